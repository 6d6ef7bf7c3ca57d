import { createEffect, createMemo, createRoot, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import boardStyle from '../board/board.css?inline';
import type { BoardLook } from '../board/look.ts';
import { mediaSignal } from '../board/media-signal.ts';
import type { Language, Problem } from '../core/game.ts';
import { BoardView } from './board-view.tsx';
import elementStyle from './element.css?inline';
import { wordsIn } from './late-words.ts';
import type { BoardTheme, Ending, Player, Report, TabuleiroBoardEventMap } from './public.ts';
import { changeDetail, createSession } from './session.ts';
import { createShownValues, type ShownValues } from './shown-values.ts';
import { sayLate } from './status.ts';
import type { Words } from './words.ts';

const tag = 'tabuleiro-board';
const prefersDark = mediaSignal('(prefers-color-scheme: dark)');
const prefersStill = mediaSignal('(prefers-reduced-motion: reduce)');

/** What is on the board; whatever changes of these is shown together. */
const lineAttributes = ['game', 'position', 'moves'];
const otherAttributes = ['values', 'lang', 'theme', 'flipped', 'readonly'];
type EventName = Exclude<keyof TabuleiroBoardEventMap, keyof HTMLElementEventMap> | 'change';

/** Where there is no browser the module can be imported all the same, and does nothing. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** A board for any page; public.ts says what pages see of it. */
export class TabuleiroBoard extends Base {
  static readonly observedAttributes = [...lineAttributes, ...otherAttributes];

  readonly #session = createSession({
    onReady: () => this.#emitShown('ready'),
    mayMove: (detail) => this.#emit('move', detail, true),
    onChange: () => {
      this.#reflectMoves();
      this.#emitShown('change');
    },
  });
  readonly #attributeChanges = createSignal(0);
  #values: ShownValues | undefined;
  #unmount: (() => void) | undefined;
  /** Whether attributes have changed that are not shown yet. */
  #isBehind = false;
  #isReflecting = false;

  connectedCallback(): void {
    // What a script set before the element was known lies over its properties.
    for (const name of TabuleiroBoard.observedAttributes) {
      const set = Object.getOwnPropertyDescriptor(this, name);
      if (set && Reflect.deleteProperty(this, name)) Reflect.set(this, name, set.value);
    }
    this.#noteChange();
    this.#fallBehind();
    this.#unmount ??= createRoot((dispose) => this.#mount(dispose));
  }

  disconnectedCallback(): void {
    this.#unmount?.();
    this.#unmount = undefined;
    this.#values = undefined;
  }

  attributeChangedCallback(name: string): void {
    if (this.#isReflecting) return;
    this.#noteChange();
    if (lineAttributes.includes(name)) this.#fallBehind();
  }

  get game(): string {
    return this.getAttribute('game') ?? '';
  }
  set game(game: string) {
    this.#put('game', game);
  }

  get position(): string {
    return this.getAttribute('position') ?? '';
  }
  set position(position: string) {
    this.#put('position', position);
  }

  get moves(): readonly string[] {
    return this.#match?.played ?? this.#wantedMoves;
  }
  set moves(moves: readonly string[] | string) {
    this.#put('moves', Array.isArray(moves) ? moves.join(' ') : moves);
  }

  get values(): boolean {
    return this.hasAttribute('values');
  }
  set values(isOn: boolean) {
    this.toggleAttribute('values', Boolean(isOn));
  }

  get theme(): BoardTheme {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }
  set theme(theme: BoardTheme) {
    this.#put('theme', theme);
  }

  get flipped(): boolean {
    return this.hasAttribute('flipped');
  }
  set flipped(isOn: boolean) {
    this.toggleAttribute('flipped', Boolean(isOn));
  }

  get readonly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readonly(isOn: boolean) {
    this.toggleAttribute('readonly', Boolean(isOn));
  }

  get turn(): Player | null {
    return this.#match?.turn ?? null;
  }

  get ending(): Ending | null {
    return this.#match?.ending ?? null;
  }

  get currentPosition(): string | null {
    return this.#match?.position ?? null;
  }

  get report(): Report | null {
    return this.#values?.report() ?? null;
  }

  get status(): string {
    this.#catchUp();
    return this.shadowRoot?.querySelector('[part=status]')?.textContent ?? '';
  }

  play(move: string): boolean {
    this.#catchUp();
    return this.#session.play(String(move));
  }

  undo(): boolean {
    this.#catchUp();
    return this.#session.undo();
  }

  get #match() {
    this.#catchUp();
    return this.#session.match();
  }

  get #wantedMoves(): readonly string[] {
    return (this.getAttribute('moves') ?? '').split(/\s+/u).filter((move) => move !== '');
  }

  #put(name: string, value: unknown): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  /** Lets what depends on attributes look at them again. */
  #noteChange(): void {
    const [, setChanges] = this.#attributeChanges;
    setChanges((count) => count + 1);
  }

  /** Asks an attribute, and to be asked again when any has changed. */
  #followed<T>(ask: () => T): () => T {
    const [changes] = this.#attributeChanges;
    return () => {
      changes();
      return ask();
    };
  }

  /** A game, its position and its moves are set one after another, and shown together. */
  #fallBehind(): void {
    this.#isBehind = true;
    queueMicrotask(() => this.#catchUp());
  }

  #catchUp(): void {
    if (!this.#isBehind || !this.isConnected) return;
    this.#isBehind = false;
    this.#session.show({ game: this.game, position: this.position, moves: this.#wantedMoves });
  }

  #reflectMoves(): void {
    const { played } = this.#session.match() ?? { played: [] };
    this.#isReflecting = true;
    this.setAttribute('moves', played.join(' '));
    this.#isReflecting = false;
  }

  #mount(dispose: () => void): () => void {
    const shadow = this.shadowRoot ?? openShadow(this);
    const language = this.#followed(() => languageOf(this));
    // The words of another language take the place of the old ones when they are there.
    const words = createMemo<Words | undefined>((before) => wordsIn(language()) ?? before);
    const values = createShownValues(this.#session, {
      areWanted: this.#followed(() => this.values),
      language,
      words,
      onReport: (report) => this.#emit('report', report),
    });
    this.#values = values;
    const theme = this.#followed(() => this.theme);
    const look: Omit<BoardLook, 'text'> = {
      theme: () => (theme() === 'auto' ? (prefersDark() ? 'dark' : 'light') : theme() === 'dark' ? 'dark' : 'light'),
      material: () => 'own',
      isStill: prefersStill,
      language,
    };
    const isFlipped = this.#followed(() => this.flipped);
    const isReadonly = this.#followed(() => this.readonly);
    const unrender = render(
      () => (
        <BoardView
          session={this.#session}
          values={values}
          look={look}
          words={words()}
          isFlipped={isFlipped()}
          isReadonly={isReadonly()}
        />
      ),
      shadow,
    );
    this.#tellProblems(values, language);
    return () => {
      unrender();
      dispose();
    };
  }

  /** Each problem once, as soon as there are words for it. */
  #tellProblems(values: ShownValues, language: () => Language): void {
    createEffect<Problem | undefined>((told) => {
      const problem = this.#session.problem() ?? values.trouble();
      const sentence = problem && sayLate(problem, this.#session, language());
      if (!problem || !sentence || problem === told) return told;
      this.#emit('problem', { problem, sentence });
      return problem;
    });
  }

  #emitShown(name: 'ready' | 'change'): void {
    const match = this.#session.match();
    if (match) this.#emit(name, changeDetail(match));
  }

  /** False where a listener cancelled it. */
  #emit<Name extends EventName>(
    name: Name,
    detail: TabuleiroBoardEventMap[Name]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
}

/** Style sheets that are made by a script need no leave of the page's policy, and every board shares them. */
let sheets: CSSStyleSheet[] | undefined;

function openShadow(host: HTMLElement): ShadowRoot {
  sheets ??= [boardStyle, elementStyle].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  return shadow;
}

/** The nearest language that is named, within or around other elements' shadows; English where we do not speak it. */
function languageOf(element: Element): Language {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const named = at.getAttribute('lang');
    if (named !== null) return /^pt\b/iu.test(named.trim()) ? 'pt' : 'en';
  }
  return 'en';
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

const registry = globalThis.customElements as CustomElementRegistry | undefined;
if (registry && !registry.get(tag)) registry.define(tag, TabuleiroBoard);
