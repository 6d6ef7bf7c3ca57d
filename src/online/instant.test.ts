import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from './instant.ts';

/** The years from 0 to 9999. */
const anyInstant = fc.integer({ min: Date.UTC(1, 0, 1), max: Date.UTC(9999, 11, 31) });

test('an instant is written as every system writes it, and read back', () => {
  fc.assert(
    fc.property(anyInstant, (instant) => {
      expect(formatInstant(instant)).toBe(new Date(instant).toISOString());
      expect(parseInstant(formatInstant(instant))).toBe(instant);
    }),
  );
});

test.each(['2024-02-29T00:00:00.000Z', '2000-02-29T23:59:59.999Z', '1970-01-01T00:00:00.000Z'])(
  '%s is an instant',
  (text) => {
    expect(parseInstant(text)).toBe(Date.parse(text));
  },
);

test('seconds will do', () => {
  expect(parseInstant('2026-05-01T12:00:00Z')).toBe(Date.UTC(2026, 4, 1, 12));
});

test.each([
  '',
  'now',
  '2026-02-30T00:00:00.000Z',
  '2023-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-05-01T24:00:00Z',
])('%j is none', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});
