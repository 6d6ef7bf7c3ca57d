import type { Game, Language, Random } from '../../core/game.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import {
  type Answered,
  type Attempt,
  answer,
  beginAttempt,
  hint,
  type Outcome,
  outcomeOf,
  solutionLine,
} from '../../study/training/attempt.ts';
import { type Analyse, refute } from '../../study/training/refutation.ts';
import { sayHint, sayRight, sayTask, sayWrong } from '../../study/training/say.ts';
import { training } from '../../study/training/text.ts';
import { sayProblem } from '../../text/say-problem.ts';
import { countLines, inColumns, numberedMoves } from '../play/describe.ts';
import { appText } from '../play/text.ts';
import { readTyped } from '../play/typed-move.ts';
import { type BoardStyle, drawBoard } from '../print/board.ts';
import { rulesLines } from '../print/rules-page.ts';
import { terminal } from '../text.ts';
import { type Dialogue, wordOf, wordsIn } from './dialogue.ts';
import { trainerText } from './text.ts';
import type { TrainerWord } from './trainer-text.ts';

/** What solving a puzzle takes. */
export interface SolveDeps {
  readonly dialogue: Dialogue;
  readonly language: Language;
  readonly board: BoardStyle;
  readonly random: Random;
  readonly analyse: Analyse;
  /** A streak: no help, and the first mistake ends it. */
  readonly isStrict: boolean;
  /** Told at once when a puzzle is failed: who leaves then has failed it. */
  onFail(): void;
}

/** How a puzzle was left: solved or not, passed over, or together with the program. */
export type Left = Outcome | 'skipped' | 'quit';

/** More moves than this are listed only when asked for. */
const maxMovesListed = 20;

/** One puzzle, asked until it is solved or left. */
export class Solving {
  private readonly deps: SolveDeps;
  private attempt: Attempt;

  constructor(deps: SolveDeps, game: Game, puzzle: Puzzle) {
    this.deps = deps;
    this.attempt = beginAttempt(game, puzzle);
  }

  async run(): Promise<Left> {
    this.draw();
    this.listMoves(maxMovesListed);
    this.sayTask();
    for (;;) {
      const { match } = this.attempt;
      const player = match.game.text[this.deps.language].players[match.turn];
      const typed = await this.deps.dialogue.ask(appText[this.deps.language].lines.move(player));
      if (typed === undefined) return 'quit';
      if (typed === '') continue;
      const word = wordOf(typed);
      const left = word ? this.follow(word) : await this.tryMove(typed);
      if (left) return left;
    }
  }

  /** Plays what was typed. How it ends, where it does. */
  private async tryMove(typed: string): Promise<Left | undefined> {
    const { match } = this.attempt;
    const move = readTyped(match, typed);
    const answered = move.ok
      ? answer(this.attempt, match.game.notation.move(match.state, move.value), this.deps.random)
      : move;
    if (!answered.ok) {
      this.say(sayProblem(answered.problem, this.deps.language, match.game, terminal));
      return undefined;
    }
    return this.react(answered.value);
  }

  private async react(answered: Answered): Promise<Left | undefined> {
    const { language, isStrict } = this.deps;
    const words = training.text[language];
    if (answered.kind === 'wrong') {
      this.fail();
      const refutation = await refute(answered.after, this.deps.analyse);
      const { goal } = this.attempt.puzzle;
      this.say(sayWrong({ ...answered, goal }, refutation, language, words));
      if (isStrict) this.tellSolution();
      return isStrict ? 'failed' : undefined;
    }
    this.attempt = answered.attempt;
    if (answered.kind === 'solved') {
      const outcome = outcomeOf(this.attempt);
      this.draw();
      this.say(words.solved[outcome]);
      return outcome;
    }
    this.say(sayRight(answered, language, words) ?? '');
    this.draw();
    this.sayTask();
    return undefined;
  }

  /** Does what a word asks for. How the puzzle is left, where it is. */
  private follow(word: TrainerWord): Left | undefined {
    const { language, dialogue, board, isStrict } = this.deps;
    const own = trainerText[language];
    const { game } = this.attempt.match;
    switch (word) {
      case 'hint':
        if (isStrict) this.say(own.noHints);
        else this.giveHint();
        return undefined;
      case 'solution':
        this.fail();
        this.tellSolution();
        return 'failed';
      case 'skip':
        if (isStrict) this.say(own.noSkipping);
        return isStrict ? undefined : this.attempt.isFailed ? 'failed' : 'skipped';
      case 'moves':
        this.listMoves(Number.POSITIVE_INFINITY);
        return undefined;
      case 'board':
        this.draw();
        this.sayTask();
        return undefined;
      case 'rules':
        dialogue.print('', ...rulesLines(game, language, board, dialogue.width), '');
        return undefined;
      case 'help':
        dialogue.print(appText[language].lines.help);
        dialogue.print(...wordsIn(language).map(([each, [first]]) => `  ${first.padEnd(12)}${own.means[each]}`));
        return undefined;
      case 'quit':
        return 'quit';
    }
  }

  private giveHint(): void {
    const { language } = this.deps;
    const given = hint(this.attempt);
    if (!given) return;
    if (given.attempt.isFailed) this.fail();
    this.attempt = given.attempt;
    this.say(sayHint(given, language, training.text[language]));
  }

  private fail(): void {
    if (!this.attempt.isFailed) this.deps.onFail();
    this.attempt = { ...this.attempt, isFailed: true };
  }

  private tellSolution(): void {
    this.say(training.text[this.deps.language].solution(solutionLine(this.attempt).join(' ')));
  }

  private draw(): void {
    const { board, dialogue, language } = this.deps;
    const { match } = this.attempt;
    const { game, state, step, ending } = match;
    const before = match.undo();
    const trail = step.move === undefined ? [] : game.view.path(before.state, step.move);
    dialogue.print('', ...drawBoard(game, state, { ...board, trail, marked: ending?.cells ?? [] }), '');
    if (!ending && !game.rules.arrangement) dialogue.print(...countLines(match, language));
  }

  private listMoves(most: number): void {
    const { dialogue } = this.deps;
    const moves = numberedMoves(this.attempt.match);
    if (moves.length <= most) dialogue.print(...inColumns(moves, dialogue.width));
  }

  private sayTask(): void {
    const { language } = this.deps;
    this.say(sayTask(this.attempt, language, training.text[language]) ?? '');
  }

  private say(sentence: string): void {
    this.deps.dialogue.say(sentence);
  }
}
