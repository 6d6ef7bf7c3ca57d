import { expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import type { Value } from '../../../core/oracle.ts';
import { seededRandom } from '../../../core/random.ts';
import { takeFingerprint } from '../../../engine/fingerprint.ts';
import { finish } from '../../../engine/service/finish.ts';
import { makeQuantik } from '../index.ts';
import { cellsOf, cellsWith, type QuantikState } from '../rules.ts';
import { fairStarts, formatStart } from './fair-starts.ts';
import { fairStartWords } from './words.ts';

const quantik = makeQuantik('loses');
const { rules } = quantik;
const starts = fairStarts();

/** The same number for all 3072 images of a position. */
function kindOf(state: QuantikState): number {
  const print = { first: 0, second: 0 };
  return quantik.symmetries().reduce((least, symmetry) => {
    takeFingerprint(symmetry.state(state), print);
    return Math.min(least, (print.first >>> 0) * 2 ** 20 + (print.second >>> 12));
  }, Number.POSITIVE_INFINITY);
}

test('there are many fair starts with few pieces, white moves first in all of them, and no two are alike', () => {
  expect(starts.length).toBeGreaterThanOrEqual(50);
  expect(starts.map(formatStart).join(' ')).toBe(fairStartWords);
  for (const state of starts) {
    expect(quantik.notation.parsePosition(quantik.notation.position(state))).toEqual({ ok: true, value: state });
    expect(state.turn).toBe(0);
    expect(cellsOf(cellsWith(state.white) | cellsWith(state.brown)).length).toBeLessThanOrEqual(6);
  }
  expect(new Set(starts.map(kindOf)).size).toBe(starts.length);
});

test('some are won and some are lost, a win has two moves or more, and nobody is about to win', async () => {
  const oracle = await quantik.oracle?.();
  const valueOfPosition = (state: QuantikState): Value | undefined => oracle && finish(oracle.solve(state))?.value;
  const canWin = (state: QuantikState) =>
    legalMoves(quantik, state).some((move) => rules.outcome(rules.apply(state, move)) === 'loss');
  const values = starts.map(valueOfPosition);
  for (const [index, state] of starts.entries()) {
    const winning = legalMoves(quantik, state).filter((move) => valueOfPosition(rules.apply(state, move)) === 'loss');
    expect(values[index] === 'win' ? winning.length > 1 : winning.length === 0).toBe(true);
    expect([canWin(state), canWin({ ...state, turn: 1 })]).toEqual([false, false]);
  }
  expect(new Set(values)).toEqual(new Set(['win', 'loss']));
});

test('one is drawn, the same for a seed, turned and renamed in all ways; none where a blocked player draws', async () => {
  const draw = await quantik.fairStarts?.();
  if (!draw) throw new Error('There are fair starts.');
  expect(draw(seededRandom(5))).toEqual(draw(seededRandom(5)));
  const random = seededRandom(1);
  const drawn = Array.from({ length: 50 }, () => draw(random));
  const kinds = new Set(starts.map(kindOf));
  expect(drawn.every((state) => kinds.has(kindOf(state)))).toBe(true);
  expect(new Set(drawn.map((state) => quantik.notation.position(state))).size).toBeGreaterThan(45);
  expect(makeQuantik('draws').fairStarts).toBeUndefined();
});
