import type { Value } from '../../core/oracle.ts';
import { type Scoring, winnerOf } from './groups.ts';
import type { FuseState } from './rules.ts';

/** The least margin that wins: one point, or in `omega` none for the player who moved second. */
export function marginToWin(state: FuseState, scoring: Scoring): number {
  return valueWith(0, state, scoring) === 'win' ? 0 : 1;
}

/** What a margin comes to for the player to move. */
export function valueWith(margin: number, state: FuseState, scoring: Scoring): Value {
  const winner = winnerOf(state.turn === 0 ? [margin, 0] : [0, margin], scoring);
  return winner === null ? 'draw' : winner === state.turn ? 'win' : 'loss';
}
