import { describe, expect, test } from 'vitest';
import { badgeOf, toneOf } from '../../board/marks/verdict-badge.ts';
import type { Language } from '../../core/language.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { findGame } from '../../games/index.ts';
import { catalogues, sayStanding } from '../../text/say.ts';
import { heightOf, seenBy } from './verdict-view.ts';

const win = (plies: number): ReportedVerdict => ({ exact: true, value: 'win', plies });
const loss = (plies: number): ReportedVerdict => ({ exact: true, value: 'loss', plies });
const draw: ReportedVerdict = { exact: true, value: 'draw', plies: null };
const estimate = (score: number): ReportedVerdict => ({ exact: false, value: null, plies: null, score });
const badge = (verdict: ReportedVerdict, language: Language) =>
  badgeOf(verdict, language, catalogues[language].verdicts);

describe('a badge', () => {
  test.each([
    [win(5), '▲5', 'win', 'wins in 5'],
    [draw, '=', 'draw', 'draws'],
    [loss(12), '▼12', 'loss', 'loses in 12'],
    [{ exact: true, value: 'win', plies: null, margin: 3 } as const, '▲+3', 'win', 'wins by 3'],
    [{ exact: true, value: 'loss', plies: null, margin: -2 } as const, '▼−2', 'loss', 'loses by 2'],
    [estimate(0.23), '~0.23', 'estimate', 'is worth about +0.23 (an estimate)'],
    [estimate(-0.4), '~−0.40', 'estimate', 'is worth about −0.40 (an estimate)'],
    [estimate(-0.001), '~0.00', 'estimate', 'is worth about +0.00 (an estimate)'],
  ])('of %j is %s', (verdict, mark, tone, label) => {
    expect(badge(verdict, 'en')).toEqual({ mark, tone, label, verdict });
  });
});

test('an estimate has a decimal comma in Portuguese', () => {
  expect(badge(estimate(-0.4), 'pt')).toMatchObject({ mark: '~−0,40', label: 'vale cerca de −0,40 (estimativa)' });
});

test('what is over has no number of plies left', () => {
  expect(badge(loss(0), 'en')).toMatchObject({ mark: '▼', label: 'loses' });
});

describe('the height in the graph', () => {
  test('grows from losses over draws to wins, and with the nearness of the end', () => {
    const rising = [loss(1), loss(20), estimate(-1), estimate(-0.2), draw, estimate(0.2), estimate(1), win(20), win(1)];
    const heights = rising.map(heightOf);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });

  test('of an estimate never reaches that of a certain win', () => {
    expect(heightOf(estimate(1))).toBeLessThan(heightOf(win(100)));
  });
});

test('the other player sees the opposite', () => {
  expect(seenBy(0, win(5), 1)).toEqual(loss(5));
  expect(seenBy(1, draw, 0)).toEqual(draw);
  expect(seenBy(1, estimate(0.5), 0)).toEqual(estimate(-0.5));
  expect(seenBy(1, win(3), 1)).toEqual(win(3));
});

test('a position is told by what is still to be played, which a move counts itself in', async () => {
  const game = await findGame('tres-em-linha')?.load();
  if (!game) throw new Error('There is no such game.');
  expect(badge(win(9), 'en').label).toBe('wins in 9');
  expect(sayStanding(game, loss(8), 1, 'en', false)).toMatch(/ wins in 8 more$/u);
  expect(sayStanding(game, loss(8), 1, 'pt', false)).toMatch(/^Ganha .* em mais 8$/u);
  const drawn = { exact: true, value: 'draw', plies: null } as const;
  expect([sayStanding(game, drawn, 0, 'en', false), sayStanding(game, drawn, 0, 'en', true)]).toEqual([
    'A draw with best play',
    'A draw',
  ]);
  expect([sayStanding(game, drawn, 0, 'pt', false), sayStanding(game, drawn, 0, 'pt', true)]).toEqual([
    'Empate com jogo perfeito',
    'Empate',
  ]);
});

test('what is not exact is toned as an estimate', () => {
  expect(toneOf(estimate(1))).toBe('estimate');
});
