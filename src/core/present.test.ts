import { expect, test } from 'vitest';
import { present } from './present.ts';

test('what is there is handed on, even where it counts as false', () => {
  for (const value of ['a', '', 0, false, null]) expect(present(value, 'value')).toBe(value);
});

test('what is not there is named', () => {
  expect(() => present([10][1], 'second number')).toThrow('There is no second number');
});
