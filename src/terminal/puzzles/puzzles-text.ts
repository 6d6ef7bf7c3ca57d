import type { Sentences } from '../../core/game.ts';
import type { PuzzleProblems } from './problems.ts';

/** What is said where puzzles are listed. */
export interface PuzzlesText {
  readonly problems: Sentences<PuzzleProblems>;
  readonly title: (shown: number, all: number) => string;
  readonly grade: (grade: number, rating: number) => string;
  /** The plies where they are known. */
  readonly win: (plies: number | null) => string;
  readonly draw: string;
  readonly solutions: string;
  /** Between moves of which each is right. */
  readonly or: string;
}
