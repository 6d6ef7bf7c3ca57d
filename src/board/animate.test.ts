import { expect, test } from 'vitest';
import { millisecondsOf } from './animate.ts';

test.each([
  ['slide', 1],
  ['slide', 7],
  ['drop', 9],
  ['put', 4],
] as const)('to %s over %d cells takes between 160 and 260 milliseconds', (way, end) => {
  const milliseconds = millisecondsOf({ from: 0, to: 1, way, start: 0, end });
  expect(milliseconds).toBeGreaterThanOrEqual(160);
  expect(milliseconds).toBeLessThanOrEqual(260);
});
