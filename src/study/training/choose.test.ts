import { describe, expect, test } from 'vitest';
import { manyPuzzles } from '../../../test/example-puzzles.ts';
import { present } from '../../core/present.ts';
import { seededRandom } from '../../core/random.ts';
import type { Outcome } from './attempt.ts';
import { choosePuzzle, puzzlesFor } from './choose.ts';
import { noProgress, noteTry, type Progress, progressIn } from './progress.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 18, 20);
const levels = [0, 156, 264, 404, 530, 602, 629, 667];
const puzzles = manyPuzzles([1, 2, 3, 4, 5], 20);
const puzzle = present(puzzles[50], 'puzzle');

const tried = (progress: Progress, outcome: Outcome, now: number, which = puzzle) =>
  noteTry(progress, { puzzle: which, outcome, now, levels });

describe('the next puzzle', () => {
  const choosing = (progress: Progress, now = start) => ({ progress: progressIn(progress, 'neutreeko'), levels, now });

  test('is about as hard as one is strong, and not always the same', () => {
    const chosen = Array.from({ length: 60 }, (_, seed) =>
      present(choosePuzzle(puzzles, choosing(noProgress), seededRandom(seed)), 'puzzle'),
    );
    const distances = puzzles.map(({ rating }) => Math.abs(rating - 210)).sort((one, other) => one - other);
    for (const { puzzle: each, isDue } of chosen) {
      expect(Math.abs(each.rating - 210)).toBeLessThanOrEqual(distances[11] ?? 0);
      expect(isDue).toBe(false);
    }
    expect(new Set(chosen.map(({ puzzle: each }) => each.id)).size).toBeGreaterThan(8);
  });

  test('is first of all one that is due', () => {
    const progress = tried(noProgress, 'failed', start);
    const later = choosing(progress, start + day);
    expect(choosePuzzle(puzzles, later, seededRandom(1))).toEqual({ puzzle, isDue: true });
    expect(choosePuzzle(puzzles, { ...later, skipped: [puzzle.id] }, seededRandom(1))?.isDue).toBe(false);
    expect(choosePuzzle(puzzles, choosing(progress), seededRandom(1))?.isDue).toBe(false);
    const elsewhere = { ...later, wishes: { grades: [5, 5] as const } };
    expect(choosePuzzle(puzzles, elsewhere, seededRandom(1))).toMatchObject({ isDue: false, puzzle: { grade: 5 } });
  });

  test('has the theme and the grade that are wanted', () => {
    const themed = puzzles.map((each, index) => (index % 7 === 0 ? { ...each, themes: ['block' as const] } : each));
    const wishes = { theme: 'block' as const, grades: [2, 3] as const };
    for (let seed = 0; seed < 10; seed++) {
      const chosen = choosePuzzle(themed, { ...choosing(noProgress), wishes }, seededRandom(seed));
      expect(chosen?.puzzle.themes).toEqual(['block']);
      expect([2, 3]).toContain(chosen?.puzzle.grade);
    }
    expect(puzzlesFor(themed, { theme: 'quiet' })).toEqual([]);
    expect(choosePuzzle(themed, { ...choosing(noProgress), wishes: { theme: 'quiet' } }, seededRandom(1))).toBe(
      undefined,
    );
  });

  test('is a new one while there is any, and then the one tried longest ago', () => {
    const few = puzzles.slice(0, 14);
    let progress = noProgress;
    const order: string[] = [];
    for (let count = 0; count < few.length; count++) {
      const chosen = present(choosePuzzle(few, choosing(progress), seededRandom(count)), 'puzzle').puzzle;
      expect(order).not.toContain(chosen.id);
      order.push(chosen.id);
      progress = tried(progress, 'solved', start + count, chosen);
    }
    for (let seed = 0; seed < 30; seed++) {
      const again = present(choosePuzzle(few, choosing(progress, start + day), seededRandom(seed)), 'puzzle').puzzle;
      expect(order.slice(0, 12)).toContain(again.id);
    }
    const skipped = few.map(({ id }) => id);
    expect(choosePuzzle(few, { ...choosing(progress), skipped }, seededRandom(1))).toBeDefined();
  });
});
