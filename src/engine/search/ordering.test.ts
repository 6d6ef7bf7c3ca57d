import { expect, test } from 'vitest';
import { orderByRank } from './ordering.ts';

test('moves of a higher rank come first, and equal ones stay as they were', () => {
  const order = orderByRank<number>(8, (state, move) => (move % 10) * state);
  const moves = Int32Array.of(11, 3, 22, 21, 13, 99, 98, 97);
  order(1, moves, 5);
  expect([...moves]).toEqual([3, 13, 22, 11, 21, 99, 98, 97]);
  order(-1, moves, 5);
  expect([...moves]).toEqual([11, 21, 22, 3, 13, 99, 98, 97]);
});
