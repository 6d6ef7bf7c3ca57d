import type { Game, Move } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';

/** The position after so many plies of a game from its usual start; undefined where it is over by then. */
export function playOn<S>(
  { rules }: Game<S>,
  plies: number,
  choose: (state: S) => Move | undefined,
  start: S = rules.start(seededRandom(0)),
): S | undefined {
  let state = start;
  for (let ply = 0; ply < plies; ply++) {
    const move = rules.outcome(state) === 'ongoing' ? choose(state) : undefined;
    if (move === undefined) return undefined;
    state = rules.apply(state, move);
  }
  return rules.outcome(state) === 'ongoing' ? state : undefined;
}
