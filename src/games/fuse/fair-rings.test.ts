import { expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { drawFairRing } from './fair-rings.ts';
import { makeFuse } from './index.ts';
import { listRings } from './ring.ts';
import { discsOf } from './rules.ts';

test('fair rings are rings, many of them, and turned in all ways', () => {
  const random = seededRandom(1);
  const rings = new Set(listRings());
  const drawn = new Set(Array.from({ length: 10_000 }, () => drawFairRing(random)));
  expect([...drawn].every((ring) => rings.has(ring))).toBe(true);
  // 57 kinds in eight ways; one that looks the same in two of them is there less often.
  expect(drawn.size).toBeGreaterThan(57 * 7);
  expect(drawn.size).toBeLessThanOrEqual(57 * 8);
});

test('a fair start is a start with a fair ring, the same for a seed, with kings where there are any', async () => {
  for (const scoring of ['all', 'inner', 'kings'] as const) {
    const game = makeFuse(scoring);
    const draw = await game.fairStarts?.();
    const state = draw?.(seededRandom(5));
    if (!state) throw new Error('There are fair starts.');
    expect(state).toEqual(draw?.(seededRandom(5)));
    expect(discsOf(state, 0).border).toBe(drawFairRing(seededRandom(5)));
    const text = game.notation.position(state);
    expect(game.notation.parsePosition(text)).toEqual({ ok: true, value: state });
    expect(text.match(/[WB]/gu)?.length ?? 0).toBe(scoring === 'kings' ? 2 : 0);
  }
  expect(makeFuse('omega').fairStarts).toBeUndefined();
});
