import { describe, expect, test } from 'vitest';
import { lowerBound, makeBounds, makeTranspositionTable, recall, remember, upperBound } from './transposition-table.ts';

describe('the table', () => {
  test('knows nothing of a position at first', () => {
    const known = recall(makeTranspositionTable(), { high: 0, low: 0 });
    expect([lowerBound(known), upperBound(known)]).toEqual([-32, 32]);
  });

  test('keeps the tighter of all bounds', () => {
    const table = makeTranspositionTable();
    const key = { high: 1234, low: 5678 };
    for (const [lower, upper] of [
      [-13, 4],
      [-15, 2],
      [-3, 16],
      [-15, 14],
    ]) {
      remember(table, key, 8, makeBounds(lower, upper));
    }
    const known = recall(table, key);
    expect([lowerBound(known), upperBound(known)]).toEqual([-3, 2]);
  });

  test('never takes one position for another, and keeps those with many empty cells, when it is full', () => {
    const table = makeTranspositionTable();
    const keys = Array.from({ length: 300_000 }, (_, index) => ({ high: index % 1000, low: index }));
    for (const key of keys) remember(table, key, key.low % 100 === 0 ? 14 : 2, makeBounds(key.low % 17, 16));
    const found = keys.filter((key) => recall(table, key) !== 0);
    expect(found.every((key) => lowerBound(recall(table, key)) === key.low % 17)).toBe(true);
    expect(found.length).toBeGreaterThan(60_000);
    expect(found.length).toBeLessThanOrEqual(65_536);
    expect(found.filter((key) => key.low % 100 === 0).length).toBeGreaterThan(2_990);
  });
});
