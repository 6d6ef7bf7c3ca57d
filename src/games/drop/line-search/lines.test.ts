import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { DropBoard, type DropState, makeRules } from '../rules.ts';
import { makeLayout } from './layout.ts';
import { LineBoard } from './lines.ts';

const sizes = [
  [5, 4, 3],
  [7, 6, 4],
  [3, 5, 5],
  [9, 3, 6],
  [8, 8, 4],
  [9, 9, 5],
] as const;

describe.each(sizes)('the lines of %i × %i × %i', (columns, rows, line) => {
  const board = new DropBoard({ columns, rows, line });
  const rules = makeRules(board);
  const layout = makeLayout(board);

  /** A game of random moves, one of its positions after the other, up to the end. */
  function* randomGame(seed: number): Generator<{ state: DropState; played: number[] }> {
    const random = seededRandom(seed);
    const moves = new Int32Array(rules.maxMoves);
    const played: number[] = [];
    let state = board.empty;
    for (;;) {
      const count = rules.moves(state, moves);
      if (count === 0) return;
      yield { state, played };
      const move = moves[random.below(count)];
      state = rules.apply(state, move);
      played.push(move);
    }
  }

  function boardAfter(played: readonly number[]): LineBoard {
    const lines = new LineBoard(layout);
    for (const column of played) lines.drop(column, lines.turn());
    return lines;
  }

  test('are as many as there is room for', () => {
    const across = Math.max(0, columns - line + 1);
    const upright = Math.max(0, rows - line + 1);
    expect(layout.lines).toHaveLength(across * rows + upright * columns + 2 * across * upright);
  });

  test('show a threat exactly where a disc would win', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const { state, played } of randomGame(seed)) {
        const lines = boardAfter(played);
        const winning = Array.from({ length: columns }, (_, column) => column).filter(
          (column) => !board.isColumnFull(state, column) && rules.outcome(rules.apply(state, column)) === 'loss',
        );
        const threatened = [...lines.landing.keys()].filter(
          (column) =>
            !lines.isColumnFull(column) && lines.threats[lines.turn() * lines.cellNumbers + lines.landing[column]] > 0,
        );
        expect(threatened).toEqual(winning);
        expect(lines.canWin()).toBe(winning.length > 0);
      }
    }
  });

  test('are as before when every disc is lifted again', () => {
    for (let seed = 0; seed < 20; seed++) {
      const played = [...randomGame(seed)].at(-1)?.played ?? [];
      const lines = boardAfter(played);
      for (const column of played.toReversed()) lines.lift(column, 1 - lines.turn());
      expect(lines).toEqual(new LineBoard(layout));
    }
  });

  test('give a position and its mirror image one key, and other positions others', () => {
    const keys = new Map<string, string>();
    for (let seed = 0; seed < 50; seed++) {
      for (const { state, played } of randomGame(seed)) {
        const keyOf = (lines: LineBoard) =>
          lines.key.subarray(lines.smallerKey(), lines.smallerKey() + lines.keyWords).join();
        const mirrored = played.map((column) => columns - 1 - column);
        const images = [state, mirrored.reduce(rules.apply, board.empty)].map(String).sort().join('|');
        const key = keyOf(boardAfter(played));
        expect(keyOf(boardAfter(mirrored))).toBe(key);
        expect(keys.get(key) ?? images).toBe(images);
        keys.set(key, images);
      }
    }
    expect(new Set(keys.values()).size).toBe(keys.size);
  });
});
