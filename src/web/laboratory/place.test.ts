import { expect, test } from 'vitest';
import { formatLabPlace, parseLabPlace } from './place.ts';

test.each([
  'look',
  'look/neutreeko',
  'look/neutreeko/.w.w./..b../...../..w../.b.b._b',
  'plots/drop-7x6x4?players=minimax%3A3%2Calphabeta%3A3',
  'look/tres-em-linha/...../...../...../..x.._o?player=alphabeta%3A3%3Aones*1-theirTwos*2&step=12',
  'lessons?lesson=minimax&step=3',
])('the place %s is found again', (text) => {
  const place = parseLabPlace(text);
  expect(place).toBeDefined();
  expect(place && formatLabPlace(place)).toBe(text);
});

test('what leads nowhere is told apart', () => {
  expect(parseLabPlace('')).toEqual({ part: 'look', options: new Map() });
  expect(parseLabPlace('nowhere')).toBeUndefined();
  expect(parseLabPlace('look/%E0%A4%A')).toBeUndefined();
});
