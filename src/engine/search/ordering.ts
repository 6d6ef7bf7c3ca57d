import type { Move } from '../../core/game.ts';

/** Puts moves of a higher rank first; equal ones stay as they were. The function made here is not to be re-entered. */
export function orderByRank<S>(
  maxMoves: number,
  rank: (state: S, move: Move) => number,
): (state: S, moves: Int32Array, count: number) => void {
  const ranks = new Float64Array(maxMoves);
  return (state, moves, count) => {
    // Insertion: the lists are short, and often nearly in order.
    for (let n = 0; n < count; n++) {
      const move = moves[n];
      const itsRank = rank(state, move);
      let at = n;
      for (; at > 0 && ranks[at - 1] < itsRank; at--) {
        ranks[at] = ranks[at - 1];
        moves[at] = moves[at - 1];
      }
      ranks[at] = itsRank;
      moves[at] = move;
    }
  };
}
