import { expect, test } from 'vitest';
import { type Random, seededRandom } from '../../core/random.ts';
import { score } from './groups.ts';
import { countCells, scoreInside } from './inner-groups.ts';

/** Half a board on which one cell in so many is taken. */
function randomHalf(random: Random, oneIn: number): number {
  let half = 0;
  for (let cell = 0; cell < 18; cell++) if (random.below(oneIn) === 0) half |= 1 << cell;
  return half;
}

test.each(['all', 'inner', 'kings', 'omega'] as const)('the score of %s inside is that of the rules', (scoring) => {
  const random = seededRandom(11);
  for (let n = 0; n < 2000; n++) {
    const oneIn = 1 + (n % 6);
    const [upper, lower] = [randomHalf(random, oneIn), randomHalf(random, oneIn)];
    const [markedUpper, markedLower] = scoring === 'kings' ? [randomHalf(random, 6), randomHalf(random, 6)] : [0, 0];
    const marked = { border: 0, upper: markedUpper, lower: markedLower };
    expect(scoreInside(upper, lower, markedUpper, markedLower, scoring)).toBe(
      score({ border: 0, upper, lower }, marked, scoring),
    );
  }
});

test('cells are counted in both halves', () => {
  expect([countCells(0, 0), countCells(1, 1 << 17), countCells(0o777777, 0o777777)]).toEqual([0, 2, 36]);
});
