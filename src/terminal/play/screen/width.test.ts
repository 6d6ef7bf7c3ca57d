import { expect, test } from 'vitest';
import { toWidth, widthOf } from './width.ts';

test('looks take no room', () => {
  expect(widthOf('\x1b[1m│ ● │\x1b[22m')).toBe(5);
});

test('a text is filled or cut to a width, and its looks still end', () => {
  expect(toWidth('abc', 5)).toBe('abc  ');
  expect(toWidth('abcdef', 3)).toBe('abc');
  expect(toWidth('\x1b[1mabcdef\x1b[22mghi', 3)).toBe('\x1b[1mabc\x1b[22m');
});
