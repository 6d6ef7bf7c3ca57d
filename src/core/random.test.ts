import { describe, expect, test } from 'vitest';
import { seededRandom, shuffle } from './random.ts';

/** How often each item comes. */
function countEach<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

describe('seeded randomness', () => {
  test('repeats for a seed and a stream, and differs between them', () => {
    const draw = (seed: number, stream?: number) => {
      const random = seededRandom(seed, stream);
      return Array.from({ length: 20 }, () => random.below(1000)).join();
    };
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
    expect(draw(7, 1)).not.toBe(draw(7, 2));
    expect(draw(0xffffffff)).not.toBe(draw(0));
  });

  test('stays the same from version to version, so that saved seeds keep their meaning', () => {
    const random = seededRandom(1);
    expect(Array.from({ length: 8 }, () => random.below(100))).toEqual([18, 61, 23, 51, 72, 61, 62, 81]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses to draw below %d, and does not draw for ever', (limit) => {
    expect(() => seededRandom(1).below(limit)).toThrow(`A limit from 1 to 2²⁰ was expected, and it is ${limit}.`);
  });

  test.each([2, 3, 7, 24, 40158])('below %i is even: a chi-square test', (limit) => {
    const random = seededRandom(limit);
    const bins = Math.min(limit, 24);
    const draws = 240_000;
    const binOf = (value: number) => Math.floor((value * bins) / limit);
    const counts = countEach(Array.from({ length: draws }, () => binOf(random.below(limit))));
    const sizes = countEach(Array.from({ length: limit }, (_, value) => binOf(value)));
    expect([...counts.keys()].sort()).toEqual([...sizes.keys()].sort());
    const chiSquare = [...sizes].reduce((sum, [bin, size]) => {
      const expected = (draws * size) / limit;
      return sum + ((counts.get(bin) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // Ten standard deviations above the mean of the distribution.
    expect(chiSquare).toBeLessThan(bins - 1 + 10 * Math.sqrt(2 * (bins - 1)));
  });

  test('never reaches its limit', () => {
    const random = seededRandom(3);
    for (let n = 0; n < 10_000; n++) expect(random.below(3)).toBeLessThan(3);
    expect(random.below(1)).toBe(0);
  });

  test('shuffles into every order equally often', () => {
    const random = seededRandom(9);
    const counts = countEach(Array.from({ length: 6000 }, () => shuffle(['a', 'b', 'c'], random).join('')));
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
