import { expect, test } from 'vitest';
import { expectedWins, sayReportedStrength, sayStrength } from './strength.ts';

const level = (rating?: number) => ({
  player: 'random',
  text: { en: '', pt: '' },
  ...(rating !== undefined && { rating }),
});
const levels = [level(0), level(240), level(240)];

test('a level is told against the one below it, and then in points', () => {
  expect(sayStrength(levels, 1, 'en')).toBe('The scale of strength begins here.');
  expect(sayStrength(levels, 2, 'en')).toBe(
    'Wins about 4 of 5 games against level 1, a draw counted as half. In rating points: 240 Elo above level 1.',
  );
  expect(sayStrength(levels, 3, 'pt')).toMatch(/^Ganha cerca de 1 em cada 2 partidas contra o nível 2/u);
});

test('a level of a report is told by the graded one that is nearest', () => {
  expect(sayReportedStrength(levels, 200, 'en')).toBe('About as strong as level 2.');
  expect(sayReportedStrength(levels, -50, 'pt')).toBe('Quase tão forte como o nível 1.');
  expect(sayReportedStrength(levels, undefined, 'en')).toBeUndefined();
});

test('nothing is told where nothing was measured', () => {
  expect(sayStrength([level(), level()], 2, 'en')).toBeUndefined();
  expect(sayStrength([level(0), level(0)], 2, 'en')).toBeUndefined();
  expect(sayReportedStrength([level(), level()], 5, 'en')).toBeUndefined();
});

test('a difference of ratings follows Elo’s formula', () => {
  expect([0, 240, 400, -200].map(expectedWins)).toEqual([
    [1, 2],
    [4, 5],
    [9, 10],
    [1, 4],
  ]);
});
