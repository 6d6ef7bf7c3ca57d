import { expect, test } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import { Match } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { startClock } from '../../../core/seats/clock.ts';
import { parseSeat, person, type Seat } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { makeDrop } from '../../../games/drop/index.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { formatTable, parseTable, restoreTable } from '../../../play/saved/saved-table.ts';
import { type Table, tableWith } from '../../../play/table.ts';
import type { Autosave } from '../../storage/autosave.ts';
import { createSession } from './full-session.ts';

const game = makeDrop({ columns: 5, rows: 4, line: 3 });

/** An autosave that hands what it is to save to another. */
function autosaveWith(save: Autosave['save']): Autosave {
  const nothing = () => undefined;
  return {
    id: () => 'one',
    ownership: () => 'ours',
    onOwnership: nothing,
    save,
    takeOver: async () => undefined,
    settled: async () => undefined,
    close: nothing,
  };
}

/** A table with clocks, one minute and two seconds a move, in a time that goes when it is told to. */
function sitDown(
  seats: readonly [Seat, Seat] = [person, person],
  isPaused = false,
  at?: Table,
  save?: Autosave['save'],
) {
  let time = 0;
  let tick: (() => void) | undefined;
  const table = tableWith(Match.start(game, seededRandom(1)), seats, startSeries(3, 1), undefined);
  const clock = startClock({ initial: 60_000, increment: 2000 });
  const session = createSession(
    { table: at ?? { ...table, clock }, preferences: usualPreferences },
    {
      startEngine: () => connectLocally(game),
      now: () => time,
      wait: (_milliseconds, signal) =>
        new Promise((resolve) => {
          tick = resolve;
          signal.addEventListener('abort', () => resolve());
        }),
      ...(save && { autosave: autosaveWith(save) }),
    },
    { isPaused },
  );
  const skip = (seconds: number) => {
    time += 1000 * seconds;
  };
  const pass = async (seconds: number) => {
    skip(seconds);
    tick?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const play = (column: number) => session.playing.play(column - 1);
  const left = () => [session.clocks.left(0), session.clocks.left(1)];
  return { session, pass, play, left, skip };
}

test('clocks stand until both have moved; then the one to move pays, and a move adds', async () => {
  const { session, pass, play, left } = sitDown();
  await pass(10);
  play(1);
  await pass(10);
  play(2);
  expect(left()).toEqual([60_000, 60_000]);
  await pass(7);
  expect(left()).toEqual([53_000, 60_000]);
  expect(session.clocks.running()).toBe(0);
  play(1);
  expect(left()).toEqual([55_000, 60_000]);
  await pass(1);
  expect(left()).toEqual([55_000, 59_000]);
  session.close();
});

test('whoever has no time left loses, also to a move that comes too late', async () => {
  const { session, pass, play } = sitDown();
  play(1);
  play(2);
  await pass(60);
  expect(session.shown.result()).toEqual({ reason: 'time', winner: 1, cells: [] });
  expect(session.clocks.running()).toBeUndefined();
  session.playing.newGame();
  expect([session.clocks.left(0), session.clocks.left(1)]).toEqual([60_000, 60_000]);
  session.close();

  const late = sitDown();
  late.play(1);
  late.play(2);
  late.skip(61);
  expect(late.play(3).ok).toBe(false);
  expect(late.session.shown.result()?.reason).toBe('time');
  late.session.close();
});

test('nobody pays for a pause, which a move ends as well', async () => {
  const { session, pass, play, left } = sitDown();
  play(1);
  play(2);
  await pass(5);
  session.clocks.pause();
  await pass(3600);
  expect(left()).toEqual([55_000, 60_000]);
  expect(session.clocks.isPaused()).toBe(true);
  session.clocks.resume();
  await pass(5);
  session.clocks.pause();
  expect(left()).toEqual([50_000, 60_000]);
  play(3);
  expect(session.clocks.isPaused()).toBe(false);
  await pass(4);
  expect(left()).toEqual([52_000, 56_000]);
  session.close();
});

test('what is left is saved with the game, and so is who ran out of time', async () => {
  const { session, pass, play } = sitDown();
  play(1);
  play(2);
  await pass(5);
  session.clocks.pause();
  const restore = () => {
    const data = parseTable(formatTable({ table: session.shown.table(), preferences: usualPreferences }));
    if (!data.ok) throw new Error(data.problem.code);
    const restored = restoreTable(game, data.value);
    if (!restored.ok) throw new Error(restored.problem.code);
    return restored.value.table;
  };
  expect(restore().clock?.left).toEqual([55_000, 60_000]);
  session.clocks.resume();
  await pass(60);
  expect(restore().tree.nodes.get(2)?.match.ending).toEqual({ reason: 'time', winner: 1, cells: [] });
  session.close();
});

test('no time is given back by taking back, playing again, giving up or another main line', async () => {
  const { session, pass, play, left } = sitDown();
  for (const column of [1, 2, 1]) play(column);
  expect(left()).toEqual([62_000, 60_000]);
  await pass(20);
  session.playing.undo();
  expect(left()).toEqual([62_000, 40_000]);
  await pass(5);
  session.playing.redo();
  expect(left()).toEqual([57_000, 40_000]);
  await pass(3);
  // There is nothing to redo, and so nothing to gain.
  session.playing.redo();
  expect(left()).toEqual([57_000, 37_000]);
  await pass(2);
  session.playing.resign();
  expect(left()).toEqual([57_000, 35_000]);
  session.playing.takeBack();
  await pass(1);
  const putBack = session.lines.remove(session.shown.head());
  await pass(4);
  putBack();
  expect(left()).toEqual([53_000, 34_000]);
  session.lines.goTo(2);
  play(4);
  await pass(6);
  session.lines.promote(session.shown.node().id);
  expect(left()).toEqual([53_000, 28_000]);
  session.close();
});

test('no time is given back by leaving the table', async () => {
  const { session, pass, play } = sitDown();
  play(1);
  play(2);
  await pass(20);
  session.close();
  expect(session.shown.table().clock?.left).toEqual([40_000, 60_000]);
});

test('what a turn has used is saved while it lasts, for a page that goes without a word', async () => {
  const saved: (readonly [number, number] | undefined)[] = [];
  const { session, pass, play, left } = sitDown([person, person], false, undefined, ({ table }) => {
    saved.push(table.clock?.left);
  });
  play(1);
  play(2);
  const table = session.shown.table();
  saved.splice(0);
  for (const seconds of [0.5, 0.6, 0.6, 0.6]) await pass(seconds);
  expect(saved).toEqual([
    [58_900, 60_000],
    [57_700, 60_000],
  ]);
  // Nobody at the table notices.
  expect(session.shown.table()).toBe(table);
  expect(left()).toEqual([57_700, 60_000]);
  session.close();
});

test('after a reload clocks wait, and against a computer there are none', async () => {
  const before = sitDown();
  before.play(1);
  before.play(2);
  const { session: after, pass: wait, left } = sitDown([person, person], true, before.session.shown.table());
  await wait(30);
  expect(after.clocks.isPaused()).toBe(true);
  expect(left()).toEqual([60_000, 60_000]);
  before.session.close();
  after.close();
  const { session, pass } = sitDown([person, parseSeat('level:1')]);
  await pass(100);
  expect(session.clocks.areOn()).toBe(false);
  session.close();
});
