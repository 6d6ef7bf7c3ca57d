import { present } from '../../core/present.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { rendezvous } from './hash.ts';

/*
 * The day's puzzle. A day is the person's own: the date on their calendar, as a text `2026-11-18`. Only that text counts, so
 * it is the same puzzle everywhere on that date, in every time zone, and nobody has to be asked for it.
 */

/** A date as a text, from the numbers that a calendar shows; January is 1. */
export function formatDay(year: number, month: number, day: number): string {
  const digits = (number: number, length: number) => String(number).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** How many days a date lies after the first of January of the year 1; undefined for a text that is no date. */
export function dayNumber(date: string): number | undefined {
  const [, ...parts] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = daysInMonth.map((length, index) => length + (index === 1 && isLeapYear ? 1 : 0));
  if (year < 1 || day < 1 || day > (lengths[month - 1] ?? 0)) return undefined;
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const inYear = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return before * 365 + leapDays + inYear + day - 1;
}

/** Which of these games, by their ids, has the one puzzle of the day: each in its turn, in the order of the alphabet. */
export function gameOfDay(games: readonly string[], date: string): string | undefined {
  const number = dayNumber(date);
  if (number === undefined || games.length === 0) return undefined;
  return present([...games].sort()[number % games.length], 'game of the day');
}

/** The day's puzzle of those that are given, in whatever order they are; undefined where there are none, or no such date. */
export function puzzleOfDay(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
  if (dayNumber(date) === undefined) return undefined;
  return rendezvous(puzzles, ({ game, id }) => `${game} ${id}`, date);
}
