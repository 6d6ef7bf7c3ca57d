import { expect, test } from 'vitest';
import { provenDraw, provenLoss, provenWin, SearchTree } from './search-tree.ts';

const moves = Int32Array.from({ length: 72 }, (_, index) => index + 1);
const priors = new Float64Array(72).fill(1 / 72);

test('a tree grows up to its limit and keeps what it holds', () => {
  const tree = new SearchTree();
  tree.visits[0] = 5;
  let expanded = 0;
  while (tree.expand(expanded, moves, 72, priors)) expanded++;
  expect(tree.size).toBe(1 + 72 * expanded);
  expect(tree.size).toBeLessThanOrEqual(1 << 21);
  expect(tree.visits[0]).toBe(5);
  expect(tree.moves[tree.firstChildren[expanded - 1] + 71]).toBe(72);
  expect(tree.firstChildren[expanded]).toBe(0);
});

test('a proven win is better than any number of visits, and they than a proven loss', () => {
  const tree = new SearchTree();
  tree.expand(0, moves, 4, priors);
  tree.visits.set([10, 30, 20, 1], 1);
  expect(tree.bestChild(0)).toBe(2);
  tree.proofs[2] = provenLoss;
  expect(tree.bestChild(0)).toBe(3);
  tree.proofs[4] = provenWin;
  expect(tree.bestChild(0)).toBe(4);
  expect(tree.mainLine()).toEqual([4]);
});

test('a proven draw is better than what was visited most, unless that promises more', () => {
  const tree = new SearchTree();
  tree.expand(0, moves, 4, priors);
  tree.visits.set([10, 1000, 20, 5], 1);
  tree.totals.set([8, -100, 15, 0], 1);
  tree.proofs[4] = provenDraw;
  expect(tree.bestChild(0)).toBe(4);
  tree.totals[2] = 100;
  expect(tree.bestChild(0)).toBe(2);
  tree.proofs[2] = provenLoss;
  expect(tree.bestChild(0)).toBe(3);
  tree.proofs.set([provenLoss, provenLoss, provenLoss], 1);
  expect(tree.bestChild(0)).toBe(4);
  tree.proofs[4] = provenLoss;
  expect(tree.bestChild(0)).toBe(2);
});
