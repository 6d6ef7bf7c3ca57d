import type { Outcome } from '../../core/game.ts';
import type { ExactVerdict } from '../../core/oracle.ts';
import { maxEvaluation } from '../../core/player.ts';

/**
 * What a search gives a position, for the player to move. A win is worth more than any evaluation, and more the sooner it
 * comes: `winScore` less the plies from the root.
 */
export const winScore = 10 * maxEvaluation;
/** Beyond every score. */
export const unbounded = 2 * winScore;

/** The score of a finished position so many plies from the root. */
export function scoreOfOutcome(outcome: Exclude<Outcome, 'ongoing'>, ply: number): number {
  if (outcome === 'draw') return 0;
  return outcome === 'win' ? winScore - ply : ply - winScore;
}

/** Whether a score means a win or a loss, and no evaluation. */
export function isDecisive(score: number): boolean {
  return Math.abs(score) > maxEvaluation;
}

/** The verdict in a score that is seen from the root; nothing where it is an evaluation. A whole search knows draws too. */
export function verdictOfScore(score: number, isWhole: boolean): ExactVerdict | undefined {
  if (isDecisive(score)) {
    return { exact: true, value: score > 0 ? 'win' : 'loss', plies: winScore - Math.abs(score) };
  }
  return isWhole && score === 0 ? { exact: true, value: 'draw', plies: null } : undefined;
}
