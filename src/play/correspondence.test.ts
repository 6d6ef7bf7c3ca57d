import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { Result } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import { formatSeat } from '../core/seats/seat.ts';
import { findGame } from '../games/index.ts';
import {
  addresseeOf,
  compareLines,
  correspondenceTable,
  isSent,
  isToBeSent,
  nearestLine,
  ownSide,
  resignHere,
  stepsOf,
  takeBackUnsent,
  takeNext,
  withName,
  withSent,
} from './correspondence.ts';
import { usualPreferences } from './preferences.ts';
import { formatTable, parseTable, restoreTable } from './saved/saved-table.ts';
import { isBlank, matchOf, playAt, type Table } from './table.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;
const id = 'abcdefghijkl';

function lineOf(moves: string, position?: string): Match {
  const start =
    position === undefined ? game.rules.start(seededRandom(1)) : done(game.notation.parsePosition(position));
  const { match, problem } = Match.replay(game, start, moves.split(' ').filter(Boolean));
  if (problem) throw new Error(problem.code);
  return match;
}

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

const resigned = (moves: string, player: 0 | 1) => done(lineOf(moves).resign(player));

describe('a link against the game that is kept', () => {
  test.each([
    ['1 2 3', '1 2', 'next'],
    ['1 2 3 4', '1 2', 'next'],
    ['1', '', 'next'],
    ['1 2', '1 2', 'same'],
    ['', '', 'same'],
    ['1', '1 2', 'older'],
    ['', '1 2', 'older'],
    ['1 3', '1 2', 'other'],
    ['1 3', '1 2 4', 'other'],
    ['2 1 3', '1 2', 'other'],
  ])('%j against %j is %s', (come, kept, standing) => {
    expect(compareLines(lineOf(come), lineOf(kept))).toBe(standing);
  });

  test('a resignation is a step, after which nothing comes', () => {
    expect(compareLines(resigned('1 2', 1), lineOf('1 2'))).toBe('next');
    expect(compareLines(resigned('1 2 3', 1), lineOf('1 2'))).toBe('next');
    expect(compareLines(lineOf('1 2'), resigned('1 2', 1))).toBe('older');
    expect(compareLines(resigned('1 2', 1), resigned('1 2', 1))).toBe('same');
    expect(compareLines(resigned('1 2', 0), resigned('1 2', 1))).toBe('other');
    expect(compareLines(lineOf('1 2 3'), resigned('1 2', 1))).toBe('other');
    expect(compareLines(resigned('1 2', 1), lineOf('1 2 3'))).toBe('other');
    expect(stepsOf(resigned('1 2', 1))).toBe(3);
  });

  test('another game, or another start, is another line', async () => {
    const larger = (await findGame('drop-7x6x4')?.load()) as Game;
    expect(compareLines(Match.start(larger, seededRandom(1)), lineOf(''))).toBe('other');
    expect(compareLines(lineOf('1', '...../...../...../x.o.. x'), lineOf('1'))).toBe('other');
  });

  test('of several that are kept, the nearest counts', () => {
    const kept = [lineOf('1 3'), lineOf('1 2'), lineOf('1 2 4 5')];
    expect(nearestLine(lineOf('1 2 4'), kept)).toEqual({ index: 1, standing: 'next' });
    expect(nearestLine(lineOf('1 2'), kept)).toEqual({ index: 1, standing: 'same' });
    expect(nearestLine(lineOf('1'), kept)).toEqual({ index: 0, standing: 'older' });
    expect(nearestLine(lineOf('5'), kept)).toEqual({ index: 0, standing: 'other' });
    expect(nearestLine(lineOf('5'), [])).toBeUndefined();
  });

  test('whoever opens it first sits where an answer is due, or hears of a resignation', () => {
    expect(addresseeOf(lineOf(''))).toBe(0);
    expect(addresseeOf(lineOf('1'))).toBe(1);
    expect(addresseeOf(resigned('1', 0))).toBe(1);
    expect(addresseeOf(resigned('1', 1))).toBe(0);
    expect(addresseeOf(lineOf('1 2 1 2 1'))).toBe(1);
  });
});

describe('a table of a game by messages', () => {
  const begin = (moves: string, own: 0 | 1, sent?: number) =>
    correspondenceTable(lineOf(moves), own, { id, ...(sent !== undefined && { sent }) });
  const play = (table: Table, place: number): Table =>
    done(playAt(table, table.head, matchOf(table).moves[place] ?? -1));

  test('has one person here, and is never blank', () => {
    expect([ownSide(begin('', 0)), ownSide(begin('', 1))]).toEqual([0, 1]);
    expect(begin('', 1).participants.map(formatSeat)).toEqual(['elsewhere:', 'me']);
    expect(isBlank(begin('', 1))).toBe(false);
  });

  test('has a link to send after each step of one’s own', () => {
    expect([isToBeSent(begin('', 0)), isToBeSent(begin('', 1))]).toEqual([false, true]);
    const moved = play(begin('', 0), 0);
    expect([isToBeSent(moved), isSent(moved)]).toEqual([true, false]);
    expect(isSent(withSent(moved))).toBe(true);
    const given = resignHere(begin('1', 1, 1));
    expect(given && [isToBeSent(given), isSent(given), matchOf(given).ending?.winner]).toEqual([true, false, 0]);
  });

  test('lets a step be taken back until its link was handed over', () => {
    const moved = play(begin('1', 1, 1), 2);
    expect(takeBackUnsent(withSent(moved))).toBeUndefined();
    const back = takeBackUnsent(moved);
    expect(back && matchOf(back).played).toEqual(['1']);
    expect(back && takeBackUnsent(back)).toBeUndefined();
    const given = resignHere(begin('1 2', 0, 2));
    expect(given && takeBackUnsent(given) && matchOf(takeBackUnsent(given) ?? given).ending).toBeUndefined();
    expect(given && takeBackUnsent(withSent(given))).toBeUndefined();
  });

  test('takes up what came, looking at the position before it', () => {
    const table = withSent(play(begin('', 0), 0));
    const next = done(takeNext(table, lineOf('1 4')));
    expect(matchOf(next).played).toEqual(['1', '4']);
    expect([next.current, next.correspondence?.sent]).toEqual([table.head, 2]);
    const over = done(takeNext(next, resigned('1 4', 1)));
    expect([matchOf(over).ending?.winner, over.current === over.head, over.correspondence?.sent]).toEqual([0, true, 3]);
  });

  test('calls the other by their name', () => {
    const table = begin('', 0);
    expect(withName(table, undefined)).toBe(table);
    expect(withName(table, 'Ana').participants.map(formatSeat)).toEqual(['me', 'elsewhere:Ana']);
  });

  test('is saved with its id and what was sent; a damaged id is refused', () => {
    const text = formatTable({ table: begin('1 2', 0, 2), preferences: usualPreferences });
    const restored = done(restoreTable(game, done(parseTable(text))));
    expect(restored.table.correspondence).toEqual({ id, sent: 2 });
    expect(parseTable(text.replace(id, 'x'))).toMatchObject({ problem: { code: 'save-shape' } });
  });
});
