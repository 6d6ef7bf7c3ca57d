import { describe, expect, test } from 'vitest';
import { maxGrade } from '../../src/study/puzzles/puzzle.ts';
import type { RatedPuzzle } from './rated.ts';
import { correlation, gradePuzzle, type LevelTries, ratePuzzle } from './rating.ts';
import { complaintsAbout, ofGrade, worstContradiction } from './report.ts';
import { settle } from './settle.ts';
import { spread } from './spread.ts';

const ratings = [0, 100, 200, 300, 400, 500, 600, 700];
const tries = 20;

/** What the levels come to when each solves such a share. */
function triesOf(shares: readonly number[]): readonly LevelTries[] {
  return shares.map((share, index) => ({ rating: ratings[index] ?? 0, solved: Math.round(share * tries), tries }));
}

/** Puzzles of a grade, all solved in the same way, with ratings of their own. */
function puzzlesOf(grade: number, count: number, shares: readonly number[]): readonly RatedPuzzle[] {
  return Array.from({ length: count }, (_, index) => {
    const rating = 100 * grade + index;
    const puzzle = { id: `${grade}-${index}`, game: '', position: '', goal: 'win', plies: 3, themes: [] } as const;
    return {
      puzzle: { ...puzzle, solution: { moves: [] }, rating, grade },
      tries: triesOf(shares),
      halves: [rating, rating],
    };
  });
}

describe('a rating', () => {
  test('is where a level solves half, as the model has it', () => {
    const expected = (at: number) => ratings.map((rating) => 1 / (1 + 10 ** ((at - rating) / 400)));
    for (const at of [-50, 210, 433, 800]) {
      const exact = expected(at).map((share, index) => ({ rating: ratings[index] ?? 0, solved: share, tries: 1 }));
      expect(ratePuzzle(exact)).toBe(at);
    }
  });

  test('is kept within 200 points of the levels, whoever solves it', () => {
    expect(ratePuzzle(triesOf(ratings.map(() => 1)))).toBe(-200);
    expect(ratePuzzle(triesOf(ratings.map(() => 0)))).toBe(900);
  });

  test('has halves that correlate as Pearson says', () => {
    expect(correlation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(correlation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8);
  });
});

describe('a grade', () => {
  test('is the lowest level that solves half, where all above it do', () => {
    expect(gradePuzzle(triesOf([0, 0.45, 0.5, 0.8, 0.9, 1, 1, 1]))).toBe(3);
    expect(gradePuzzle(triesOf([0, 0.6, 0.4, 0.8, 0.9, 1, 1, 1]))).toBeUndefined();
    expect(gradePuzzle(triesOf(ratings.map(() => 0.2)))).toBeUndefined();
  });

  test('that a level solves more of than of an easier one is found, and complained of', () => {
    const easier = puzzlesOf(3, 4, [0, 0, 0.6, 0.7, 0.8, 1, 1, 1]);
    const sound = puzzlesOf(4, 4, [0, 0, 0.2, 0.7, 0.8, 1, 1, 1]);
    expect(complaintsAbout([...easier, ...sound])).toEqual([]);
    const unsound = puzzlesOf(4, 4, [0, 0, 0.2, 0.9, 0.8, 1, 1, 1]);
    expect(worstContradiction([...easier, ...unsound], 2)).toMatchObject({ level: 4, grade: 4, easier: 3 });
    expect(complaintsAbout([...easier, ...unsound])).toEqual(['Level 4 solves more of grade 4 than of grade 3.']);
  });

  test('whose ratings are chance is complained of', () => {
    const halves = [1, 2, 3, 4].map((rating) => [rating, (rating * 3) % 5] as const);
    const puzzles = puzzlesOf(
      3,
      4,
      ratings.map(() => 1),
    ).map((each, index) => ({
      ...each,
      halves: halves[index] ?? each.halves,
    }));
    expect(complaintsAbout(puzzles)).toEqual(['The halves of the tries correlate only 0.000.']);
  });
});

describe('what contradicts its grade', () => {
  const few = puzzlesOf(2, 5, [0, 0.5, 0.6, 0.7, 1, 1, 1, 1]);
  const mixed = [...puzzlesOf(3, 40, [0, 0, 1, 0.7, 1, 1, 1, 1]), ...puzzlesOf(3, 40, [0, 0, 0.5, 0.7, 1, 1, 1, 1])];

  test('is left out until nothing does', () => {
    expect(worstContradiction([...few, ...mixed], 1)).toBeDefined();
    expect(worstContradiction(settle([...few, ...mixed], 20), 1)).toBeUndefined();
  });

  test('is left out where there is enough, so that a rare grade stays whole', () => {
    const settled = settle([...few, ...mixed], 20);
    expect(ofGrade(settled, 2)).toHaveLength(5);
    expect(ofGrade(settled, 3).length).toBeGreaterThanOrEqual(20);
  });

  test('is left out of the grade that loses fewer, where there is not', () => {
    const odd = puzzlesOf(1, 1, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1]);
    const even = puzzlesOf(1, 3, [0.5, 1, 1, 1, 1, 1, 1, 1]);
    const settled = settle([...odd, ...even, ...few], 20);
    expect(settled).toEqual([...even, ...few]);
  });

  test('is nothing where all is well', () => {
    expect(settle(few, 20)).toEqual(few);
  });
});

test('as many of each kind are chosen as there are, in turns, those that come first', () => {
  const kinds = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'];
  expect(spread(kinds, 4, ([kind = '']) => kind)).toEqual(['a1', 'b1', 'c1', 'a2']);
  expect(spread(kinds, maxGrade, ([kind = '']) => kind)).toHaveLength(6);
});
