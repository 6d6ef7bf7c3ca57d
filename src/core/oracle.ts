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
  /** Only where the whole game is solved: what all its positions come to. Yields how much is done, from 0 to 1. */
  survey?(): Generator<number, Survey<S>>;
}

/** The positions of a game, counted by what they are worth to the player to move. */
export interface Survey<S> {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Positions in which the game is over, where they are counted. */
  readonly finished?: number;
  readonly longest: LongestWin<S>;
}

export interface LongestWin<S> {
  readonly plies: number;
  /** In how many positions it takes that long. */
  readonly count: number;
  readonly example: S;
}
