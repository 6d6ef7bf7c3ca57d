import type { Move } from '../core/game.ts';
import type { Match } from '../core/match.ts';

/** The move that led to a position, and the state before it; for the board's trail and motion. */
export interface LastMove<S = unknown> {
  readonly before: S;
  readonly move: Move;
}

/** The last move of what a match shows; undefined at its start. */
export function lastMoveOf<S>({ steps, ply, step }: Match<S>): LastMove<S> | undefined {
  const before = steps[ply - 1];
  return before && step.move !== undefined ? { before: before.state, move: step.move } : undefined;
}
