import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../../../engine/players.ts';
import { loadGame } from '../../../games/index.ts';
import type { Answer } from '../worker/judge-tasks.ts';
import { differenceOf, judgedOf } from './judged.ts';
import { formatWeights, readWeights, sliderReach, usualWeights } from './weights.ts';

const { features = [] } = await playersOf(await loadGame('neutreeko'));

describe('sliders and text', () => {
  test('say the same', () => {
    const weight = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.array(weight, { minLength: features.length, maxLength: features.length }), (numbers) => {
        const weights = new Map(features.map(({ id }, index) => [id, numbers[index] ?? 0]));
        const read = readWeights(features, formatWeights(features, weights));
        if (!read.ok) throw new Error(read.problem.code);
        for (const { id } of features) expect(read.value.get(id) ?? 0).toBe(weights.get(id));
      }),
    );
  });

  test('where nothing weighs anything, there is a text all the same', () => {
    expect(formatWeights(features, new Map())).toBe('pairs*0');
    expect(usualWeights(features)).toBe('pairs*10-theirPairs*10');
  });

  test('a slider reaches as far as the text says', () => {
    expect(sliderReach(new Map([['pairs', -20]]))).toBe(20);
    expect(sliderReach(new Map([['pairs', 21]]))).toBe(100);
    expect(sliderReach(new Map([['pairs', -101]]))).toBe(1000);
  });
});

function answer(kept: number, distance: number | null): Answer {
  return { position: '', value: 'win', distance, isInPlies: true, kept, move: '', keeping: [] };
}

describe('what was judged', () => {
  const answers = [answer(1, 3), answer(0, 5), answer(0.6, 1), answer(0, null), answer(0, 1), answer(1, 1)];

  test('is counted in all and by distance, draws last', () => {
    const { positions, kept, groups } = judgedOf(answers);
    expect(positions).toBe(6);
    expect(kept.value).toBeCloseTo(2.6 / 6);
    expect(groups.map(({ distance, positions: count }) => [distance, count])).toEqual([
      [1, 3],
      [3, 1],
      [5, 1],
      [null, 1],
    ]);
    expect(groups[0]?.kept.value).toBeCloseTo(1.6 / 3);
  });

  test('has the plainest errors first', () => {
    expect(judgedOf(answers).errors.map(({ kept, distance }) => [kept, distance])).toEqual([
      [0, 1],
      [0, 5],
      [0, null],
      [0.6, 1],
    ]);
  });

  test('is compared in pairs, as far as both have come', () => {
    const other = [answer(0, 3), answer(0, 5), answer(0.6, 1)];
    expect(differenceOf(answers, other).value).toBeCloseTo(1 / 3);
    expect(differenceOf(other, answers).value).toBeCloseTo(-1 / 3);
  });
});
