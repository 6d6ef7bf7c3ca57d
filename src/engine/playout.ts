import type { Random, Rules } from '../core/game.ts';

/**
 * Plays random moves until the game is over or `mostPlies` are played, and returns the last state. `buffer` holds
 * `rules.mostMoves` and is the caller's, so that a million playouts share one.
 */
export function playout<S>(rules: Rules<S>, state: S, random: Random, mostPlies: number, buffer: Int32Array): S {
  let current = state;
  for (let ply = 0; ply < mostPlies; ply++) {
    const count = rules.moves(current, buffer);
    if (count === 0) break;
    current = rules.apply(current, buffer[random.below(count)]);
  }
  return current;
}
