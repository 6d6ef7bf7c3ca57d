import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manyPuzzles } from '../../../test/example-puzzles.ts';
import { present } from '../../core/present.ts';
import { seededRandom, shuffle } from '../../core/random.ts';
import { dayNumber, formatDay, gameOfDay, puzzleOfDay } from './daily.ts';

const puzzles = manyPuzzles([1, 2, 3], 100);
const day = 86_400_000;
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dates = (count: number) =>
  Array.from({ length: count }, (_, index) => textOf(Date.UTC(2026, 0, 1) + index * day));
const idOn = (date: string) => present(puzzleOfDay(puzzles, date), 'puzzle').id;

describe('a date', () => {
  test('is counted as the calendar does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (days) => {
        expect(dayNumber(textOf(days * day))).toBe(days + 719_162);
      }),
    );
  });

  test.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '1900-02-29',
    '2026-00-10',
    '2026-13-01',
    '0000-01-01',
    '2026-1-1',
    'today',
  ])('is not %j', (text) => {
    expect(dayNumber(text)).toBeUndefined();
    expect(puzzleOfDay(puzzles, text)).toBeUndefined();
    expect(gameOfDay(['fuse'], text)).toBeUndefined();
  });

  test('is written as it is read', () => {
    expect(formatDay(2026, 1, 9)).toBe('2026-01-09');
    expect(dayNumber(formatDay(2024, 2, 29))).toBeDefined();
  });
});

describe('the day’s puzzle', () => {
  test('does not depend on the order of the puzzles', () => {
    const shuffled = shuffle(puzzles, seededRandom(3));
    expect(dates(30).map((date) => puzzleOfDay(shuffled, date)?.id)).toEqual(dates(30).map(idOn));
  });

  test('is another one from day to day, from all of them', () => {
    const ids = dates(1000).map(idOn);
    // With chance alone, 300 × (1 − (299/300)^1000) = 289 of them would be seen.
    expect(new Set(ids).size).toBeGreaterThan(275);
    expect(ids.filter((id, index) => id === ids[index + 1]).length).toBeLessThan(12);
  });

  test('stays where it was when other puzzles come or go', () => {
    const fewer = puzzles.filter((_, index) => index % 10 !== 0);
    const days = dates(365).map((date) => ({ before: idOn(date), after: puzzleOfDay(fewer, date)?.id }));
    const left = new Set(fewer.map(({ id }) => id));
    expect(days.filter(({ before, after }) => left.has(before) && after !== before)).toEqual([]);
    expect(days.filter(({ before, after }) => after === before).length).toBeGreaterThan(300);
  });

  test('is of each game in its turn', () => {
    const games = ['quantik', 'fuse', 'neutreeko'];
    const turns = dates(9).map((date) => gameOfDay(games, date));
    expect([...new Set(turns.slice(0, 3))].sort()).toEqual(['fuse', 'neutreeko', 'quantik']);
    expect(turns.slice(3)).toEqual(turns.slice(0, 6));
    expect(gameOfDay([...games].reverse(), '2026-11-18')).toBe(gameOfDay(games, '2026-11-18'));
    expect(gameOfDay([], '2026-11-18')).toBeUndefined();
    expect(puzzleOfDay([], '2026-11-18')).toBeUndefined();
  });

  // What is published once must stay: these were written down when the choice was made.
  test('is what it always was', () => {
    expect(['2026-11-18', '2026-11-19', '2027-02-28'].map(idOn)).toEqual(['g1-71', 'g2-68', 'g3-97']);
  });

  test('is the same where it is already tomorrow, and where it is still yesterday', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const program = `
      const { puzzleOfDay, formatDay } = await import('./daily.ts');
      const { manyPuzzles } = await import('../../../test/example-puzzles.ts');
      const now = new Date(Date.UTC(2026, 10, 18, 11));
      const local = formatDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
      const puzzles = manyPuzzles([1, 2, 3], 100);
      console.log(JSON.stringify([local, puzzleOfDay(puzzles, local).id, puzzleOfDay(puzzles, '2026-11-18').id]));`;
    const [ahead, behind] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
      return JSON.parse(
        execFileSync(process.execPath, args, { cwd: here, env: { ...process.env, TZ: zone }, encoding: 'utf8' }),
      );
    });
    const today = idOn('2026-11-18');
    expect(ahead).toEqual(['2026-11-19', idOn('2026-11-19'), today]);
    expect(behind).toEqual(['2026-11-18', today, today]);
  });
});
