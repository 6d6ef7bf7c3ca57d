import { expect, test } from 'vitest';
import { addIncrement, charge, formatTime, formatTimeControl, isClock, isRunning, startClock } from './clock.ts';

const control = { initial: 300_000, increment: 3000 };

test('time is taken off at the move, and then the increment is added', () => {
  const used = charge(startClock(control), 1, 12_345);
  expect(used.left).toEqual([300_000, 287_655]);
  expect(addIncrement(used, 1).left).toEqual([300_000, 290_655]);
});

test('nobody has less than nothing left, and a clock that was set back gives no time', () => {
  expect(charge(startClock(control), 0, 400_000).left).toEqual([0, 300_000]);
  expect(charge(startClock(control), 0, -5000).left).toEqual([300_000, 300_000]);
});

test('clocks stand until both have moved', () => {
  expect([0, 1, 2, 3].map(isRunning)).toEqual([false, false, true, true]);
});

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [299_000, '4:59'],
  [61_000, '1:01'],
  [10_000, '0:10'],
  [9999, '10.0'],
  [9400, '9.4'],
  [1, '0.1'],
  [0, '0.0'],
  [3_600_000, '60:00'],
])('%i ms are %s', (milliseconds, said) => {
  expect(formatTime(milliseconds)).toBe(said);
});

test('a time control is said as players write it', () => {
  expect(formatTimeControl(control)).toBe('5+3');
});

test.each([
  [startClock(control), true],
  [{ ...startClock(control), left: [-1, 5] }, false],
  [{ ...startClock(control), left: [1] }, false],
  [{ initial: 1e12, increment: 0, left: [0, 0] }, false],
  [{ initial: Number.NaN, increment: 0, left: [0, 0] }, false],
  [{}, false],
])('%j is a clock: %s', (data, isOne) => {
  expect(isClock(data)).toBe(isOne);
});
