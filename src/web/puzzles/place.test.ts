import { expect, test } from 'vitest';
import { formatPuzzlePlace, type PuzzlePlace, parsePuzzlePlace } from './place.ts';

const places: readonly (readonly [string, PuzzlePlace])[] = [
  ['neutreeko/abc', { game: 'neutreeko', id: 'abc' }],
  ['fuse/a%2Fb', { game: 'fuse', id: 'a/b' }],
  ['fuse/abc?set=streak', { game: 'fuse', id: 'abc', set: 'streak' }],
  ['fuse/abc?set=grade-3', { game: 'fuse', id: 'abc', set: 'grade-3' }],
];

test.each(places)('%s is read and written', (text, place) => {
  expect(parsePuzzlePlace(text)).toEqual(place);
  expect(formatPuzzlePlace(place)).toBe(text);
});

test.each(['', 'neutreeko', 'neutreeko/', '/abc', 'neutreeko/abc/def', 'neutreeko/%E0%A4', '%/abc'])(
  '%j names no puzzle',
  (text) => {
    expect(parsePuzzlePlace(text)).toBeUndefined();
  },
);
