import { createEffect, createMemo, createRoot, createSignal, onCleanup } from 'solid-js';
import { render } from 'solid-js/web';
import boardStyle from '../board/board.css?inline';
import { focusBoard } from '../board/board-grid.tsx';
import type { BoardLook } from '../board/look.ts';
import { mediaSignal } from '../board/media-signal.ts';
import type { Game, Language, Problem } from '../core/game.ts';
import { BoardView } from './board-view.tsx';
import elementStyle from './element.css?inline';
import { lateWords } from './late-words.ts';
import { makeBoardProblem } from './problems.ts';
import type { BoardTheme, Ending, Player, Report, TabuleiroBoardEventMap } from './public.ts';
import { changeDetail, createSession } from './session.ts';
import { createShownValues } from './shown-values.ts';
import { sayLate } from './status.ts';
import type { ShownValues } from './values.ts';
import type { Words } from './words.ts';

const tag = 'tabuleiro-board';
const prefersDark = mediaSignal('(prefers-color-scheme: dark)');
const prefersStill = mediaSignal('(prefers-reduced-motion: reduce)');

/** What is on the board; whatever changes of these is shown together. */
const lineAttributes = ['game', 'position', 'moves', 'puzzle'];
const otherAttributes = ['values', 'lang', 'theme', 'flipped', 'readonly'];
const noWords = makeBoardProblem({ code: 'board-words-lost', values: {} });
type EventName = Exclude<keyof TabuleiroBoardEventMap, keyof HTMLElementEventMap> | 'change';

/** Where there is no browser the module can be imported all the same, and does nothing. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** A board for any page; public.ts says what pages see of it. */
export class TabuleiroBoard extends Base {
  static readonly observedAttributes = [...lineAttributes, ...otherAttributes];

  readonly #session = createSession({
    mayMove: (detail) => {
      const isLet = this.dispatchEvent(makeEvent('move', detail, true));
      this.#catchUp();
      return isLet;
    },
    onChange: () => {
      this.#reflectLine();
      this.#emitShown('change');
    },
    onPuzzle: (name, detail) => this.#emit(name, detail),
  });
  readonly #attributeChanges = createSignal(0);
  #values: ShownValues | undefined;
  #unmount: (() => void) | undefined;
  /** Whether attributes have changed that are not shown yet. */
  #isBehind = true;
  #isReflecting = false;
  /** Whether the moves are those that were made here, and not what the page asked for. */
  #hasOwnMoves = false;
  /** The game that the page was told to be ready. */
  #readyGame: Game | undefined;
  /** What the page is told now, and what it is to be told then. */
  readonly #events: Event[] = [];

  connectedCallback(): void {
    // What a script set before the element was known lies over its properties.
    for (const name of TabuleiroBoard.observedAttributes) {
      const set = Object.getOwnPropertyDescriptor(this, name);
      if (set && Reflect.deleteProperty(this, name)) Reflect.set(this, name, set.value);
    }
    this.#noteChange();
    if (this.#isBehind) this.#fallBehind();
    this.#unmount ??= createRoot((dispose) => this.#mount(dispose));
  }

  disconnectedCallback(): void {
    this.#unmount?.();
    this.#unmount = undefined;
    this.#values = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.#isReflecting) return;
    this.#noteChange();
    if (!lineAttributes.includes(name)) return;
    // Moves that were made in one game, or from one position, are none in another.
    if (name !== 'moves' && before !== now && this.#hasOwnMoves) this.#reflect('moves', null);
    this.#hasOwnMoves &&= name !== 'moves' && before === now;
    this.#fallBehind();
  }

  override focus(options?: FocusOptions): void {
    focusBoard(this.shadowRoot, options ?? {});
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

  get puzzle(): string {
    return this.getAttribute('puzzle') ?? '';
  }
  set puzzle(puzzle: string) {
    this.#put('puzzle', puzzle);
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
    this.#session.show({
      game: this.game,
      position: this.position,
      moves: this.#wantedMoves,
      puzzle: this.puzzle.trim(),
    });
  }

  /** Attributes follow what is on the board. */
  #reflectLine(): void {
    const match = this.#session.match();
    if (!match) return;
    this.#reflect('moves', match.played.join(' '));
    this.#hasOwnMoves = true;
    // What was asked for as a position and is none, these moves do not begin with.
    if (this.#session.hasBadPosition()) this.#reflect('position', null);
  }

  #reflect(name: string, value: string | null): void {
    this.#isReflecting = true;
    this.#put(name, value);
    this.#isReflecting = false;
  }

  #mount(dispose: () => void): () => void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = sheetsOf(this.ownerDocument);
    this.#followLanguage();
    const language = this.#followed(() => languageOf(this));
    // The words of another language take the place of the old ones when they are there.
    const words = createMemo<Words | undefined>((before) => lateWords[language()]()?.words ?? before);
    const values = createShownValues(this.#session, {
      host: this,
      areWanted: this.#followed(() => this.values),
      words,
      onReport: (report) => this.#emit('report', report),
    });
    this.#values = values;
    const theme = this.#followed(() => this.theme);
    const trouble = () => (lateWords[language()].isLost() ? noWords : values.trouble());
    const look: Pick<BoardLook, 'theme' | 'material' | 'isStill'> = {
      theme: () => (theme() === 'auto' ? (prefersDark() ? 'dark' : 'light') : theme() === 'dark' ? 'dark' : 'light'),
      material: () => 'own',
      isStill: prefersStill,
    };
    const isFlipped = this.#followed(() => this.flipped);
    const isReadonly = this.#followed(() => this.readonly);
    const unrender = render(
      () => (
        <BoardView
          session={this.#session}
          values={values}
          look={look}
          language={language()}
          words={words()}
          trouble={trouble}
          isFlipped={isFlipped()}
          isReadonly={isReadonly() || Boolean(this.#session.puzzle()?.isWaiting())}
        />
      ),
      shadow,
    );
    this.#tellProblems(() => ({ session: this.#session, language: language(), words: words() }), trouble);
    createEffect(() => {
      const game = words() && this.#session.match()?.game;
      if (game === this.#readyGame) return;
      this.#readyGame = game;
      this.#emitShown('ready');
    });
    return () => {
      unrender();
      dispose();
    };
  }

  /** Looks again when a language is named anywhere around, be it within other elements' shadows. */
  #followLanguage(): void {
    const observer = new MutationObserver(() => this.#noteChange());
    for (let at: Element | null = this; at; at = hostOf(at))
      observer.observe(at.getRootNode(), { subtree: true, attributeFilter: ['lang'] });
    onCleanup(() => observer.disconnect());
  }

  /** Each problem once, as soon as there are words for it. */
  #tellProblems(sayings: () => Parameters<typeof sayLate>[1], trouble: () => Problem | undefined): void {
    createEffect<Problem | undefined>((told) => {
      const problem = this.#session.problem() ?? trouble();
      const sentence = problem && sayLate(problem, sayings());
      if (!problem || sentence === undefined || problem === told) return told;
      this.#emit('problem', { problem, sentence });
      return problem;
    });
  }

  #emitShown(name: 'ready' | 'change'): void {
    const match = this.#session.match();
    if (match) this.#emit(name, changeDetail(match));
  }

  /** Tells the page; what comes of it, a move in answer to another, is told when all have heard the first. */
  #emit<Name extends EventName>(name: Name, detail: TabuleiroBoardEventMap[Name]['detail']): void {
    if (this.#events.push(makeEvent(name, detail)) > 1) return;
    for (let [event] = this.#events; event; [event] = this.#events) {
      this.dispatchEvent(event);
      this.#events.shift();
    }
  }
}

function makeEvent<Name extends EventName>(
  name: Name,
  detail: TabuleiroBoardEventMap[Name]['detail'],
  cancelable = false,
): Event {
  return new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
}

/**
 * Style sheets that are made by a script need no leave of the page's policy, and every board of a document shares them:
 * another document does not take them.
 */
const sheets = new WeakMap<Document, CSSStyleSheet[]>();

function sheetsOf(document: Document): CSSStyleSheet[] {
  const known = sheets.get(document);
  if (known) return known;
  const { CSSStyleSheet: Sheet } = document.defaultView ?? globalThis;
  const made = [boardStyle, elementStyle].map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
  sheets.set(document, made);
  return made;
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
