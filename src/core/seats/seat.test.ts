import { expect, test } from 'vitest';
import { formatSeat, isPerson, parseSeat } from './seat.ts';

test.each([
  ['me', { kind: 'person' }],
  ['elsewhere:Ana', { kind: 'elsewhere', name: 'Ana' }],
  ['elsewhere:', { kind: 'elsewhere', name: '' }],
  ['level:5', { kind: 'computer', player: 'level:5' }],
])('the seat %s is read as it is written', (text, seat) => {
  expect(parseSeat(text)).toEqual(seat);
  expect(formatSeat(parseSeat(text))).toBe(text);
});

test('who sits elsewhere is a person, and a computer is none', () => {
  expect(['me', 'elsewhere:Ana', 'level:5'].map((text) => isPerson(parseSeat(text)))).toEqual([true, true, false]);
});
