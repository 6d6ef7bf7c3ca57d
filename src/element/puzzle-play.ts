import type { Language, Problem } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { PuzzleDetail } from './public.ts';

/** The one line below the board. */
export interface Status {
  readonly kind: 'plain' | 'over' | 'trouble';
  readonly sentence: string;
}

/** Told when a puzzle is solved, or failed. */
export type OnPuzzle = (name: 'puzzle-solved' | 'puzzle-failed', detail: PuzzleDetail) => void;

/** A puzzle on a board. Whatever asks within Solid's computations is asked again. */
export interface PuzzlePlay {
  /** Where it begins; or why it does not. */
  readonly start?: Match;
  readonly problem?: Problem;
  /** Whether the solver can do nothing: the opponent is to answer, or it is solved. */
  isWaiting(): boolean;
  /** Takes a legal move, and says whether it is right. */
  answer(move: string): boolean;
  /** What is said below the board; undefined until there are words. */
  status(language: Language): Status | undefined;
}

/** The board that a puzzle is on. */
export interface PuzzleBoard {
  /** Shows the position after a move. */
  take(match: Match): void;
  /** Says why a move is not made. */
  refuse(problem: Problem): void;
  /** Whether the puzzle is still the one that the page wants. */
  isShown(): boolean;
  readonly onPuzzle: OnPuzzle;
}
