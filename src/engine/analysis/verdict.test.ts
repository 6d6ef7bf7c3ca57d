import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from '../../core/random.ts';
import { type AnyVerdict, compareVerdicts, isBetter, verdictOfEnding } from './verdict.ts';

const win = (plies: number | null, margin?: number): AnyVerdict => exact('win', plies, margin);
const loss = (plies: number | null, margin?: number): AnyVerdict => exact('loss', plies, margin);
const draw: AnyVerdict = { exact: true, value: 'draw', plies: null };
const estimate = (score: number): AnyVerdict => ({ exact: false, score });
const reported = (score: number): AnyVerdict => ({ exact: false, value: null, plies: null, score });

function exact(value: 'win' | 'loss', plies: number | null, margin?: number): AnyVerdict {
  return { exact: true, value, plies, ...(margin !== undefined && { margin }) };
}

/** From the best to the worst, no two alike. */
const inOrder: readonly AnyVerdict[] = [
  win(7, 5),
  win(null, 5),
  win(3, 2),
  win(null, 2),
  win(1),
  win(5),
  win(9),
  win(null),
  estimate(1),
  reported(0.5),
  draw,
  estimate(-0.5),
  reported(-1),
  loss(null, -1),
  loss(8, -4),
  loss(null, -4),
  loss(8),
  loss(4),
  loss(null),
];

describe('the order of verdicts', () => {
  test.each([1, 2, 3, 4, 5])('is the same from wherever it begins (%i)', (seed) => {
    expect(shuffle(inOrder, seededRandom(seed)).sort(compareVerdicts)).toEqual(inOrder);
  });

  test('agrees with itself on every two', () => {
    for (const [place, one] of inOrder.entries()) {
      for (const [otherPlace, other] of inOrder.entries()) {
        expect(Math.sign(compareVerdicts(one, other))).toBe(Math.sign(place - otherPlace));
        expect(isBetter(one, other)).toBe(place < otherPlace);
      }
    }
  });

  test('takes an estimate of nothing for a draw, and both forms of a verdict for the same', () => {
    expect(compareVerdicts(estimate(0), draw)).toBe(0);
    expect(compareVerdicts(estimate(0.3), reported(0.3))).toBe(0);
  });
});

describe('the verdict of an ending', () => {
  const ending = { reason: 'groups', cells: [] };

  test('is a win for one and a loss for the other, with the margin where points count', () => {
    const won = { ...ending, winner: 1, scores: [4, 9] } as const;
    expect(verdictOfEnding(won, 1)).toEqual({ exact: true, value: 'win', plies: 0, margin: 5 });
    expect(verdictOfEnding(won, 0)).toEqual({ exact: true, value: 'loss', plies: 0, margin: -5 });
    expect(verdictOfEnding({ ...ending, winner: 0 }, 0)).toEqual({ exact: true, value: 'win', plies: 0 });
  });

  test('of a draw counts no plies', () => {
    expect(verdictOfEnding({ ...ending, winner: null }, 0)).toEqual({ exact: true, value: 'draw', plies: null });
  });
});
