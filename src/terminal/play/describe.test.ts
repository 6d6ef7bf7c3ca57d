import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { person } from '../../core/seats/seat.ts';
import { startSeries } from '../../core/seats/series.ts';
import { neutreeko } from '../../games/neutreeko/index.ts';
import { matchOf, openTable, playAt, redo, type Table, undo } from '../../play/table.ts';
import { historyLines } from './describe.ts';

/** A table after some moves; `undo` takes the last one back. */
function tableAfter(...moves: readonly string[]): Table {
  let table = openTable(neutreeko as Game, [person, person], startSeries(1, 1));
  for (const text of moves) {
    const { game, state, moves: legal } = matchOf(table);
    const move = legal.find((each) => game.notation.move(state, each) === text);
    const next = move === undefined ? undefined : playAt(table, table.head, move);
    table = (next?.ok ? next.value : text === 'undo' ? undo(table) : redo(table)) ?? table;
  }
  return table;
}

const lines = (table: Table, width = 40) =>
  historyLines({ table, language: 'en', message: '', verdicts: new Map() }, false, width);

describe('the moves beside the board', () => {
  test('stand two a line', () => {
    expect(lines(tableAfter('5B-5C', '4C-3C', '5C-3A'))).toEqual(['1.  5B-5C  4C-3C', '2.  5C-3A']);
  });

  test('have beneath them what was taken back, and what was played instead', () => {
    expect(lines(tableAfter('5B-5C', '4C-3C', 'undo'))).toEqual(['1.  5B-5C', '    (1… 4C-3C)']);
    const table = tableAfter('5B-5C', '4C-3C', '5C-3A', 'undo', 'undo', '1B-1A', 'undo', 'undo', '5D-5E', '1B-1A');
    expect(lines(table)).toEqual(['1.  5D-5E  1B-1A', '    (1. 5B-5C 1B-1A (1… 4C-3C 2. 5C-3A))']);
    expect(lines(table, 24)).toEqual(['1.  5D-5E  1B-1A', '    (1. 5B-5C 1B-1A (1…', '    4C-3C 2. 5C-3A))']);
  });

  test('say again whose move it is after a variation', () => {
    const second = ['undo', 'undo', '5D-5E', '1B-1A'];
    const table = tableAfter('5B-5C', '4C-3C', '5C-3A', '1B-1A', ...second, 'undo', 'undo', 'undo', 'undo', '5D-5E');
    expect(lines(table, 80)).toEqual(['1.  5D-5E', '    (1. 5B-5C 4C-3C 2. 5D-5E (2. 5C-3A 1B-1A) 2… 1B-1A)']);
  });
});
