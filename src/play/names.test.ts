import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { parseSeat, person, type Seat } from '../core/seats/seat.ts';
import { startSeries } from '../core/seats/series.ts';
import { neutreeko } from '../games/neutreeko/index.ts';
import { listSizes, sayParticipant, sayPlayer, sayPlayerInSentence, saySeat, saySeriesResult } from './names.ts';
import { openTable, resign, type Table } from './table.ts';

const level = parseSeat('level:3');
const tableOf = (first: Seat, second: Seat, winners: readonly (0 | 1 | null)[] = []): Table =>
  openTable(neutreeko as Game, [first, second], { ...startSeries(3, 1), winners });

test('a level has a name in each language, another player its own', () => {
  expect([sayPlayer('level:3', 'en'), sayPlayer('level:3', 'pt'), sayPlayer('uct:500ms', 'pt')]).toEqual([
    'Level 3',
    'Nível 3',
    'uct:500ms',
  ]);
});

test('in a sentence a level is written small, and has its article where the language has one', () => {
  const said = (player: string, language: 'en' | 'pt') =>
    (['start', 'within', 'bare'] as const).map((place) => sayPlayerInSentence(player, language, place));
  expect(said('level:3', 'en')).toEqual(['Level 3', 'level 3', 'level 3']);
  expect(said('level:3', 'pt')).toEqual(['O nível 3', 'o nível 3', 'nível 3']);
  expect(said('uct:500ms', 'pt')).toEqual(['uct:500ms', 'uct:500ms', 'uct:500ms']);
  expect(said('elsewhere:level:3', 'en')).toEqual(['Level 3', 'level 3', 'level 3']);
});

test('who gave no name is someone, with a capital where a sentence begins; a name that was given stays', () => {
  const said = (player: string) =>
    (['start', 'within', 'bare'] as const).map((place) => sayPlayerInSentence(player, 'pt', place));
  expect(said('elsewhere:')).toEqual(['Alguém', 'alguém', 'alguém']);
  expect(said('elsewhere:rui')).toEqual(['rui', 'rui', 'rui']);
});

test('a name that was saved elsewhere upsets no terminal', () => {
  expect(sayPlayer('ugi:\u001b[2J\u202ebot', 'en')).toBe('ugi: [2J bot');
});

describe('a participant', () => {
  test.each([
    ['is you against a computer', tableOf(person, level), 'you', 'Level 3'],
    ['goes by their name at another screen', tableOf(person, parseSeat('elsewhere:Rui')), 'you', 'Rui'],
    ['is someone where they gave none', tableOf(person, parseSeat('elsewhere:')), 'you', 'someone'],
    ['may be a computer at another screen', tableOf(person, parseSeat('elsewhere:level:4')), 'you', 'Level 4'],
    ['has a letter between two people', tableOf(person, person), 'player A', 'player B'],
    ['has a letter between two of the same level', tableOf(level, level), 'Level 3 A', 'Level 3 B'],
  ])('%s', (_name, table, first, second) => {
    expect([sayParticipant(table, 0, 'en'), sayParticipant(table, 1, 'en')]).toEqual([first, second]);
  });

  test('changes colours within a series', () => {
    expect(saySeat(tableOf(person, level), 0, 'en')).toBe('Black: you');
    expect(saySeat(tableOf(person, level, [0]), 0, 'en')).toBe('Black: Level 3');
  });
});

describe('the result of a series', () => {
  const over = (table: Table) => resign(table) ?? table;

  test('is nothing while it goes on', () => {
    expect(saySeriesResult(tableOf(person, level, [0]), 'en')).toBeUndefined();
  });

  test('names the winner, as the people at the table would', () => {
    expect(saySeriesResult(over(tableOf(person, level, [1])), 'en')).toBe('Level 3 wins the series.');
    expect(saySeriesResult(over(tableOf(person, person, [0])), 'en')).toBe('player A wins the series.');
    expect(saySeriesResult(over(tableOf(person, person, [0])), 'en', () => 'White')).toBe('White wins the series.');
  });
});

test('single pieces are counted together', () => {
  expect(listSizes([5, 3, 1, 1, 1, 1])).toBe('5 3 1×4');
});
