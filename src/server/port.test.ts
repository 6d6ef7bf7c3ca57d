import { expect, test } from 'vitest';
import { parsePort } from './port.ts';

test.each([
  [undefined, 'any'],
  ['', 'any'],
  ['0', 0],
  ['3000', 3000],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80a', undefined],
  ['1e3', undefined],
  [' 80', undefined],
])('PORT %j means %j', (text, port) => {
  expect(parsePort(text)).toBe(port);
});
