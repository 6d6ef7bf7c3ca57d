import { expect, test } from 'vitest';
import { DropBoard } from '../rules.ts';
import { BoundTable, boundScore, isLowerBound } from './bounds.ts';
import { makeLayout } from './layout.ts';

/** A key of 9 × 9, which takes four words; the low eight bits of the first are the table’s. */
const key = Int32Array.of(0x12345600, -1, 7, 8);

function tableOf(columns: number, rows: number): BoundTable {
  return new BoundTable(makeLayout(new DropBoard({ columns, rows, line: 3 })));
}

test.each([
  [41, true],
  [-41, true],
  [0, false],
  [-41, false],
])('a bound of %i comes back as it was stored', (score, isLower) => {
  const table = tableOf(9, 9);
  table.store(key, 0, score, isLower);
  const bound = table.find(key, 0);
  expect([boundScore(bound), isLowerBound(bound)]).toEqual([score, isLower]);
});

test('a key that differs in any word has no bound', () => {
  const table = tableOf(9, 9);
  expect(table.find(key, 0)).toBe(0);
  table.store(key, 0, 5, true);
  for (let word = 0; word < key.length; word++) expect(table.find(key.with(word, 0x100), 0)).toBe(0);
});

test('a small table holds the newest bounds only, and takes none for that of another', () => {
  const table = tableOf(3, 3);
  const keys = Array.from({ length: 2 ** 14 }, (_, index) => Int32Array.of((index + 1) << 8));
  for (const [index, oldKey] of keys.entries()) table.store(oldKey, 0, index % 5, true);
  const found = [...keys.entries()].filter(([, oldKey]) => table.find(oldKey, 0) !== 0);
  expect(found.length).toBeLessThanOrEqual(2 ** 12);
  expect(table.find(keys[keys.length - 1], 0)).not.toBe(0);
  for (const [index, oldKey] of found) expect(boundScore(table.find(oldKey, 0))).toBe(index % 5);
});
