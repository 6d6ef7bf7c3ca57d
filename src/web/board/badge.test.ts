import { expect, test } from 'vitest';
import { type Badge, bestBadge } from './badge.ts';

const badge = (mark: string, tone: Badge['tone']): Badge => ({ mark, tone, label: '' });

test.each<[string, Badge[], string]>([
  [
    'a win is better than a draw, a draw than a loss',
    [badge('▼9', 'loss'), badge('=', 'draw'), badge('▲7', 'win')],
    '▲7',
  ],
  ['a quick win is better than a slow one', [badge('▲15', 'win'), badge('▲5', 'win')], '▲5'],
  ['a slow loss is better than a quick one', [badge('▼2', 'loss'), badge('▼12', 'loss')], '▼12'],
  ['more points are better than fewer', [badge('▲(+3)', 'win'), badge('▲(+12)', 'win')], '▲(+12)'],
  ['so are fewer points down', [badge('▼(−4)', 'loss'), badge('▼(−1)', 'loss')], '▼(−1)'],
  ['a high estimate is better than a low one', [badge('~−.2', 'estimate'), badge('~.05', 'estimate')], '~.05'],
  ['also with a decimal comma', [badge('~,25', 'estimate'), badge('~,05', 'estimate')], '~,25'],
  ['and below nothing', [badge('~−,25', 'estimate'), badge('~−,05', 'estimate')], '~−,05'],
])('%s', (_, badges, best) => {
  const moves = badges.map((_badge, move) => move);
  expect(bestBadge(new Map(moves.map((move) => [move, badges[move]])), moves)?.mark).toBe(best);
});

test('a move whose value is not known yet has no badge', () => {
  expect(bestBadge(new Map(), [1, 2])).toBeUndefined();
});
