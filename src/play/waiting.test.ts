import { expect, test } from 'vitest';
import { withTime } from './waiting.ts';

test.each([
  [0, 'Thinking…'],
  [2999, 'Thinking…'],
  [3000, 'Thinking… 3 s'],
  [59_999, 'Thinking… 59 s'],
  [60_000, 'Thinking… 1 min 00 s'],
  [3_725_000, 'Thinking… 62 min 05 s'],
])('%i ms are said as %s', (milliseconds, said) => {
  expect(withTime('Thinking…', milliseconds)).toBe(said);
});
