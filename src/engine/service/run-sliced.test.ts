import { describe, expect, test } from 'vitest';
import { steadyClock } from '../../../test/solving.ts';
import { runSliced } from './run-sliced.ts';

describe('driving work', () => {
  function* counting(end: number): Generator<number, number> {
    for (let n = 0; n < end; n++) yield n;
    return end;
  }

  test('goes to its end, or to the limit of time', async () => {
    expect(await runSliced(counting(5), { milliseconds: 1e9, clock: steadyClock() })).toBe(5);
    const stopped = await runSliced(counting(1e9), { milliseconds: 50, clock: steadyClock() });
    expect(stopped).toBeGreaterThan(10);
    expect(stopped).toBeLessThanOrEqual(50);
  });

  test.each([Number.NaN, '100', null])('refuses to go on for %s milliseconds', async (milliseconds) => {
    const limits = { milliseconds: milliseconds as number, clock: steadyClock() };
    await expect(runSliced(counting(1e9), limits)).rejects.toThrow(
      `milliseconds must be a number, such as 1000, or Infinity; it is ${milliseconds}.`,
    );
  });

  test('stops when it is cancelled, and tells of progress until then', async () => {
    const told: number[] = [];
    const limits = {
      milliseconds: 1e9,
      clock: steadyClock(),
      isCancelled: () => told.length === 3,
      onProgress: (n: number) => void told.push(n),
    };
    expect(await runSliced(counting(1e9), limits)).toBeUndefined();
    expect(told).toHaveLength(3);
  });

  test('ends work that it stops, so that it gives back what it holds', async () => {
    let held = 0;
    function* holding(): Generator<number, number> {
      held++;
      try {
        return yield* counting(1e9);
      } finally {
        held--;
      }
    }
    const clock = steadyClock();
    await runSliced(holding(), { milliseconds: 50, clock });
    await runSliced(holding(), { milliseconds: 1e9, clock, isCancelled: () => true });
    await runSliced(holding(), { milliseconds: 1e9, clock, isHurried: () => true });
    expect(held).toBe(0);
  });
});
