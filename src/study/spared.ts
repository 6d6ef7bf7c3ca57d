import type { Move, Rules } from '../core/game.ts';

/** How many positions; where there are more than are counted, so many at the least. */
export interface Spared {
  readonly positions: number;
  readonly isMore: boolean;
}

/**
 * How many positions a search had spared that left out moves: all that lie behind them, so many plies deep, had nothing
 * else been left out. No more are counted than `most`.
 */
export function countSpared<S>(
  rules: Rules<S>,
  state: S,
  lookedAt: readonly Move[],
  plies: number,
  most: number,
): Spared {
  const buffers: Int32Array[] = [];
  let positions = 0;
  const count = (from: S, level: number, isLeftOut: (move: Move) => boolean): void => {
    buffers[level] ??= new Int32Array(rules.maxMoves);
    const moves = buffers[level];
    const found = rules.moves(from, moves);
    for (let index = 0; index < found && positions <= most; index++) {
      const move = moves[index] ?? 0;
      if (!isLeftOut(move)) continue;
      positions++;
      if (level + 1 < plies) count(rules.apply(from, move), level + 1, () => true);
    }
  };
  if (plies > 0) count(state, 0, (move) => !lookedAt.includes(move));
  return { positions: Math.min(positions, most), isMore: positions > most };
}
