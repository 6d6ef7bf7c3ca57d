import { expect, test } from 'vitest';
import type { Value } from '../../../core/oracle.ts';
import { loadGame } from '../../../games/index.ts';
import type { Bound } from '../../../study/search-tree.ts';
import { offeredPlayers } from './offered.ts';
import { horizonError, markOfScore, plainMark } from './score.ts';

test.each([
  [999_995, 1, '▲5'],
  [999_995, 3, '▲3'],
  [-999_996, 2, '▼3'],
  [12, 4, '+12'],
  [-3, 1, '−3'],
  [0, 1, '0'],
  // A bound may be won or lost elsewhere before this position comes about.
  [999_999, 2, '▲'],
  [-999_998, 5, '▼'],
  [2_000_000, 2, '+∞'],
  [-2_000_000, 2, '−∞'],
])('a score of %i at ply %i is shown as %s', (score, ply, mark) => {
  expect(plainMark(markOfScore(score, ply))).toBe(mark);
});

const win = 999_997;

test.each<[number, Bound, Value, string | undefined]>([
  [win, 'exact', 'win', undefined],
  [3, 'exact', 'win', undefined],
  [3, 'exact', 'loss', 'wrong'],
  [-3, 'exact', 'win', 'wrong'],
  [0, 'exact', 'loss', 'unseen'],
  [0, 'exact', 'draw', undefined],
  // Points are no promise, a win is.
  [3, 'exact', 'draw', undefined],
  [win, 'exact', 'draw', 'wrong'],
  [-win, 'exact', 'draw', 'wrong'],
  // A bound is mistaken only where the truth lies beyond it.
  [3, 'at-most', 'loss', undefined],
  [-3, 'at-most', 'loss', undefined],
  [-3, 'at-most', 'win', 'wrong'],
  [0, 'at-most', 'win', 'unseen'],
  [0, 'at-most', 'loss', undefined],
  [3, 'at-least', 'loss', 'wrong'],
  [-3, 'at-least', 'win', undefined],
])('a value of %i (%s) against a %s', (score, bound, truth, error) => {
  const verdict = { exact: true, value: truth, plies: truth === 'draw' ? null : 3 };
  expect(horizonError({ score, bound, isLeaf: true, isHit: false }, verdict)).toBe(error);
  expect(horizonError({ score, bound, isLeaf: true, isHit: false }, { exact: false, value: null, plies: null })).toBe(
    undefined,
  );
});

test('the players on offer are those that search', async () => {
  const quantik = await offeredPlayers(await loadGame('quantik'));
  const fuse = await offeredPlayers(await loadGame('fuse'));
  expect(fuse.searches).toContain('master:300');
  expect(quantik.searches).not.toContain('master:300');
  for (const { levels } of [quantik, fuse]) {
    expect(levels.length).toBeGreaterThan(3);
    for (const { meaning } of levels) expect(meaning).not.toMatch(/^(?:random|first|perfect)/u);
  }
});
