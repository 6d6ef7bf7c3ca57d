import { describe, expect, test } from 'vitest';
import { manyPuzzles } from '../../../test/example-puzzles.ts';
import { seededRandom, shuffle } from '../../core/random.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { afterTry, ladderOf, newStreak, nextInStreak } from './streak.ts';

/** A streak of someone who solves everything, as long as it lasts. */
function run(puzzles: readonly Puzzle[], seed: number, most = 1000): readonly Puzzle[] {
  const random = seededRandom(seed);
  const asked: Puzzle[] = [];
  let streak = newStreak;
  while (asked.length < most) {
    const puzzle = nextInStreak(puzzles, streak, random);
    if (!puzzle) break;
    asked.push(puzzle);
    streak = afterTry(streak, puzzle, true);
  }
  expect(streak.solved).toBe(asked.length);
  return asked;
}

const puzzles = manyPuzzles([1, 2, 3, 4, 5, 6, 7, 8], 20);

describe('a streak', () => {
  test.each([1, 2, 3, 4, 5])('never gets easier on its way up: seed %d', (seed) => {
    const way = run(puzzles, seed, 24);
    for (const [index, puzzle] of way.slice(1).entries()) {
      const before = way[index];
      expect(puzzle.grade).toBeGreaterThanOrEqual(before?.grade ?? 0);
      expect(puzzle.rating).toBeGreaterThanOrEqual(before?.rating ?? 0);
    }
    expect([way[0]?.grade, way.at(-1)?.grade]).toEqual([1, 8]);
  });

  test('is different for another seed, the same for the same, whatever the order of the puzzles', () => {
    const ids = (seed: number, of = puzzles) => run(of, seed, 24).map(({ id }) => id);
    expect(ids(1)).toEqual(ids(1, shuffle(puzzles, seededRandom(9))));
    expect(ids(1)).not.toEqual(ids(2));
  });

  test('asks every puzzle once, and then there is no more', () => {
    const all = run(puzzles, 7);
    expect(all).toHaveLength(puzzles.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  test('stays at the top as long as it can', () => {
    expect(
      run(puzzles, 7, 41)
        .slice(21)
        .every(({ grade }) => grade === 8),
    ).toBe(true);
  });

  test('ends at the first failure', () => {
    const [first, second] = run(puzzles, 1, 2);
    if (!first || !second) throw new Error('There is no streak.');
    const over = afterTry(afterTry(newStreak, first, true), second, false);
    expect(over).toEqual({ solved: 1, seen: [first.id, second.id], isOver: true });
    expect(nextInStreak(puzzles, over, seededRandom(1))).toBeUndefined();
  });

  test('takes what there is', () => {
    expect(run(manyPuzzles([3], 2), 1)).toHaveLength(2);
    expect(run(manyPuzzles([2, 7], 1), 1).map(({ grade }) => grade)).toEqual([2, 7]);
    expect(run([], 1)).toEqual([]);
  });
});

test('a ladder has all puzzles, as many rungs for each grade', () => {
  const uneven = [...manyPuzzles([1], 500), ...manyPuzzles([2], 3), ...manyPuzzles([5], 1)];
  const ladder = ladderOf(uneven);
  expect(ladder.map((rung) => rung[0]?.grade)).toEqual([1, 1, 1, 2, 2, 2, 5]);
  expect(ladder.flat()).toHaveLength(uneven.length);
});
