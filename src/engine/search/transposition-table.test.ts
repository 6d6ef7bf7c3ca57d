import { expect, test } from 'vitest';
import { type Entry, TranspositionTable } from './transposition-table.ts';

const print = { first: 5, second: -7 };
const entry: Entry = { score: -123, depth: 4, bound: 'at-most', isWhole: true, move: 99 };
const blank = (): Entry => ({ score: 0, depth: 0, bound: 'exact', isWhole: false, move: 0 });

test('a table gives back what was stored, until it is cleared', () => {
  const table = new TranspositionTable();
  const found = blank();
  expect(table.find(print, found)).toBe(false);
  table.store(print, entry);
  expect(table.find(print, found)).toBe(true);
  expect(found).toEqual(entry);
  expect(table.find({ ...print, second: 7 }, blank())).toBe(false);
  table.clear();
  expect(table.find(print, found)).toBe(false);
});

test('of two positions in one place the later stays', () => {
  const table = new TranspositionTable();
  const other = { first: print.first + 2 ** 20, second: 1 };
  table.store(print, entry);
  table.store(other, { ...entry, bound: 'at-least', isWhole: false });
  const found = blank();
  expect(table.find(print, found)).toBe(false);
  expect(table.find(other, found)).toBe(true);
  expect(found).toEqual({ ...entry, bound: 'at-least', isWhole: false });
});
