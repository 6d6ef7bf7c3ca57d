import { describe, expect, test } from 'vitest';
import type { Level } from '../../core/player.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import {
  afterPuzzle,
  chanceToSolve,
  levelLike,
  minUncertainty,
  ratingsOf,
  type Standing,
  startStanding,
  startUncertainty,
} from './rating.ts';

const levels = [0, 156, 264, 404, 530, 602, 629, 667];
const chance = (random: Random) => random.below(1_000_000) / 1_000_000;

/** Someone of a true strength, who solves as often as that says; puzzles come from near what they seem to be. */
function train(strength: number, tries: number, seed: number): readonly Standing[] {
  const random = seededRandom(seed);
  const standings = [startStanding(levels)];
  for (let count = 0; count < tries; count++) {
    const before = standings.at(-1) ?? startStanding(levels);
    const puzzle = before.rating + random.below(300) - 150;
    const isSolved = chance(random) < chanceToSolve(strength, puzzle);
    standings.push(afterPuzzle(before, puzzle, isSolved ? 'solved' : 'failed', levels));
  }
  return standings;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('a rating', () => {
  test('begins between levels 2 and 3, and says that it knows little', () => {
    expect(startStanding(levels)).toEqual({ rating: 210, uncertainty: startUncertainty, tries: 0 });
    expect(startStanding([]).rating).toBe(200);
  });

  test.each([-100, 210, 420, 650, 850])('finds someone of strength %d', (strength) => {
    const ends = Array.from({ length: 20 }, (_, seed) => train(strength, 200, seed).slice(-50));
    const found = ends.map((standings) => mean(standings.map(({ rating }) => rating)));
    expect(Math.abs(mean(found) - strength)).toBeLessThan(25);
    for (const rating of found) expect(Math.abs(rating - strength)).toBeLessThan(150);
  });

  test('is about as uncertain as it says, after some tries', () => {
    const errors = Array.from({ length: 200 }, (_, seed) => {
      const { rating, uncertainty } = train(400, 25, seed).at(-1) ?? startStanding(levels);
      return (rating - 400) / uncertainty;
    });
    // Two in three lie within one deviation of a normal distribution.
    const within = errors.filter((error) => Math.abs(error) < 1).length / errors.length;
    expect(within).toBeGreaterThan(0.5);
    expect(within).toBeLessThan(0.85);
  });

  test('rises with what is solved, more with what is harder, and falls with what is failed', () => {
    const start = startStanding(levels);
    const gain = (puzzle: number, outcome: 'solved' | 'hinted' | 'failed') =>
      afterPuzzle(start, puzzle, outcome, levels).rating - start.rating;
    expect(gain(600, 'solved')).toBeGreaterThan(gain(200, 'solved'));
    expect(gain(200, 'solved')).toBeGreaterThan(0);
    expect(gain(0, 'failed')).toBeLessThan(gain(200, 'failed'));
    expect(gain(210, 'hinted')).toBe(0);
  });

  test('gets surer with every try, but never so sure that it can’t move', () => {
    const standings = train(300, 300, 5);
    for (const [index, { uncertainty, tries }] of standings.entries()) {
      expect(tries).toBe(index);
      expect(uncertainty).toBeLessThanOrEqual(standings[index - 1]?.uncertainty ?? startUncertainty);
      expect(uncertainty).toBeGreaterThanOrEqual(minUncertainty);
    }
    expect(standings.at(-1)?.uncertainty).toBe(minUncertainty);
  });

  test('stays near the levels, whoever solves everything', () => {
    let standing = startStanding(levels);
    for (let count = 0; count < 2000; count++) standing = afterPuzzle(standing, 3000, 'solved', levels);
    expect(standing.rating).toBe(667 + 400);
    for (let count = 0; count < 2000; count++) standing = afterPuzzle(standing, -3000, 'failed', levels);
    expect(standing.rating).toBe(-400);
  });
});

describe('the level that a rating is like', () => {
  const like = (rating: number, uncertainty = 80) => levelLike({ rating, uncertainty, tries: 9 }, levels);

  test.each([
    [-30, 1],
    [100, 2],
    [330, 3],
    [340, 4],
    [700, 8],
  ])('of %d is %d', (rating, level) => {
    expect(like(rating)).toEqual({ level, isTentative: false });
  });

  test('may lie beyond them all, or be little more than a guess', () => {
    expect(like(-61)).toEqual({ level: 1, beyond: 'below', isTentative: false });
    expect(like(728)).toEqual({ level: 8, beyond: 'above', isTentative: false });
    expect(like(210, 250)).toEqual({ level: 2, isTentative: true });
    expect(levelLike(startStanding([]), [])).toBeUndefined();
  });

  test('needs levels that were all measured', () => {
    const level = (rating?: number): Level => ({
      player: 'random',
      text: { en: '', pt: '' },
      ...(rating !== undefined && { rating }),
    });
    expect(ratingsOf([level(0), level(90)])).toEqual([0, 90]);
    expect(ratingsOf([level(0), level()])).toEqual([]);
  });
});
