import type { Language } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { sayProblem } from '../../../text/say.ts';
import { type BoardStyle, canFlip } from '../../board.ts';
import { terminal } from '../../text.ts';
import { askStep } from '../steps.ts';
import { hasPerson, playAgain, takeBack } from '../table.ts';
import { type KeyName, playText } from '../text.ts';
import { readChoice } from '../typed-choice.ts';
import type { Action, Command, Menu, Scene, Ui } from '../ui.ts';
import type { Key } from './keys.ts';
import { framesOf } from './motion.ts';
import { badge, drawMenu, drawMenuBeside, drawTable, drawText, type Foot, textHeight } from './page.ts';
import { nextCells, type Pointing, type Pressed, press, startPointing } from './pointing.ts';
import type { Screen } from './screen.ts';

/** The keys of each command: letters that begin no move of ours. */
const commandKeys: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  t: 'hint',
  v: 'values',
  l: 'rules',
  w: 'save',
  x: 'resign',
  q: 'menu',
};
const flipKey = 'o';
const movesKey = 'n';

/** How long a piece takes for a cell, and the paces of two computers, in milliseconds. */
const frameTime = 45;
const paces = [0, 250, 500, 1000, 2000, 4000];
const usualPace = 3;

export interface ScreenMeans {
  readonly screen: Screen;
  readonly board: BoardStyle;
  readonly language: Language;
  /** Whether a move is asked for part by part. */
  readonly asksInSteps: boolean;
}

/** Meets a person on a full screen: a board with a cursor, menus, and a line that says which keys work now. */
export class ScreenUi implements Ui {
  readonly isLive = true;
  /** When the person leaves by force. */
  readonly ended: Promise<void>;
  private end: () => void = () => undefined;
  private readonly screen: Screen;
  private readonly board: BoardStyle;
  readonly asksInSteps: boolean;
  language: Language;
  private notice = '';
  isFlipped = false;
  private showsMoves = false;
  private pointing: Pointing | undefined;
  private pointedAt: Match | undefined;
  private pace = usualPace;
  private isPaused = false;
  /** Draws again what is on the screen, with a new scene where there is one. */
  private redraw: (scene?: Scene) => void = () => undefined;

  constructor({ screen, board, language, asksInSteps }: ScreenMeans) {
    this.screen = screen;
    this.board = board;
    this.language = language;
    this.asksInSteps = asksInSteps;
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  get width(): number {
    return Math.max(20, Math.min(this.screen.columns - 2, 100));
  }

  setLanguage(language: Language): void {
    this.language = language;
  }

  say(message: string): void {
    this.notice = `${this.notice} ${message}`.trimStart();
  }

  update(scene: Scene): void {
    this.redraw(scene);
  }

  async choose<T>(menu: Menu<T>): Promise<T | undefined> {
    let selected = menu.initial ?? 0;
    let typed = '';
    let notice = this.takeNotice() || menu.scene?.message || '';
    for (;;) {
      this.draw(() => this.drawChoices(menu, selected, typed, notice));
      const key = await this.nextKey();
      const last = menu.options.length - 1;
      if (key.kind === 'up') selected = selected === 0 ? last : selected - 1;
      else if (key.kind === 'down' || key.kind === 'tab') selected = selected === last ? 0 : selected + 1;
      else if (key.kind === 'home' || key.kind === 'pageUp') selected = 0;
      else if (key.kind === 'end' || key.kind === 'pageDown') selected = last;
      else if (key.kind === 'escape' && typed === '' && menu.hasWayBack) return undefined;
      else if (key.kind === 'enter' && typed === '') return menu.options[selected].value;
      else if (key.kind === 'enter') {
        const choice = await readChoice(menu, typed, this.language);
        if ('value' in choice) return choice.value;
        [typed, notice] = ['', choice.refusal];
        continue;
      } else if (key.kind === 'char' && key.char === 'q' && typed === '' && !menu.readTyped) {
        if (menu.hasWayBack) return undefined;
        selected = last;
      } else typed = edited(typed, key);
      notice = '';
    }
  }

  private drawChoices<T>(menu: Menu<T>, selected: number, typed: string, notice: string): string[] {
    const keys = this.keysOf([
      ['↑↓', 'choose'],
      ['Enter', 'enter'],
      ...(menu.hasWayBack ? ([['Esc', 'back']] as const) : []),
    ]);
    const foot = { message: notice, typed: typed && `> ${typed}`, keys };
    if (!menu.scene) return drawMenu(menu, selected, this.board, foot, this.screen);
    const { match } = menu.scene.table;
    const style = { ...this.styleOf(menu.scene), marked: match.ending?.cells ?? [] };
    return drawMenuBeside(menu, menu.scene, selected, style, foot, this.screen);
  }

  async ask(question: string, suggestion: string): Promise<string | undefined> {
    const keys = this.keysOf([
      ['Enter', 'enter'],
      ['Esc', 'back'],
    ]);
    let typed = suggestion;
    for (;;) {
      const menu = { title: question, options: [], hasWayBack: true };
      const foot = { message: '', typed: `> ${typed}_`, keys };
      this.draw(() => drawMenu(menu, 0, this.board, foot, this.screen));
      const key = await this.nextKey();
      if (key.kind === 'escape') return undefined;
      if (key.kind === 'enter' && typed.trim() !== '') return typed.trim();
      typed = edited(typed, key);
    }
  }

  async read(lines: readonly string[]): Promise<void> {
    const foot: Foot = {
      message: '',
      typed: '',
      keys: this.keysOf([
        ['↑↓', 'scroll'],
        ['Esc', 'back'],
      ]),
    };
    let from = 0;
    for (;;) {
      const height = textHeight(this.board, foot, this.screen);
      from = Math.max(0, Math.min(from, lines.length - height));
      this.draw(() => drawText(lines, from, this.board, foot, this.screen));
      const key = await this.nextKey();
      if (key.kind === 'up') from--;
      else if (key.kind === 'down') from++;
      else if (key.kind === 'pageUp') from -= height;
      else if (key.kind === 'pageDown' || isChar(key, ' ')) from += height;
      else if (key.kind === 'escape' || key.kind === 'enter' || isChar(key, 'q')) return;
    }
  }

  async turn(first: Scene): Promise<Action> {
    let scene = first;
    const { match } = scene.table;
    // What was picked up or typed stays while values or a hint are looked at.
    let pointing =
      this.pointedAt === match && this.pointing ? this.pointing : startPointing(match, this.pointing?.cursor);
    this.pointedAt = match;
    let message = this.takeNotice() || scene.message || this.onlyPass(match);
    let isSure = false;
    for (;;) {
      this.draw((updated = scene) => {
        if (updated.message !== scene.message) message = updated.message;
        scene = updated;
        return this.drawTurn(scene, pointing, message);
      });
      const key = await this.nextKey();
      const isTyping = pointing.typed !== '' || pointing.chosen.length > 0;
      const command = !isTyping && key.kind === 'char' ? commandKeys[key.char] : undefined;
      if (command === 'resign' && !isSure) {
        isSure = true;
        message = playText[this.language].sureToResign;
        continue;
      }
      if (command) return { kind: command };
      isSure = false;
      if (!isTyping && this.pressView(key, match)) continue;
      const isTouch = isChar(key, ' ') && !isTyping;
      const pressed = press(pointing, isTouch ? { kind: 'enter' } : key, match, this);
      pointing = pressed.pointing;
      this.pointing = pointing;
      message = this.sayPressed(pressed, match);
      if (pressed.move !== undefined) return { kind: 'move', move: pressed.move };
    }
  }

  private onlyPass({ game, state, moves }: Match): string {
    const isPass = moves.length === 1 && game.view.path(state, moves[0]).length === 0;
    return isPass ? playText[this.language].onlyPass : '';
  }

  private sayPressed({ problem, excess }: Pressed, { game }: Match): string {
    const text = playText[this.language];
    if (excess) return excess === 'lines' ? text.manyLines : text.tooLong;
    return problem ? sayProblem(problem, this.language, game, terminal) : '';
  }

  /** Keys that change only how the table is seen. Whether it was one. */
  private pressView(key: Key, match: Match): boolean {
    if (isChar(key, flipKey) && canFlip(match.game)) this.isFlipped = !this.isFlipped;
    else if (isChar(key, movesKey)) this.showsMoves = !this.showsMoves;
    else return false;
    return true;
  }

  private drawTurn(scene: Scene, pointing: Pointing, message: string): string[] {
    const { match } = scene.table;
    const { isAscii } = this.board;
    const { cursor, picked } = pointing;
    const isPickedFirst = match.moves.some((move) => match.game.view.path(match.state, move).length > 1);
    const cells = isPickedFirst && picked.length === 0 ? new Map<number, number>() : nextCells(match, picked);
    const notes = new Map(
      [...cells].map(([cell, move]) => {
        const text = match.game.notation.move(match.state, move);
        const verdict = scene.report?.moves.find((reported) => reported.move === text);
        return [cell, verdict ? badge(verdict, isAscii) : isAscii ? '*' : '·'] as const;
      }),
    );
    const style = { ...this.styleOf(scene), cursor, picked: picked[0], notes };
    const foot = {
      message,
      typed: this.inputLine(match, pointing),
      keys: this.turnKeys(scene, pointing, isPickedFirst),
    };
    return drawTable(scene, style, this.showsMoves, foot, this.screen);
  }

  /** What is being typed, after what it answers. */
  private inputLine(match: Match, { typed, chosen, picked }: Pointing): string {
    const { dialogue } = match.game.notation;
    if (this.asksInSteps && dialogue && picked.length === 0) {
      return `${askStep(match, dialogue, chosen, this.language)} ${typed}_`;
    }
    return typed ? `${playText[this.language].typing}: ${typed}_` : '';
  }

  private turnKeys({ table }: Scene, { picked, typed, chosen }: Pointing, isPickedFirst: boolean): string[] {
    if (typed || chosen.length > 0) {
      return this.keysOf([
        ['Enter', 'send'],
        ['Esc', 'letGo'],
      ]);
    }
    if (picked.length > 0) {
      return this.keysOf([
        ['←↑↓→ Enter', 'put'],
        ['Tab', 'next'],
        ['Esc', 'letGo'],
      ]);
    }
    const { game, state, moves } = table.match;
    const example = playText[this.language].orType(game.notation.move(state, moves[0]));
    const [cursor, ...commands] = this.keysOf([
      ['←↑↓→ Enter', isPickedFirst ? 'pick' : 'drop'],
      ...(takeBack(table) ? ([['u', 'undo']] as const) : []),
      ...(playAgain(table) ? ([['r', 'redo']] as const) : []),
      ['t', 'hint'],
      ['v', 'values'],
      [movesKey, 'moves'],
      ...(canFlip(game) ? ([[flipKey, 'flip']] as const) : []),
      ['l', 'rules'],
      ['w', 'save'],
      ['x', 'resign'],
      ['q', 'menu'],
    ]);
    return [`${cursor} ${example} ${this.board.isAscii ? '|' : '·'}`, ...commands];
  }

  async watch(scene: Scene, player: string, signal: AbortSignal): Promise<Action | undefined> {
    const message = playText[this.language].thinking(player);
    const keys = hasPerson(scene.table)
      ? this.keysOf([
          ['u', 'undo'],
          ['q', 'menu'],
        ])
      : this.keysOf([
          ['Space', this.isPaused ? 'goOn' : 'pause'],
          ['q', 'menu'],
        ]);
    for (;;) {
      this.draw((updated = scene) => this.drawScene(updated, message, keys));
      const key = await this.screen.nextKey(signal);
      if (!key) return undefined;
      if (await this.handle(key)) continue;
      const command = key.kind === 'char' ? commandKeys[key.char] : undefined;
      if (command === 'undo' || command === 'menu') return this.interrupted(command);
      if (!this.pressView(key, scene.table.match) && isChar(key, ' ')) this.isPaused = !this.isPaused;
    }
  }

  async rest(scene: Scene): Promise<Action | undefined> {
    const text = playText[this.language];
    for (;;) {
      const keys = this.keysOf([
        ['Space', this.isPaused ? 'goOn' : 'pause'],
        ['→', 'step'],
        ['+ -', 'faster'],
        ...(takeBack(scene.table) ? ([['u', 'undo']] as const) : []),
        ...(playAgain(scene.table) ? ([['r', 'redo']] as const) : []),
        ['l', 'rules'],
        ['w', 'save'],
        ['q', 'menu'],
      ]);
      const standing = this.isPaused ? text.paused : text.pace(String(paces[this.pace] / 1000));
      this.draw((updated = scene) => this.drawScene(updated, `${updated.message} ${standing}`.trimStart(), keys));
      const key = await this.screen.nextKey(this.isPaused ? undefined : AbortSignal.timeout(paces[this.pace]));
      if (!key) return undefined;
      if (await this.handle(key)) continue;
      const command = key.kind === 'char' ? commandKeys[key.char] : undefined;
      if (command && restCommands.includes(command)) return this.interrupted(command);
      if (key.kind === 'right' || key.kind === 'enter') {
        this.isPaused = true;
        return undefined;
      }
      if (isChar(key, ' ')) this.isPaused = !this.isPaused;
      else if (isChar(key, '+')) this.pace = Math.max(0, this.pace - 1);
      else if (isChar(key, '-')) this.pace = Math.min(paces.length - 1, this.pace + 1);
      else this.pressView(key, scene.table.match);
    }
  }

  /** Who looks back at the moves of computers does not want them to go on at once. */
  private interrupted(command: Command): Action {
    if (command === 'undo' || command === 'redo') this.isPaused = true;
    return { kind: command };
  }

  async showMove(before: Scene, after: Scene): Promise<void> {
    const { match } = before.table;
    const { move } = after.table.match.steps[after.table.match.ply];
    const frames = move === undefined ? [] : framesOf(match.game, match.state, move);
    for (const pieces of frames) {
      this.draw(() => {
        const style = { ...this.styleOf(before), pieces };
        return drawTable(before, style, this.showsMoves, { message: after.message, typed: '', keys: [] }, this.screen);
      });
      await new Promise((resolve) => setTimeout(resolve, frameTime));
    }
    this.draw(() => this.drawScene(after, after.message, []));
  }

  private drawScene(scene: Scene, message: string, keys: readonly string[]): string[] {
    const marked = scene.table.match.ending?.cells ?? [];
    const style = { ...this.styleOf(scene), marked };
    return drawTable(scene, style, this.showsMoves, { message, typed: '', keys }, this.screen);
  }

  private styleOf({ table }: Scene): BoardStyle {
    const { match } = table;
    const { move } = match.steps[match.ply];
    const before = match.steps[match.ply - 1];
    const trail = move === undefined ? [] : match.game.view.path(before.state, move);
    return { ...this.board, trail, isFlipped: this.isFlipped && canFlip(match.game) };
  }

  /** Draws now, and again whenever the window changes or there is something new to see. */
  private draw(lines: (scene?: Scene) => string[]): void {
    this.redraw = (scene) => this.screen.show(lines(scene));
    this.redraw();
  }

  /** The next key that is not about the window itself. */
  private async nextKey(): Promise<Key> {
    for (;;) {
      const key = await this.screen.nextKey();
      if (key && !(await this.handle(key))) return key;
    }
  }

  /** Deals with what concerns the window and not what is in it. Whether it was such a key. */
  private async handle(key: Key): Promise<boolean> {
    if (key.kind === 'interrupt') {
      this.end();
      return new Promise(() => undefined);
    }
    if (key.kind === 'suspend') await this.screen.suspend();
    else if (key.kind === 'resize') this.screen.forget();
    else return false;
    this.redraw();
    return true;
  }

  private keysOf(keys: readonly (readonly [key: string, name: KeyName])[]): string[] {
    const words = playText[this.language].keys;
    const arrows = { '←↑↓→ Enter': 'Arrows Enter', '↑↓': 'Up Down', '→': 'Right' };
    const names = keys.map(([key, name]) => {
      const plain = Object.entries(arrows).find(([drawn]) => drawn === key)?.[1];
      return `${this.board.isAscii ? (plain ?? key) : key} ${words[name]}`.trim();
    });
    return names.map((name, index) => (index < names.length - 1 ? `${name} ${this.board.isAscii ? '|' : '·'}` : name));
  }

  private takeNotice(): string {
    const { notice } = this;
    this.notice = '';
    return notice;
  }
}

const restCommands: readonly Command[] = ['undo', 'redo', 'rules', 'save', 'menu'];

function isChar(key: Key, char: string): boolean {
  return key.kind === 'char' && key.char === char;
}

const longestText = 200;

/** A line of text after a key. Of a paste, the first line counts. */
function edited(text: string, key: Key): string {
  if (key.kind === 'backspace') return Array.from(text).slice(0, -1).join('');
  if (key.kind === 'escape') return '';
  const added = key.kind === 'char' ? key.char : key.kind === 'paste' ? key.text.trim().split(/[\r\n]/u)[0] : '';
  return (text + added.replace(/[\p{Cc}\p{Cf}]/gu, '')).slice(0, longestText);
}
