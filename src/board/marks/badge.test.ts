import { expect, test } from 'vitest';
import type { AnyVerdict } from '../../engine/analysis/verdict.ts';
import { type Badge, bestBadge, type Tone } from './badge.ts';

/** Badges whose marks say nothing, so that only the verdicts can be compared. */
const badge = (verdict: AnyVerdict): Badge => ({ mark: '', tone: toneOf(verdict), label: '', verdict });
const toneOf = (verdict: AnyVerdict): Tone => (verdict.exact ? (verdict.value ?? 'estimate') : 'estimate');

const win = (plies: number | null, margin?: number) => exact('win', plies, margin);
const loss = (plies: number | null, margin?: number) => exact('loss', plies, margin);
const exact = (value: 'win' | 'draw' | 'loss', plies: number | null, margin?: number): AnyVerdict => ({
  exact: true,
  value,
  plies,
  ...(margin !== undefined && { margin }),
});
const draw = exact('draw', null);
const estimate = (score: number): AnyVerdict => ({ exact: false, score });

test.each<[string, AnyVerdict[], AnyVerdict]>([
  ['a win is better than a draw, a draw than a loss', [loss(9), draw, win(7)], win(7)],
  ['a quick win is better than a slow one', [win(15), win(5)], win(5)],
  ['a slow loss is better than a quick one', [loss(2), loss(12)], loss(12)],
  ['more points are better than fewer', [win(null, 3), win(null, 12)], win(null, 12)],
  ['so are fewer points down', [loss(null, -4), loss(null, -1)], loss(null, -1)],
  ['a high estimate is better than a low one', [estimate(-0.2), estimate(0.05)], estimate(0.05)],
  ['and below nothing', [estimate(-0.25), estimate(-0.05)], estimate(-0.05)],
])('%s', (_, verdicts, best) => {
  const badges = verdicts.map(badge);
  expect(bestBadge(new Map(badges.entries()), [...badges.keys()])?.verdict).toEqual(best);
});

test('of equals the first is shown', () => {
  const badges = [badge(loss(2)), badge(draw), badge(draw)];
  expect(bestBadge(new Map(badges.entries()), [0, 1, 2])).toBe(badges[1]);
});

test('a move whose value is not known yet has no badge', () => {
  expect(bestBadge(new Map(), [1, 2])).toBeUndefined();
});
