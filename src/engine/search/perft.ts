import type { Rules } from '../../core/game.ts';

/** The number of sequences of exactly `depth` moves; a finished game is not extended. */
export function perft<S>(rules: Rules<S>, state: S, depth: number): number {
  if (depth === 0) return 1;
  // One buffer a level, made once.
  const buffers = Array.from({ length: depth }, () => new Int32Array(rules.maxMoves));
  const count = (from: S, level: number): number => {
    const moves = buffers[level];
    const found = rules.moves(from, moves);
    // The last moves need not be played to be counted.
    if (level === 0) return found;
    let leaves = 0;
    for (let index = 0; index < found; index++) leaves += count(rules.apply(from, moves[index]), level - 1);
    return leaves;
  };
  return count(state, depth - 1);
}
