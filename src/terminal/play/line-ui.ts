import { type Dialogue, type Language, languages } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Problem, Result } from '../../core/problem.ts';
import { saySeat } from '../../play/names.ts';
import { hasPerson, matchOf } from '../../play/table.ts';
import { playText } from '../../play/text.ts';
import { onlyPass } from '../../play/view.ts';
import { withTime } from '../../play/waiting.ts';
import { catalogues } from '../../text/say.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { aborted, orAborted } from '../or-aborted.ts';
import { type BoardStyle, drawBoard } from '../print/board.ts';
import { wrap } from '../print/wrap.ts';
import { terminal } from '../text.ts';
import { Answers } from './answers.ts';
import type { LineWord } from './app-text.ts';
import { countLines, inColumns, numberedMoves, titleOf, valueEntries, valueLegend } from './describe.ts';
import { answerStep, askStep, dialogueOf } from './steps.ts';
import { appText } from './text.ts';
import { readChoice } from './typed-choice.ts';
import { readTyped } from './typed-move.ts';
import type { Action, Command, Menu, Scene, Ui } from './ui.ts';

/** What the line mode is connected to. */
export interface LineUiOptions {
  readonly lines: AsyncIterable<string>;
  write(text: string): void;
  /** Whether a person types the answers, so that they belong on the line of the question. */
  readonly isTyped: boolean;
  readonly board: BoardStyle;
  readonly width: number;
  readonly language: Language;
  /** Whether a move is asked for part by part. */
  readonly asksInSteps: boolean;
  /** How long a second takes, in milliseconds: tests are in a hurry. */
  readonly tick: number;
}

/** After so many seconds a person who waits is told how long already, and then at each minute. */
const toldAfter = [3, 10, 30, 60];

/** More moves than this are listed only when asked for. */
const maxMovesListed = 20;

/** Meets a person line by line, one question a line, so that whole games can be scripted. */
export class LineUi implements Ui {
  readonly isLive = false;
  /** Printed boards are seen from one side; what was chosen elsewhere is kept. */
  isFlipped = false;
  private readonly width: number;
  /** When there are no more answers to come, or none are wanted. */
  readonly ended: Promise<void>;
  private end: () => void = () => undefined;
  private readonly options: LineUiOptions;
  private readonly answers: Answers;
  private language: Language;
  /** What was drawn and said last, so that nothing is repeated. */
  private drawn: Match | undefined;
  private said = '';
  /** The question that nobody has answered yet. */
  private asked = '';

  constructor(options: LineUiOptions) {
    this.options = options;
    this.width = options.width;
    this.language = options.language;
    this.answers = new Answers(options.lines);
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  setLanguage(language: Language): void {
    this.language = language;
  }

  /** Says goodbye, unless there are no last words at all, and waits for no more answers. */
  close(lastWords: string | undefined): void {
    this.answers.close();
    if (lastWords === undefined) return;
    this.print(this.wrapped(`${this.text.lines.ended} ${lastWords}`.trimEnd()));
  }

  async choose<T>(menu: Menu<T>): Promise<T | undefined> {
    const { lines } = this.text;
    const { paint } = this.options.board;
    if (menu.scene) {
      this.draw(menu.scene);
      this.sayNews(menu.scene);
    }
    this.print('', paint.strong(menu.title), ...(menu.lines ?? []).map((line) => this.wrapped(line)));
    this.print(...menu.options.flatMap((option, index) => this.optionLines(index + 1, option.label, option.detail)));
    const last = menu.options.length;
    for (;;) {
      const question = menu.hasWayBack ? lines.chooseOrBack(last) : lines.choose(last);
      const answer = await this.answerUnless(menu.signal, question);
      if (answer === undefined) return undefined;
      if (menu.hasWayBack && isWayBack(answer)) return undefined;
      const choice = await readChoice(menu, answer, this.language);
      if ('value' in choice) return choice.value;
      this.print(this.wrapped(choice.refusal));
    }
  }

  private optionLines(number: number, label: string, detail?: string): string[] {
    const text = detail ? `${label}: ${detail}` : label;
    const [first = '', ...rest] = wrap(text.split(' '), this.width, '    ').split('\n');
    return [`${String(number).padStart(2)}  ${first.trimStart()}`, ...rest];
  }

  async ask(question: string, suggestion: string): Promise<string | undefined> {
    const { lines } = this.text;
    for (;;) {
      const answer = await this.answer(`${question} (${lines.suggestion(suggestion)}):`);
      if (isWayBack(answer)) return undefined;
      // What is a word at the table is hardly meant as the name of a file.
      if (wordOf(answer) === undefined) return answer || suggestion;
      this.print(this.wrapped(lines.noAnswer(answer)));
    }
  }

  async read(page: (width: number) => readonly string[]): Promise<void> {
    this.print('', ...page(this.width), '');
  }

  say(message: string): void {
    const { asked, options } = this;
    const isInterrupting = options.isTyped && asked !== '';
    if (isInterrupting) this.print('');
    this.print(this.wrapped(message));
    if (isInterrupting) options.write(`${asked} `);
  }

  update(): void {
    // A page that is printed stays as it is.
  }

  async watch(scene: Scene, commands: readonly Command[], signal: AbortSignal): Promise<Action | undefined> {
    if (this.isNew(scene)) this.draw(scene);
    this.printValues(scene);
    const { isTyped } = this.options;
    const done = aborted(signal);
    if (isTyped) this.tellTime(scene.message, commands.includes('now'), signal);
    for (let index = 0; ; index++) {
      const ahead = await Promise.race([done, this.answers.peek(index)]);
      if (!ahead || ahead.done) return done;
      const word = wordOf(ahead.value.trim(), scene);
      const isCommand = commands.some((command) => command === word);
      // What a script says next is meant for when it is asked; only these words can be meant for now.
      const isAnswer = isCommand && (word === 'accept' || word === 'decline');
      const isLook = scene.online !== undefined && (word === 'help' || word === 'board');
      const isMeant = word === 'now' || isAnswer || (isTyped && (word === 'quit' || isCommand || isLook));
      if (!isMeant && !isTyped) return done;
      if (!isMeant) continue;
      this.answers.remove(index);
      if (word === 'quit') return this.leave();
      if (word && isLook) {
        this.follow(word, scene);
        index--;
      }
      const command = commands.find((each) => each === word);
      if (command) return { kind: command };
    }
  }

  /** Says now and then how long a wait has taken, and once how to end it. */
  private tellTime(message: string, canHurry: boolean, signal: AbortSignal): void {
    if (!message) return;
    let seconds = 0;
    const ticking = setInterval(() => {
      seconds++;
      if (!toldAfter.includes(seconds) && seconds % 60 !== 0) return;
      const way = canHurry && seconds === toldAfter[0] ? [this.text.lines.hurry] : [];
      this.print(this.wrapped([withTime(message, seconds * 1000), ...way].join('. ')));
    }, this.options.tick);
    signal.addEventListener('abort', () => clearInterval(ticking));
  }

  async showMove(_before: Scene, after: Scene): Promise<void> {
    this.print(this.wrapped(after.message));
    this.said = after.message;
    if (!hasPerson(after.table) || after.online?.isWatching) this.draw(after);
  }

  async rest(scene: Scene): Promise<undefined> {
    if (matchOf(scene.table).ply === 0) this.draw(scene);
    else if (matchOf(scene.table).ending) this.print(scene.message);
  }

  pause(): void {
    // Nobody could tell them to go on.
  }

  async turn(scene: Scene, signal?: AbortSignal): Promise<Action | undefined> {
    const match = matchOf(scene.table);
    this.draw(scene);
    this.sayNews(scene);
    this.printValues(scene);
    if (onlyPass(match.game, match.state, match.moves) !== undefined) this.print(playText[this.language].mustPass);
    const dialogue = this.options.asksInSteps ? dialogueOf(match) : undefined;
    while (!signal?.aborted) {
      const action = dialogue ? await this.readSteps(scene, dialogue, signal) : await this.readLine(scene, signal);
      if (action) return action;
    }
    return undefined;
  }

  private printValues(scene: Scene): void {
    if (!scene.report) return;
    const { isAscii } = this.options.board;
    this.print(...inColumns(valueEntries(scene, scene.report, isAscii), this.width));
    for (const line of valueLegend(scene.table, scene.report, this.language, isAscii)) this.print(this.wrapped(line));
  }

  /** One answer to the question for a move; undefined when it has been dealt with. */
  private async readLine(scene: Scene, signal: AbortSignal | undefined): Promise<Action | undefined> {
    const match = matchOf(scene.table);
    const question = this.text.lines.move(match.game.text[this.language].players[match.turn]);
    const answer = await this.answerUnless(signal, question);
    if (answer === undefined || answer === '') return undefined;
    const word = wordOf(answer, scene);
    if (word) return this.follow(word, scene);
    return this.actionOf(readTyped(match, answer), scene);
  }

  /** A move asked for part by part; undefined when a word was said instead. */
  private async readSteps(
    scene: Scene,
    dialogue: Dialogue<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<Action | undefined> {
    const match = matchOf(scene.table);
    this.print(catalogues[this.language].toMove(match.game.text[this.language].players[match.turn]));
    let chosen: readonly number[] = [];
    for (;;) {
      const answer = await this.answerUnless(signal, askStep(match, dialogue, chosen, this.language));
      if (answer === undefined) return undefined;
      const word = wordOf(answer, scene);
      if (word) return this.follow(word, scene);
      if (answer === '') continue;
      const steps = answerStep(match, dialogue, chosen, answer);
      if (steps.move !== undefined) return { kind: 'move', move: steps.move };
      this.refuse(steps.problem, scene);
      chosen = steps.chosen;
    }
  }

  private actionOf(move: Result<number>, scene: Scene): Action | undefined {
    if (move.ok) return { kind: 'move', move: move.value };
    this.refuse(move.problem, scene);
    return undefined;
  }

  private refuse(problem: Problem | undefined, { table }: Scene): void {
    if (problem) this.print(this.wrapped(sayProblem(problem, this.language, table.game, terminal)));
  }

  private follow(word: Command | LineWord, scene: Scene): Action | undefined {
    const { lines } = this.text;
    if (word === 'board') this.draw(scene, true);
    else if (word === 'moves') this.print(...inColumns(numberedMoves(matchOf(scene.table)), this.width));
    else if (word === 'help') {
      const words = wordsAt(scene);
      this.print(lines.help, ...words.map((each) => `  ${lines.words[each][0].padEnd(12)}${lines.means[each]}`));
    } else if (word !== 'quit') return { kind: word };
    return undefined;
  }

  /** The board and what counts beside it, unless it was drawn just before. */
  private draw(scene: Scene, isWanted = false): void {
    const { table } = scene;
    const match = matchOf(table);
    if (match === this.drawn && !isWanted) return;
    if (this.isNew(scene)) this.announce(scene);
    this.drawn = match;
    const marked = match.ending?.cells ?? [];
    this.print('', ...drawBoard(match.game, match.state, { ...this.options.board, marked }), '');
    if (!match.ending) this.print(...countLines(match, this.language));
    const { length } = match.moves;
    const isInSteps = this.options.asksInSteps && dialogueOf(match) !== undefined;
    const isAsked = (scene.online?.isTurn ?? hasPerson(table)) && !isInSteps;
    const isListed = length > 0 && length <= maxMovesListed && isAsked;
    if (isListed) this.print(...inColumns(numberedMoves(match), this.width));
  }

  /** What came of the last thing done, unless it was said at once. */
  private sayNews({ message }: Scene): void {
    if (message && message !== this.said) this.print(this.wrapped(message));
    this.said = '';
  }

  private isNew({ table }: Scene): boolean {
    return this.drawn?.steps[0] !== matchOf(table).steps[0];
  }

  /** A game that begins, or is gone on with. */
  private announce({ table, online }: Scene): void {
    const { players } = table.game.text[this.language];
    const seats = ([0, 1] as const).map((player) =>
      online ? `${players[player].name}: ${online.seats[player]}` : saySeat(table, player, this.language),
    );
    const help = hasPerson(table) || online ? [this.text.lines.more] : [];
    this.print('', this.options.board.paint.strong(titleOf(table, this.language)), seats.join(' · '), ...help);
  }

  private get text() {
    return appText[this.language];
  }

  private wrapped(text: string): string {
    return text
      .split('\n')
      .map((line) => wrap(line.split(' '), this.width))
      .join('\n');
  }

  private print(...lines: readonly string[]): void {
    for (const line of lines) this.options.write(`${line}\n`);
  }

  /** What was asked stays open: nobody is there any more. */
  private leave(): Promise<never> {
    this.end();
    return new Promise(() => undefined);
  }

  /** The next answer. Where there is none, what was asked stays open, and the app ends. */
  private async answer(question: string): Promise<string> {
    const answer = await this.answerUnless(undefined, question);
    return answer ?? this.leave();
  }

  /** The same; undefined when the signal comes first, and then the answer is kept for the next question. */
  private async answerUnless(signal: AbortSignal | undefined, question: string): Promise<string | undefined> {
    const { isTyped, write } = this.options;
    if (signal?.aborted) return undefined;
    write(isTyped ? `${question} ` : `${question}\n`);
    this.asked = question;
    const next = await orAborted(this.answers.peek(0), signal);
    this.asked = '';
    if (!next) {
      if (isTyped) write('\n');
      return undefined;
    }
    this.answers.remove(0);
    const answer = next.done ? '' : next.value.trim();
    const isEnd = next.done || wordOf(answer) === 'quit';
    return isEnd ? this.leave() : answer;
  }
}

/** Whether an answer means to go back, in any language. */
function isWayBack(answer: string): boolean {
  return languages.some((language) => appText[language].lines.back.includes(answer.toLowerCase()));
}

const onlineWords: readonly (Command | LineWord)[] = ['draw', 'takeback', 'accept', 'decline', 'abort'];
const lineWords: readonly LineWord[] = ['moves', 'board', 'help', 'quit'];

/** What can be said at a table. */
function wordsAt({ online }: Scene): readonly (Command | LineWord)[] {
  if (online) return [...online.commands.filter((command) => command !== 'menu'), ...lineWords];
  const words = Object.keys(appText.en.lines.words) as (Command | LineWord)[];
  return words.filter((word) => !onlineWords.includes(word));
}

/** The word that an answer is, in any language; some are words only where the other side is elsewhere. */
function wordOf(answer: string, scene?: Scene): Command | LineWord | undefined {
  const typed = answer.toLowerCase();
  for (const language of languages) {
    const found = Object.entries(appText[language].lines.words).find(([, words]) => words.includes(typed));
    const word = found?.[0] as Command | LineWord | undefined;
    if (word && (scene?.online || !onlineWords.includes(word))) return word;
  }
  return undefined;
}
