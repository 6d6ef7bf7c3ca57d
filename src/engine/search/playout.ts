import type { Random, Rules } from '../../core/game.ts';

/**
 * Plays random moves until the game is over or `maxPlies` are played, and returns the last state. `buffer` holds
 * `rules.maxMoves` and is the caller's, so that a million playouts share one.
 */
export function playout<S>(rules: Rules<S>, state: S, random: Random, maxPlies: number, buffer: Int32Array): S {
  let current = state;
  for (let ply = 0; ply < maxPlies; ply++) {
    const count = rules.moves(current, buffer);
    if (count === 0) break;
    current = rules.apply(current, buffer[random.below(count)]);
  }
  return current;
}
