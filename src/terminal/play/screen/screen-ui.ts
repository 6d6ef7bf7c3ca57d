import type { Language } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { lastMoveOf } from '../../../play/last-move.ts';
import { hasPerson, hasVariations, matchOf, redo, undo } from '../../../play/table.ts';
import { playText } from '../../../play/text.ts';
import { canFlip, onlyPass } from '../../../play/view.ts';
import { sayProblem } from '../../../text/say-problem.ts';
import type { BoardStyle, Note } from '../../print/board.ts';
import { terminal } from '../../text.ts';
import { askStep, dialogueOf } from '../steps.ts';
import { appText } from '../text.ts';
import { hasNumericMoves } from '../typed-move.ts';
import type { Action, Command, Menu, Scene, Ui } from '../ui.ts';
import { askText, chooseOption, type Drawing, readText, wheelLines } from './choosing.ts';
import { commandOf, usesAtTurn, usesOf } from './command-keys.ts';
import type { Drawn } from './drawn.ts';
import { type NamedUse, nameKeys } from './key-names.ts';
import { isChar } from './keys.ts';
import { framesOf } from './motion.ts';
import { badge } from './page.ts';
import {
  isIdle,
  type Options,
  type Pointing,
  type Pressed,
  press,
  startPointing,
  targetsAt,
  typedMove,
} from './pointing.ts';
import { drawTable, type ListView } from './table-page.ts';
import type { PageKey, Window } from './window.ts';

const flipKey = 'o';
const movesKey = 'n';
const mouseKey = 'k';
const commandsAtRest: readonly Command[] = ['undo', 'redo', 'variations', 'nodes', 'rules', 'save', 'menu'];

/** How far the list beside the board is scrolled by the wheel and by keys. */
const scrolling: Readonly<Record<string, number>> = {
  wheelUp: -wheelLines,
  wheelDown: wheelLines,
  pageUp: -wheelLines,
  pageDown: wheelLines,
};

/** The paces of two computers, in milliseconds a move. */
const paces = [10, 250, 500, 1000, 2000, 4000];
const usualPace = 1000;

/** Meets a person on a full screen: a board with a cursor, menus, and a line that says which keys work now. */
export class ScreenUi implements Ui {
  readonly isLive = true;
  isFlipped = false;
  private readonly window: Window;
  private readonly board: BoardStyle;
  private readonly asksInSteps: boolean;
  /** How long a piece takes for a cell, in milliseconds. */
  private readonly frameTime: number;
  private language: Language;
  private notice = '';
  private view: ListView = { showsMoves: false, scrolled: 0 };
  private pace = usualPace;
  private isPaused = false;
  /** What the person was about to do, and where. */
  private pointing: Pointing | undefined;
  private pointedAt: Match | undefined;

  constructor(drawing: Drawing, asksInSteps: boolean, frameTime: number) {
    this.window = drawing.window;
    this.board = drawing.board;
    this.language = drawing.language;
    this.asksInSteps = asksInSteps;
    this.frameTime = frameTime;
  }

  setLanguage(language: Language): void {
    this.language = language;
  }

  say(message: string): void {
    this.notice = `${this.notice} ${message}`.trimStart();
  }

  update(scene: Scene): void {
    this.window.redraw(scene);
  }

  choose<T>(menu: Menu<T>): Promise<T | undefined> {
    const { scene } = menu;
    const board = scene ? this.styleOf(scene) : this.board;
    return chooseOption(menu, { ...this.drawing, board }, this.withNotice(scene?.message ?? ''));
  }

  ask(question: string, suggestion: string): Promise<string | undefined> {
    return askText(question, suggestion, this.drawing);
  }

  read(page: (width: number) => readonly string[]): Promise<void> {
    return readText(page, this.drawing);
  }

  async turn(first: Scene, signal?: AbortSignal): Promise<Action | undefined> {
    let scene = first;
    const match = matchOf(scene.table);
    let pointing = this.startPointing(match);
    let message = this.withNotice(scene.message);
    if (isPass(match)) message = `${message} ${playText[this.language].mustPass}`.trimStart();
    let sureOf: Command | undefined;
    for (;;) {
      this.pointing = pointing;
      this.window.draw((updated = scene) => {
        if (updated.message !== scene.message) message = updated.message;
        scene = updated;
        return this.drawTurn(scene, pointing, message);
      });
      const key = await this.window.nextKeyUnless(signal);
      if (!key) return undefined;
      if (isIdle(pointing, key, match)) continue;
      const isTyping = pointing.typed !== '' || pointing.chosen.length > 0;
      const command = isTyping ? undefined : commandOf(key, scene);
      // It was pressed too late: the computer has moved.
      if (command === 'now') continue;
      const question = command === sureOf ? undefined : this.askIfSure(command);
      if (command && !question) return { kind: command };
      sureOf = command;
      message = question ?? '';
      if (question || (!isTyping && this.pressView(key, match))) continue;
      const isTouch = isChar(key, ' ') && !isTyping;
      const pressed = press(pointing, isTouch ? { kind: 'enter' } : key, match, this.optionsAt(match));
      pointing = pressed.pointing;
      message = this.sayPressed(pressed, match);
      if (pressed.move === undefined) continue;
      // The same position may come again, when the move is taken back.
      this.pointing = pointing;
      return { kind: 'move', move: pressed.move };
    }
  }

  async watch(scene: Scene, commands: readonly Command[], signal: AbortSignal): Promise<Action | undefined> {
    let shown = scene;
    let sureOf: Command | undefined;
    let question: string | undefined;
    for (;;) {
      const canPause = !hasPerson(scene.table) && !matchOf(scene.table).ending && !scene.online;
      const pause: NamedUse = canPause && ['Space', this.isPaused ? 'goOn' : 'pause'];
      const uses = usesOf(commands, scene);
      // The way out comes last, and what there may be no room for just before it.
      const [others, out] = [uses.slice(0, -1), uses.slice(-1)];
      const keys = this.nameKeys([pause, ...others, this.flipUse(scene), this.mouseUse, ...out]);
      const paused = canPause && this.isPaused ? playText[this.language].paused : '';
      this.window.draw((updated = shown) => {
        shown = updated;
        return this.drawScene(shown, question ?? `${shown.message} ${paused}`.trimEnd(), keys);
      });
      const key = await this.window.nextKeyUnless(signal);
      if (!key) return undefined;
      const command = commandOf(key, scene);
      const isMeant = command !== undefined && commands.includes(command);
      question = isMeant && command !== sureOf ? this.askIfSure(command) : undefined;
      if (isMeant && !question) return { kind: command };
      sureOf = command;
      if (isChar(key, ' ')) this.isPaused = !this.isPaused;
      else this.pressView(key, matchOf(scene.table));
    }
  }

  async rest(scene: Scene): Promise<Action | undefined> {
    const text = appText[this.language];
    for (;;) {
      const keys = this.nameKeys([
        ['Space', this.isPaused ? 'goOn' : 'pause'],
        ['→', 'step'],
        ['+ -', 'faster'],
        undo(scene.table) !== undefined && ['u', 'undo'],
        redo(scene.table) !== undefined && ['r', 'redo'],
        hasVariations(scene.table) && ['y', 'variations'],
        this.flipUse(scene),
        ['l', 'rules'],
        ['w', 'save'],
        ['i', 'nodes'],
        this.mouseUse,
        ['q', 'menu'],
      ]);
      const status = this.isPaused ? playText[this.language].paused : text.pace(this.pace / 1000);
      this.window.draw((updated = scene) => this.drawScene(updated, `${updated.message} ${status}`.trimStart(), keys));
      const time = this.isPaused ? undefined : AbortSignal.timeout(this.pace);
      const key = await this.window.nextKeyUnless(time);
      if (!key) return undefined;
      const command = commandOf(key, scene);
      if (command && commandsAtRest.includes(command)) return { kind: command };
      if (key.kind === 'right' || key.kind === 'enter') {
        this.isPaused = true;
        return undefined;
      }
      if (isChar(key, ' ')) this.isPaused = !this.isPaused;
      else if (isChar(key, '+')) this.pace = paces.findLast((pace) => pace < this.pace) ?? this.pace;
      else if (isChar(key, '-')) this.pace = paces.find((pace) => pace > this.pace) ?? this.pace;
      else this.pressView(key, matchOf(scene.table));
    }
  }

  async showMove(before: Scene, after: Scene): Promise<void> {
    const match = matchOf(before.table);
    const { move } = matchOf(after.table).step;
    const frames = move === undefined ? [] : framesOf(match.game, match.state, move);
    const foot = { message: after.message, typed: '', keys: [] };
    for (const pieces of frames) {
      const style = { ...this.styleOf(before), pieces };
      this.window.draw(() => drawTable(before, style, this.view, foot, this.window.room));
      await new Promise((resolve) => setTimeout(resolve, this.frameTime));
    }
    this.window.draw(() => this.drawScene(after, after.message, []));
  }

  pause(): void {
    this.isPaused = true;
  }

  /** What was picked up or typed stays while values or a hint are looked at. */
  private startPointing(match: Match): Pointing {
    const before = this.pointedAt;
    this.pointedAt = match;
    if (before === match && this.pointing) return this.pointing;
    this.view.scrolled = 0;
    // Another game has other cells.
    const cursor = before?.game.id === match.game.id ? this.pointing?.cursor : undefined;
    return startPointing(match, cursor);
  }

  /** The question before what can't be undone; undefined for what may be done at once. */
  private askIfSure(command: Command | undefined): string | undefined {
    const text = appText[this.language];
    return command === 'resign' ? text.sureToResign : command === 'abort' ? text.sureToAbort : undefined;
  }

  private sayPressed({ problem, excess }: Pressed, { game }: Match): string {
    const text = appText[this.language];
    if (excess) return excess === 'lines' ? text.manyLines : text.tooLong;
    return problem ? sayProblem(problem, this.language, game, terminal) : '';
  }

  /** Keys that change only how the table is seen. Whether it was one. */
  private pressView(key: PageKey, match: Match): boolean {
    if (isChar(key, flipKey) && canFlip(match.game.view)) this.isFlipped = !this.isFlipped;
    else if (isChar(key, movesKey)) this.view = { showsMoves: !this.view.showsMoves, scrolled: 0 };
    else if (isChar(key, mouseKey)) this.window.switchMouse();
    else if (key.kind in scrolling) this.view.scrolled += scrolling[key.kind] ?? 0;
    else return false;
    return true;
  }

  private drawTurn(scene: Scene, pointing: Pointing, message: string): Drawn {
    const match = matchOf(scene.table);
    const { picked } = pointing;
    // Where a disc would land, in games in which it falls.
    const cursor = match.game.view.target(match.state, pointing.cursor);
    const style = { ...this.styleOf(scene), cursor, picked: picked[0], notes: this.notesOf(scene, picked) };
    const foot = { message, typed: this.inputLine(match, pointing), keys: this.turnKeys(scene, pointing) };
    return drawTable(scene, style, this.view, foot, this.window.room);
  }

  /** Where a piece may go, and what that is worth where it is known. Nothing is marked before a piece is picked up. */
  private notesOf({ table, report }: Scene, picked: readonly number[]): ReadonlyMap<number, Note> {
    const match = matchOf(table);
    if (picked.length === 0 && isPickedFirst(match)) return new Map();
    return new Map(
      [...targetsAt(match, picked)].map(([cell, [move = -1]]) => {
        const text = match.game.notation.move(match.state, move);
        const verdict = report?.moves.find((reported) => reported.move === text);
        const isBad = verdict?.value === 'loss' || (verdict?.score ?? 0) < 0;
        const shown = verdict ? badge(verdict, this.board.isAscii) : this.board.isAscii ? '*' : '·';
        return [cell, { text: shown, isBad }];
      }),
    );
  }

  /** What is being typed, after what it answers. */
  private inputLine(match: Match, pointing: Pointing): string {
    const { chosen, picked } = pointing;
    const typed = typedMove(pointing);
    const dialogue = this.asksInSteps ? dialogueOf(match) : undefined;
    if (dialogue && picked.length === 0) {
      return `${askStep(match, dialogue, chosen, this.language)} ${typed}_`;
    }
    return pointing.typed ? `${appText[this.language].typing}: ${typed}_` : '';
  }

  private turnKeys(scene: Scene, { picked, typed, chosen }: Pointing): string[] {
    if (typed || chosen.length > 0) {
      return this.nameKeys([
        ['Enter', 'send'],
        ['Esc', 'letGo'],
      ]);
    }
    const match = matchOf(scene.table);
    const { game, state, moves } = match;
    const isPicked = picked.length > 0;
    const use = isPass(match) ? 'pass' : isPicked ? 'put' : isPickedFirst(match) ? 'pick' : 'drop';
    const [touch = '', ...others] = this.nameKeys([
      [use === 'pass' ? 'Enter' : '←↑↓→ Enter', use],
      use !== 'pass' && ['Tab', 'next'],
      isPicked && ['Esc', 'letGo'],
      // Values of moves that are numbers already list them.
      ...usesAtTurn(
        scene,
        [!(scene.report && hasNumericMoves(match)) && [movesKey, 'moves']],
        this.flipUse(scene),
        this.mouseUse,
      ),
    ]);
    const [example] = moves;
    if (isPicked || use === 'pass' || example === undefined) return [touch, ...others];
    const typing = appText[this.language].orType(game.notation.move(state, example));
    return [touch, `${typing} ${this.board.isAscii ? '|' : '·'}`, ...others];
  }

  private flipUse({ table }: Scene): NamedUse {
    return canFlip(table.game.view) && [flipKey, 'flip'];
  }

  private get mouseUse(): NamedUse {
    return [mouseKey, this.window.isMouseOn ? 'mouseOff' : 'mouseOn'];
  }

  private drawScene(scene: Scene, message: string, keys: readonly string[]): Drawn {
    const foot = { message, typed: '', keys };
    return drawTable(scene, this.styleOf(scene), this.view, foot, this.window.room);
  }

  private styleOf({ table }: Scene): BoardStyle {
    const match = matchOf(table);
    const last = lastMoveOf(match);
    return {
      ...this.board,
      marked: match.ending?.cells ?? [],
      trail: last ? match.game.view.path(last.before, last.move) : [],
      isFlipped: this.optionsAt(match).isFlipped,
    };
  }

  private nameKeys(uses: readonly NamedUse[]): string[] {
    return nameKeys(uses, this.language, this.board);
  }

  private get drawing(): Drawing {
    return { window: this.window, board: this.board, language: this.language };
  }

  /** A board that was flipped stays so, but for games that can't be. */
  private optionsAt({ game }: Match): Options {
    return { isFlipped: this.isFlipped && canFlip(game.view), asksInSteps: this.asksInSteps };
  }

  /** What a scene says, and then what else was said since the last page: neither hides the other. */
  private withNotice(message: string): string {
    const { notice } = this;
    this.notice = '';
    return `${message} ${notice}`.trim();
  }
}

/** Whether there is nothing to do but to pass. */
function isPass({ game, state, moves }: Match): boolean {
  return onlyPass(game, state, moves) !== undefined;
}

/** Whether a move takes more than one cell: something is picked up and put down. */
function isPickedFirst({ game, state, moves }: Match): boolean {
  return moves.some((move) => game.view.path(state, move).length > 1);
}
