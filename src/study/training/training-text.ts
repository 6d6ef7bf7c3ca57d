import type { PlayerText, Sentences } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import type { PuzzleGoal, PuzzleTheme } from '../puzzles/puzzle.ts';
import type { ThemeWords } from '../puzzles/theme-text.ts';
import type { Outcome } from './attempt.ts';
import type { TrainingProblems } from './problems.ts';
import type { Likeness, Standing } from './rating.ts';

/** What every shell says of puzzles. Moves and cells come as they are said within a sentence. */
export interface TrainingText {
  readonly problems: Sentences<TrainingProblems>;
  /** Who is to move, and what is asked. */
  readonly task: (goal: PuzzleGoal, player: PlayerText) => string;
  /** The same at the last turn, where several moves will do. */
  readonly anyOf: (goal: PuzzleGoal, player: PlayerText) => string;
  readonly right: (opponent: PlayerText, reply: string) => string;
  readonly solved: Readonly<Record<Outcome, string>>;
  /** Of one that was failed before it was solved, where nobody keeps it to be asked again. */
  readonly found: string;
  /** A wrong move, before it is known why. */
  readonly wrong: (move: string, goal: PuzzleGoal) => string;
  /** Why a move is wrong: what it is known to be worth to the opponent, who now moves, and the line that shows it. */
  readonly refuted: (move: string, opponent: PlayerText, verdict: ReportedVerdict, line: string) => string;
  /** A hint: the piece or the cells to look at. */
  readonly look: (cells: readonly string[], isOneOf: boolean) => string;
  /** The same of a piece that is not on the board yet, by its letter. */
  readonly lookInHand: (piece: string) => string;
  readonly tellMove: (move: string) => string;
  readonly solution: (line: string) => string;
  /** Each with a name that can stand by itself. */
  readonly themes: Readonly<Record<PuzzleTheme, ThemeWords>>;
  readonly grade: (grade: number) => string;
  readonly due: string;
  readonly standing: (standing: Standing) => string;
  readonly like: (likeness: Likeness) => string;
  readonly streak: (solved: number) => string;
  readonly streakOver: (solved: number, best: number) => string;
  readonly day: (date: string) => string;
  readonly daysRunning: (count: number) => string;
}
