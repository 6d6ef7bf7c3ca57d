import type { Game, Language, Random } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Analyst } from '../../engine/service/analyst.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import type { Outcome } from '../../study/training/attempt.ts';
import { choosePuzzle } from '../../study/training/choose.ts';
import { puzzleOfDay } from '../../study/training/daily.ts';
import {
  daysRunning,
  noteDay,
  noteStreak,
  noteTry,
  ownValue,
  type Progress,
  progressIn,
} from '../../study/training/progress.ts';
import { sayStanding } from '../../study/training/say.ts';
import { afterTry, newStreak, nextInStreak, type Streak } from '../../study/training/streak.ts';
import { training } from '../../study/training/text.ts';
import { sayProblem } from '../../text/say-problem.ts';
import type { Invocation } from '../command.ts';
import { terminal } from '../text.ts';
import { type Dialogue, wordOf } from './dialogue.ts';
import { type Left, Solving } from './solve.ts';
import { type FoundTraining, writeTraining } from './store.ts';
import { trainerText } from './text.ts';

/** What is trained. */
export interface Course {
  readonly game: Game;
  /** Those of the wanted grades and theme, at least one. */
  readonly puzzles: readonly Puzzle[];
  /** The ratings of the game's levels. */
  readonly levels: readonly number[];
  readonly random: Random;
}

/** Asks puzzles one after another, and keeps what came of each at once. */
export class Trainer {
  private readonly invocation: Invocation;
  private readonly dialogue: Dialogue;
  private readonly course: Course;
  private readonly file: string;
  private progress: Progress;
  /** Why nothing is kept; it is said once. */
  private isUnkept: boolean;
  private analyst: Analyst | undefined;

  constructor(invocation: Invocation, dialogue: Dialogue, course: Course, file: string, found: FoundTraining) {
    this.invocation = invocation;
    this.dialogue = dialogue;
    this.course = course;
    this.file = file;
    this.progress = found.progress;
    this.isUnkept = found.problem !== undefined;
  }

  /** Until the person leaves, or there are no more. */
  async train(): Promise<void> {
    const { puzzles, levels, random } = this.course;
    const skipped: string[] = [];
    for (;;) {
      const progress = progressIn(this.progress, this.course.game.id);
      const now = this.invocation.wallClock();
      const chosen = choosePuzzle(puzzles, { progress, levels, now, skipped }, random);
      if (!chosen) return;
      const { puzzle, isDue } = chosen;
      const left = await this.solve(puzzle, isDue ? [this.shared.due] : []);
      if (left === 'quit') return;
      if (left === 'skipped') skipped.push(puzzle.id);
      else if (!(await this.wantsNext())) return;
    }
  }

  /** The day's puzzle alone. */
  async trainDaily(date: string): Promise<void> {
    const puzzle = puzzleOfDay(this.course.puzzles, date);
    if (!puzzle) return;
    const isDone = ownValue(this.progress.days, date) !== undefined;
    const left = await this.solve(puzzle, [this.shared.day(date), ...(isDone ? [this.own.doneToday] : [])], date);
    const running = daysRunning(this.progress, date);
    if (left !== 'quit' && running > 1) this.dialogue.say(this.shared.daysRunning(running));
  }

  /** Harder and harder, until the first mistake. */
  async trainStreak(): Promise<void> {
    const { puzzles, random } = this.course;
    let streak: Streak = newStreak;
    for (;;) {
      const puzzle = nextInStreak(puzzles, streak, random);
      if (!puzzle) this.dialogue.say(this.own.allSolved);
      const left = puzzle && (await this.solve(puzzle, [this.shared.streak(streak.solved)], undefined, true));
      if (puzzle && left === 'solved') streak = afterTry(streak, puzzle, true);
      else break;
    }
    const { game } = this.course;
    this.keep(noteStreak(this.progress, game.id, streak.solved, this.invocation.wallClock()));
    const best = progressIn(this.progress, game.id).streak?.solved ?? 0;
    this.dialogue.say(this.shared.streakOver(streak.solved, best));
  }

  close(): void {
    this.analyst?.close();
  }

  private get language(): Language {
    return this.invocation.arguments.language;
  }

  private get shared() {
    return training.text[this.language];
  }

  private get own() {
    return trainerText[this.language];
  }

  /** One puzzle, and what came of it. */
  private async solve(puzzle: Puzzle, remarks: readonly string[], date?: string, isStrict = false): Promise<Left> {
    const { game, random } = this.course;
    const { board } = this.invocation;
    const { name } = game.text[this.language];
    const details = [this.shared.grade(puzzle.grade), this.own.puzzle(puzzle.id, puzzle.rating)];
    this.dialogue.print('', [board.paint.strong(name), ...details].join(' · '));
    for (const remark of remarks) this.dialogue.say(remark);
    const isFirst = ownValue(progressIn(this.progress, game.id).results, puzzle.id) === undefined;
    const note = (outcome: Outcome) => this.note(puzzle, outcome, date);
    const solving = new Solving(
      {
        dialogue: this.dialogue,
        language: this.language,
        board,
        random,
        analyse: (match) => this.analyse(match),
        isStrict,
        onFail: () => note('failed'),
      },
      game,
      puzzle,
    );
    const left = await solving.run();
    // A failure was noted when it happened.
    if (left === 'solved' || left === 'hinted') note(left);
    const isCounted = isFirst && left !== 'skipped' && left !== 'quit';
    const { standing } = progressIn(this.progress, game.id);
    if (isCounted && standing) this.dialogue.say(sayStanding(standing, this.course.levels, this.shared));
    return left;
  }

  private note(puzzle: Puzzle, outcome: Outcome, date: string | undefined): void {
    const one = { puzzle, outcome, now: this.invocation.wallClock() };
    const noted = noteTry(this.progress, { ...one, levels: this.course.levels });
    this.keep(date === undefined ? noted : noteDay(noted, date, one));
  }

  /** What can't be kept still counts while the program runs. */
  private keep(progress: Progress): void {
    this.progress = progress;
    if (this.isUnkept) return;
    const written = writeTraining(this.file, progress);
    if (written.ok) {
      this.progress = written.value;
      return;
    }
    this.isUnkept = true;
    this.dialogue.say(sayProblem(written.problem, this.language, terminal));
  }

  private async analyse(match: Match) {
    this.analyst ??= this.invocation.startAnalyst(this.course.game);
    const start = match.goTo(0).position;
    const answer = await this.analyst.analyse({
      start,
      played: match.played,
      milliseconds: this.invocation.tempo.hint,
    });
    return answer?.ok ? answer.value : undefined;
  }

  private async wantsNext(): Promise<boolean> {
    for (;;) {
      const typed = await this.dialogue.ask(this.own.next);
      const word = typed === undefined ? 'quit' : wordOf(typed);
      if (typed === '' || word === 'skip') return true;
      if (word === 'quit' || typed === undefined) return false;
      this.dialogue.say(this.own.onlyNext(typed));
    }
  }
}
