import type { Move, Random, Rules } from '../../core/game.ts';

/**
 * Plays random moves until the game is over or `maxPlies` are played, and returns the last state. `buffer` holds
 * `rules.maxMoves` and is the caller's, so that a million playouts share one.
 */
export function playout<S>(rules: Rules<S>, state: S, random: Random, maxPlies: number, buffer: Int32Array): S {
  let current = state;
  for (let ply = 0; ply < maxPlies; ply++) {
    const move = rules.pick ? rules.pick(current, random) : pickFromList(rules, current, random, buffer);
    if (move === undefined) break;
    current = rules.apply(current, move);
  }
  return current;
}

function pickFromList<S>(rules: Rules<S>, state: S, random: Random, buffer: Int32Array): Move | undefined {
  const count = rules.moves(state, buffer);
  return count === 0 ? undefined : buffer[random.below(count)];
}
