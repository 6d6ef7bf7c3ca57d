import { expect, test } from 'vitest';
import { signed } from './wording.ts';

test.each([
  [0.234, 2, '+0.23', '+0,23'],
  [-0.4, 2, '−0.40', '−0,40'],
  [0, 2, '+0.00', '+0,00'],
  [-0, 2, '+0.00', '+0,00'],
  [-0.004, 2, '+0.00', '+0,00'],
  [-0.4, 0, '+0', '+0'],
  [-12, 0, '−12', '−12'],
] as const)(
  '%d to %d places has its sign, and nothing is never below nothing',
  (score, digits, english, portuguese) => {
    expect(signed(score, digits)).toBe(english);
    expect(signed(score, digits, 'pt')).toBe(portuguese);
  },
);
