import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('the beginning of a word is known whatever its capitals', () => {
  expect(nearest('theirp', ['pairs', 'theirPairs', 'theirThreats'])).toBe('theirPairs');
  expect(nearest('theirt', ['pairs', 'theirPairs', 'theirThreats'])).toBe('theirThreats');
});

const words = ['play', 'games', 'analyse', 'tournament', 'neutreeko', 'fuse', 'quantik', 'tres-em-linha'];

test.each([
  ['palyed', undefined],
  ['paly', 'play'],
  ['Analyze', 'analyse'],
  ['tourn', 'tournament'],
  ['tuornamet', 'tournament'],
  ['neutriko', 'neutreeko'],
  ['quantic', 'quantik'],
  ['fues', 'fuse'],
  ['três-em-linha', 'tres-em-linha'],
])('%s is taken for %s', (typed, meant) => {
  expect(nearest(typed, words)).toBe(meant);
});

test.each(['chess', 'go', 'xadrez', 'x', '', 'checkers', 'a long sentence that is none of these'])(
  '%s is near to nothing',
  (typed) => {
    expect(nearest(typed, words)).toBeUndefined();
  },
);
