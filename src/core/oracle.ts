import type { Move } from './move.ts';
import type { Random } from './random.ts';

/** What a position is worth, seen by the player to move. */
export type Value = 'win' | 'draw' | 'loss';

/** The truth about a position, for the player to move. */
export interface ExactVerdict {
  readonly exact: true;
  readonly value: Value;
  /** Plies to the end when the winner hurries and the loser delays; null for a draw, where not known yet, or not counted. */
  readonly plies: number | null;
  /** By how many points, in games that count them. */
  readonly margin?: number;
}

/** What play suggests where the truth is out of reach: the expected result, from −1 for a loss to 1 for a win. */
export interface Estimate {
  readonly exact: false;
  readonly score: number;
}

/** What is known of a position for the player to move: the truth, or an estimate where `exact` is false. */
export type Verdict = ExactVerdict | Estimate;

/** Expected results for the player to move, from −1 to 1: of a position, and of its moves in the order of the rules. */
export interface Estimates {
  readonly position: number;
  readonly moves: readonly number[];
}

/**
 * Finds out the truth about positions of one game. It owns its tables, so keep one for the positions of one session;
 * they are bounded, under 64 MB.
 */
export interface Oracle<S> {
  /**
   * Solves a position in slices of some milliseconds, so that whoever drives it can stop in between, for good or to solve
   * another one meanwhile: many may be under way at once. Each slice yields what is known so far: nothing, or the value without the plies. In the end it returns the whole truth, or undefined
   * for a position that it knows to be out of reach.
   */
  solve(state: S): Generator<ExactVerdict | undefined, ExactVerdict | undefined>;
  /** Only where a book is kept: the move that is played by it in a position, one that keeps its value. */
  bookMove?(state: S): Move | undefined;
  /** Only where some positions are: whether one is so far from its end that nothing but a near win is likely to be proved. */
  isRemote?(state: S): boolean;
  /**
   * Only where the game knows better than random play what a position is worth: estimates, sharper with every slice. It
   * goes on until it is stopped.
   */
  estimate?(state: S, random: Random): Generator<Estimates, never>;
  /** Only where plies are not counted: how far from its end a position is in another measure. */
  readonly stages?: Stages<S>;
  /** Only where the whole game is solved: what all its positions come to. Yields how much is done, from 0 to 1. */
  survey?(): Generator<number, Survey<S>>;
  /** Only where the whole game is solved: its drawn positions, with nothing in between where a slice is over. */
  drawnPositions?(): Generator<DrawnPositions<S> | undefined, void>;
}

/** A drawn position, and how many there are that are its images, itself included; only one of them is told. */
export interface DrawnPositions<S> {
  readonly state: S;
  readonly count: number;
}

/** A measure of how far from its end a position is, which goes down in play, and between which of them it is soon solved. */
export interface Stages<S> {
  of(state: S): number;
  readonly least: number;
  readonly most: number;
  /** How estimates came out at each stage, where that was measured. */
  readonly estimates?: readonly EstimateRecord[];
}

/** Of so many games in which the estimate at a stage favoured a side, how many that side won and drew. */
export interface EstimateRecord {
  readonly stage: number;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}

/** The positions of a game, counted by what they are worth to the player to move. */
export interface Survey<S> {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Positions in which the game is over, where they are counted. */
  readonly finished?: number;
  /** How many end in so many plies, by that number: won where it is odd, lost where it is even. The first, 0, counts none. */
  readonly byPlies?: readonly number[];
  readonly longest: LongestWin<S>;
}

export interface LongestWin<S> {
  readonly plies: number;
  /** In how many positions it takes that long. */
  readonly count: number;
  readonly example: S;
}
