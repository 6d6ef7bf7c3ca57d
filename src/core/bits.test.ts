import { expect, test } from 'vitest';
import { countBits } from './bits.ts';
import { seededRandom } from './random.ts';

test.each([
  [0, 0],
  [1, 1],
  [0b1011, 3],
  [0x7fffffff, 31],
  [-1, 32],
  [1 << 31, 1],
  [0xffffffff, 32],
])('%i has %i bits', (bits, count) => {
  expect(countBits(bits)).toBe(count);
});

test('agrees with the digits', () => {
  const random = seededRandom(1);
  for (let n = 0; n < 1000; n++) {
    const bits = random.below(2 ** 16) * 2 ** 16 + random.below(2 ** 16);
    expect(countBits(bits)).toBe(bits.toString(2).replaceAll('0', '').length);
  }
});
