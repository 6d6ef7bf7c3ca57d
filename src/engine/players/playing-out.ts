import type { Game } from '../../core/game.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import { UctTree } from '../search/uct.ts';
import { chooseFromTruth } from './perfect.ts';
import type { Choose } from './simple.ts';

const playoutsInSlice = 32;
/** How many slices the truth is sought before random play begins. */
export const slicesForTruth = 20;

/** Chooses by random games (UCT). With an oracle, it plays endgames as they truly are. */
export function chooseByPlayouts<S>(game: Game<S>, playouts: number, oracle?: Oracle<S>): Choose<S> {
  return function* choose(state, random, onEvent) {
    if (oracle) {
      const known = yield* chooseFromTruth(game, oracle, state, random, slicesForTruth);
      if (known.isWhole) return known.thought;
    }
    const tree = new UctTree(game.rules, state, random, { isProving: oracle !== undefined, onEvent });
    for (let left = playouts; left > 0 && !tree.isProved; left -= playoutsInSlice) {
      tree.grow(Math.min(left, playoutsInSlice));
      yield thoughtOf(tree);
    }
    return thoughtOf(tree);
  };
}

function thoughtOf<S>(tree: UctTree<S>): Thought {
  const { line, verdict } = tree.best;
  return { move: line[0], verdict, line, effort: tree.effort };
}
