import { describe, expect, test } from 'vitest';
import { Match } from '../core/match.ts';
import { parseSeat, person } from '../core/seats/seat.ts';
import { startSeries } from '../core/seats/series.ts';
import { loadGame } from '../games/index.ts';
import { parseLink, replayLink } from './link/link.ts';
import { taskLink } from './link/task-link.ts';
import { usualPreferences } from './preferences.ts';
import { formatTable, parseTable, restoreTable } from './saved/saved-table.ts';
import { goOnFrom, matchOf, nextGame, playAt, resign, type Table, tableWith } from './table.ts';
import { movesToHold, taskStanding } from './task.ts';
import type { Task } from './task-names.ts';
import { sayTask } from './task-text.ts';
import { root } from './tree.ts';

const game = await loadGame('tres-em-linha');
const partner = parseSeat('stubborn:5');
/** Where the report on Três em Linha begins: column 2 wins at once for x. */
const reported = '...../..oox/.oxxo/xxoxo x';

function tableAt(position: string, task: Task, isSecond = false): Table {
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new Error(match.problem.code);
  const seats = isSecond ? ([partner, person] as const) : ([person, partner] as const);
  return { ...tableWith(match.value, seats, startSeries(1, 1), position), task };
}

function play(table: Table, ...moves: readonly string[]): Table {
  return moves.reduce((before, text) => {
    const match = matchOf(before);
    const move = match.moves.find((each) => game.notation.move(match.state, each) === text);
    const next = move === undefined ? undefined : playAt(before, before.head, move);
    if (!next?.ok) throw new Error(`${text} can’t be played.`);
    return next.value;
  }, table);
}

const said = (table: Table, language: 'en' | 'pt' = 'en') => {
  const standing = taskStanding(table);
  return standing && sayTask(standing, language);
};

describe('a task', () => {
  test('to win is done by winning, and by nothing else', () => {
    const table = tableAt(reported, 'win');
    expect([said(table), said(table, 'pt')]).toEqual(['Win this.', 'Ganha isto.']);
    expect(taskStanding(play(table, '2'))).toMatchObject({ standing: 'done', moves: 1, outcome: 'won' });
    const lost = resign(table);
    expect(lost && taskStanding(lost)).toMatchObject({ standing: 'failed', outcome: 'lost' });
    expect(said(play(table, '2'))).toBe('Task done: you won what was won.');
  });

  test('to hold is done by a draw, failed by a loss, and counts one’s own moves alone', () => {
    const table = tableAt('...../...../...../..... x', 'hold', true);
    const after = play(table, '3', '2', '3');
    expect(taskStanding(after)).toMatchObject({ standing: 'open', moves: 1 });
    expect(said(after)).toBe('Hold this for 20 moves. 1 so far.');
    const lost = resign(after);
    expect(lost && said(lost)).toBe('The draw slipped away this time; the review shows where.');
    expect(said(goOnFrom(after, root))).toBe('Hold this for 20 moves.');
  });

  test('to hold is done after so many moves, while the game goes on', async () => {
    const neutreeko = await loadGame('neutreeko');
    let match = Match.fromPosition(neutreeko, '.w.w./..b../...../..w../.b.b. b');
    // Whoever walks about far enough repeats no arrangement three times; any moves that end nothing will do.
    for (let ply = 0; match.ok && ply < 2 * movesToHold - 1; ply++) {
      const { value } = match;
      const next = value.moves.map((move) => value.playMove(move)).find((each) => each.ok && !each.value.ending);
      if (!next) throw new Error('Every move ends the game.');
      match = next;
    }
    if (!match.ok) throw new Error(match.problem.code);
    const table: Table = { ...tableWith(match.value, [person, partner], startSeries(1, 1), undefined), task: 'hold' };
    expect(taskStanding(table)).toEqual({ task: 'hold', standing: 'done', moves: movesToHold });
    expect(said(table)).toBe('Task done: held for 20 moves.');
  });

  test('belongs to one person against a computer', () => {
    const { task: _, ...plain } = tableAt(reported, 'win');
    expect(taskStanding(plain)).toBeUndefined();
    expect(taskStanding({ ...plain, task: 'win', participants: [person, person] })).toBeUndefined();
  });

  test('is there again in the next try, and after a save', () => {
    const table = tableAt(reported, 'win');
    const next = nextGame(play(table, '2'));
    expect([next.task, matchOf(next).position, next.participants]).toEqual(['win', reported, table.participants]);
    const data = parseTable(formatTable({ table, preferences: usualPreferences }));
    const restored = data.ok ? restoreTable(game, data.value) : data;
    expect(restored.ok && restored.value.table.task).toBe('win');
  });

  test('has an address, for either side', () => {
    const { match } = Match.replay(game, game.rules.start({ below: () => 0 }), ['3', '3']);
    for (const [side, seats] of [
      [0, ['me', 'stubborn:7']],
      [1, ['stubborn:7', 'me']],
    ] as const) {
      const link = parseLink(taskLink(match, side, 'win', 7));
      expect(link).toMatchObject({ ok: true, value: { task: 'win', seats, moves: [] } });
      const back = link.ok ? replayLink(game, link.value) : link;
      expect(back.ok && back.value.position).toBe(match.position);
    }
    const odd = parseLink(taskLink(match, 0, 'hold', 3).replace('t=hold', 't=fly'));
    expect(odd.ok && odd.value.task).toBeUndefined();
  });
});
