import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { parseSeat, person } from '../../core/seats/seat.ts';
import { startSeries } from '../../core/seats/series.ts';
import { findGame } from '../../games/index.ts';
import { usualPreferences } from '../preferences.ts';
import { goTo, isPersonsMove, playAt, swapSides, tableWith } from '../table.ts';
import { nodeOf } from '../tree.ts';
import { seriesNotes } from './saved-record.ts';
import {
  formatTable,
  isFromElsewhere,
  parseTable,
  restoreTable,
  type SavedTable,
  savedVersion,
} from './saved-table.ts';
import type { TableData } from './table-data.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;
const level = parseSeat('level:3');

function match(...moves: readonly string[]): Match {
  return moves.reduce(
    (before, move) => {
      const next = before.play(move);
      if (!next.ok) throw new Error(next.problem.code);
      return next.value;
    },
    Match.start(game, seededRandom(1)) as Match,
  );
}

function saved(line: Match): SavedTable {
  return { table: tableWith(line, [person, level], startSeries(3, 7), undefined), preferences: usualPreferences };
}

function read(text: string): SavedTable {
  const data = parseTable(text);
  const back = data.ok ? restoreTable(game, data.value) : data;
  if (!back.ok) throw new Error(back.problem.code);
  return back.value;
}

/** The data of a saved table with something changed in it, as text. */
function changed(changes: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...JSON.parse(formatTable(saved(match('1', '2')))), ...changes });
}

function problemWith(text: string): string | undefined {
  const data = parseTable(text);
  const back = data.ok ? restoreTable(game, data.value) : data;
  return back.ok ? undefined : back.problem.code;
}

describe('a saved table', () => {
  test('remembers who made which move before the two changed sides', () => {
    const before = saved(match('1', '2', '3'));
    const { table } = read(formatTable({ ...before, table: swapSides(before.table) }));
    expect([1, 2, 3].map((id) => isPersonsMove(table, id))).toEqual([true, false, true]);
  });

  test('says what it is', () => {
    expect(JSON.parse(formatTable(saved(match())))).toMatchObject({
      tabuleiro: 'table',
      version: savedVersion,
      game: 'tres-em-linha',
    });
  });

  test('comes back with its variations, comments and resignations', () => {
    const resigned = match('1', '2', '3').comment('Well.').resign(1);
    if (!resigned.ok) throw new Error('Cannot resign.');
    const { table } = saved(resigned.value);
    const [, , fourth] = nodeOf(table.tree, 1).match.moves;
    const grown = playAt(goTo(table, 1), 1, fourth ?? -1);
    if (!grown.ok) throw new Error(grown.problem.code);
    const text = formatTable({ table: grown.value, preferences: { ...usualPreferences, isFlipped: true } });
    const back = read(text);
    expect(formatTable(back)).toBe(text);
    expect(back.preferences.isFlipped).toBe(true);
    expect(nodeOf(back.table.tree, 3).match.ending).toMatchObject({ reason: 'resignation', winner: 0 });
    expect(nodeOf(back.table.tree, 3).match.steps[3]?.comment).toBe('Well.');
  });

  test.each(['agreement', 'abort'] as const)('remembers who sits elsewhere, and an end by %s', (reason) => {
    const ended = match('1', '2').conclude({ reason, winner: null });
    if (!ended.ok) throw new Error(ended.problem.code);
    const before = saved(ended.value);
    const seats = [person, parseSeat('elsewhere:Ana')] as const;
    const { table } = read(formatTable({ ...before, table: { ...before.table, participants: seats } }));
    expect(table.participants).toEqual(seats);
    expect(nodeOf(table.tree, table.head).match.ending).toEqual({ reason, winner: null, cells: [] });
  });

  test('keeps moves that were taken back before a resignation', () => {
    const data = JSON.parse(formatTable(saved(match('1', '2')))) as TableData;
    const nodes = data.tree.nodes.map((node, place) => (place === 1 ? { ...node, resignedBy: 1 as const } : node));
    const { tree } = read(changed({ tree: { ...data.tree, nodes } })).table;
    expect(nodeOf(tree, 2).match.played).toEqual(['1', '2']);
    expect(nodeOf(tree, 1).match.ending?.reason).toBe('resignation');
  });

  test('may have more in it than is known today', () => {
    expect(read(changed({ mood: 'good' })).table.head).toBe(2);
  });
});

describe('what is not a saved table', () => {
  const start = '...../...../...../..... x';
  const nodes = [
    { parent: 0, move: '' },
    { parent: 0, move: '1' },
  ];

  test.each([
    ['no JSON', '{', 'save-foreign'],
    ['nothing', '', 'save-foreign'],
    ['a list', '[]', 'save-foreign'],
    ['something else of ours', changed({ tabuleiro: 'tournament', version: 9 }), 'save-foreign'],
    ['no game', changed({ game: undefined }), 'save-shape'],
    ['three participants', changed({ participants: ['me', 'me', 'me'] }), 'save-shape'],
    ['an endless number', changed({ series: { length: 1, seed: 7e99, winners: [] } }), 'save-shape'],
    ['a length that is none', changed({ series: { length: 4, seed: 7, winners: [] } }), 'save-shape'],
    ['a series that was over', changed({ series: { length: 3, seed: 7, winners: [0, 0] } }), 'series-over'],
    ['a place that is none', changed({ head: 7 }), 'save-shape'],
    ['a pace that is none', changed({ preferences: { ...usualPreferences, pace: 'fastest' } }), 'save-shape'],
    ['a start that is none', changed({ tree: { start: 'nonsense', nodes } }), 'save-start'],
    ['no root', changed({ tree: { start, nodes: [] } }), 'save-shape'],
    ['a move that is none', changed({ tree: { start, nodes: [nodes[0], { parent: 0, move: '9' }] } }), 'save-moves'],
    [
      'a parent that comes later',
      changed({ tree: { start, nodes: [nodes[0], { parent: 2, move: '1' }, nodes[1]] } }),
      'save-shape',
    ],
  ])('is refused with %s', (_name, text, code) => {
    expect(problemWith(text)).toBe(code);
    expect(isFromElsewhere({ code, values: {} })).toBe(false);
  });

  test.each([
    ['a newer version', changed({ version: savedVersion + 1 })],
    ['a newer version that looks different', JSON.stringify({ tabuleiro: 'table', version: 9, board: 'other' })],
    ['a version that is no number', changed({ version: '3' })],
    ['a version in between', changed({ version: 2.5 })],
    ['a newer record', 'tabuleiro record 2\ngame: chess\n'],
  ])('is not damaged where it is of %s', (_name, text) => {
    const data = parseTable(text);
    if (data.ok) throw new Error('It was read.');
    expect(data.problem.code).toBe('save-version');
    expect(isFromElsewhere(data.problem)).toBe(true);
  });
});

describe('a record of version 1', () => {
  const record = (...lines: readonly string[]) =>
    ['tabuleiro record 1', 'game: tres-em-linha', 'start: ...../...../...../..... x', ...lines, ''].join('\n');

  test('is a table', () => {
    const { table } = read(
      record('first: level:3', 'second: me', 'series: 3', 'seed: 7', 'winners: second', '', '1. 1 2'),
    );
    expect(table).toMatchObject({
      participants: [person, level],
      series: { length: 3, seed: 7, winners: [1] },
      head: 2,
    });
  });

  test('without a series is a game by itself, and without players one of two people', () => {
    expect(read(record('', '1. 1')).table).toMatchObject({
      participants: [person, person],
      series: { length: 1, seed: 1, winners: [] },
    });
  });

  test('can be written in the form of today, however long its comment, and read again', () => {
    const text = record('', `1. 1 {${'so '.repeat(3000)}} 2`);
    const once = read(text);
    expect(once.table.tree.nodes.get(1)?.match.step.comment).toHaveLength(8999);
    expect(formatTable(read(formatTable(once)))).toBe(formatTable(once));
  });

  test('keeps its series in its notes', () => {
    for (const series of [startSeries(1, 7), { ...startSeries(5, 4294967295), winners: [0, null, 1] as const }]) {
      const notes = Object.entries(seriesNotes(series)).map(([name, value]) => `${name}: ${value}`);
      expect(read(record(...notes)).table.series).toEqual(series);
    }
  });

  test('keeps its end', () => {
    const text = record('result: second wins (resignation)', '', '1. 1 2');
    expect(nodeOf(read(text).table.tree, 2).match.ending).toMatchObject({ reason: 'resignation', winner: 1 });
  });

  test.each([
    ['a series of four', record('series: 4'), 'save-series'],
    ['a seed that is none', record('seed: -1'), 'save-series'],
    ['a seed that is too large', record('seed: 9999999999'), 'save-shape'],
    ['a winner that is none', record('winners: third'), 'save-series'],
    ['a series that was over', record('series: 3', 'winners: first first'), 'series-over'],
    ['an end that its moves do not have', record('result: first wins (line)', '', '1. 1 2'), 'record-disagrees'],
    ['a line that is none', record('nonsense'), 'record-line'],
    ['a move that is none', record('', '1. 9'), 'save-moves'],
  ])('is refused with %s', (_name, text, code) => {
    expect(problemWith(text)).toBe(code);
  });
});
