import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import {
  broken,
  deps,
  game,
  level,
  play,
  saved,
  until,
  withComputer,
  withFriend,
} from '../../../../test/web-session.ts';
import { succeed } from '../../../core/problem.ts';
import { person } from '../../../core/seats/seat.ts';
import { saySeriesResult } from '../../../play/names.ts';
import type { SavedTable } from '../../../play/saved/saved-table.ts';
import { createSession } from './full-session.ts';

describe('two people', () => {
  test('play, undo and redo, and what is played instead is a variation of what was', () => {
    const session = withFriend();
    play(session, '1', '2', '3');
    session.playing.undo();
    expect(session.shown.match().played).toEqual(['1', '2']);
    expect(session.shown.isAtHead()).toBe(true);
    session.playing.redo();
    expect(session.shown.match().played).toEqual(['1', '2', '3']);
    session.playing.undo();
    play(session, '4');
    expect(session.shown.tree().nodes.size).toBe(5);
    expect(session.shown.isAtHead()).toBe(true);
    session.close();
  });

  test('look back and try something else while the game stays where it is', () => {
    const session = withFriend();
    play(session, '1', '2', '3');
    const head = session.shown.head();
    session.lines.look('start');
    play(session, '5');
    expect(session.shown.head()).toBe(head);
    expect(session.shown.match().played).toEqual(['5']);
    session.lines.backToGame();
    expect(session.shown.match().played).toEqual(['1', '2', '3']);
  });

  test('may resign, and take that back', () => {
    const session = withFriend();
    play(session, '1');
    session.playing.resign();
    expect(session.shown.result()).toMatchObject({ reason: 'resignation', winner: 0 });
    expect(session.playing.moves()).toEqual([]);
    session.playing.undo();
    expect(session.shown.result()).toBeUndefined();
    expect(session.shown.match().played).toEqual(['1']);
  });

  test('take turns at beginning in a series, and its score follows them', () => {
    const session = createSession(saved([person, person], 3), deps());
    play(session, '1', '1', '2', '2', '3');
    expect(session.shown.result()?.winner).toBe(0);
    expect([session.seats.points(0), session.seats.points(1)]).toEqual([1, 0]);
    expect(session.seats.hasNextGame()).toBe(true);
    session.playing.newGame();
    expect([session.seats.points(0), session.seats.points(1)]).toEqual([0, 1]);
    play(session, '1', '2', '1', '3', '5', '4');
    expect(saySeriesResult(session.shown.table(), 'en')).toBe('player A wins the series.');
  });

  test('are refused what the rules refuse, and nothing changes', () => {
    const session = withFriend();
    const before = session.shown.table();
    expect(session.playing.play(99)).toMatchObject({ ok: false, problem: { code: 'no-such-move' } });
    expect(session.shown.table()).toBe(before);
  });

  test('take away a variation and put it back', () => {
    const session = withFriend();
    play(session, '1', '2');
    const putBack = session.lines.remove(session.shown.node().id);
    expect(session.shown.match().played).toEqual(['1']);
    putBack();
    expect(session.shown.match().played).toEqual(['1', '2']);
  });
});

test('a table that was left starts no engine any more', async () => {
  let starts = 0;
  const startEngine = () => {
    starts++;
    return connectLocally(game);
  };
  const session = withFriend({ startEngine });
  session.analysis.showValues(true);
  play(session, '1', '2');
  const putBack = session.lines.remove(session.shown.node().id);
  session.close();
  putBack();
  session.analysis.showValues(true);
  expect(starts).toBe(1);
});

describe('against the computer', () => {
  test('it answers, and undo comes back to the person', async () => {
    const session = withComputer();
    play(session, '1');
    expect(session.computers.thinking()).toMatchObject({ player: 'level:8', turn: 1 });
    expect(session.playing.moves()).toEqual([]);
    await until(() => session.shown.match().ply === 2);
    expect(session.playing.moves().length).toBeGreaterThan(0);
    session.playing.undo();
    expect(session.shown.match().ply).toBe(0);
    session.playing.redo();
    expect(session.shown.match().ply).toBe(2);
    session.close();
  });

  test('it begins where it has the first seat, and there is nothing to take back then', async () => {
    const session = createSession(saved([level, person]), deps());
    await until(() => session.shown.match().ply === 1);
    expect(session.playing.canUndo()).toBe(false);
    session.close();
  });

  test('it answers in a variation too, and the game stays where it is', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.shown.match().ply === 2);
    const head = session.shown.head();
    session.lines.look('start');
    play(session, '5');
    await until(() => session.shown.match().ply === 2);
    expect(session.shown.match().played[0]).toBe('5');
    expect(session.shown.head()).toBe(head);
    session.close();
  });

  test('it answers in a variation also while the person looks elsewhere', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.shown.match().ply === 2);
    session.lines.look('start');
    play(session, '5');
    session.lines.backToGame();
    await until(() => session.shown.tree().nodes.size === 5);
    expect(session.shown.match().played[0]).toBe('1');
    session.close();
  });

  test('it still moves where the game stands when its own move was tried elsewhere meanwhile', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.shown.match().ply === 2);
    play(session, '5');
    session.lines.goToPly(1);
    play(session, session.shown.tree().nodes.get(2)?.match.played[1] === '4' ? '3' : '4');
    session.lines.backToGame();
    await until(() => session.shown.match().ply === 4);
    session.close();
  });

  test('a new game does not suffer from what went wrong in the last', async () => {
    let starts = 0;
    const session = withComputer({ startEngine: () => (++starts === 1 ? broken() : connectLocally(game)) });
    play(session, '1');
    await until(() => session.failing.trouble() !== undefined);
    session.playing.newGame();
    play(session, '1');
    await until(() => session.shown.match().ply === 2);
    session.close();
  });

  test('who resigns is the person, also while it thinks, and only once', () => {
    const session = withComputer();
    play(session, '1');
    expect(session.computers.thinking()).toBeDefined();
    session.playing.resign();
    expect(session.shown.result()).toMatchObject({ reason: 'resignation', winner: 1 });
    expect(session.playing.canResign()).toBe(false);
    session.close();
  });

  test('changes no seats once the game is over', () => {
    const session = withComputer();
    session.playing.resign();
    session.playing.swapSides();
    expect(session.seats.seat(0)).toBe(person);
    expect(session.seats.points(0)).toBe(0);
    session.close();
  });

  test('it plays on while nothing can be found out', async () => {
    let starts = 0;
    const session = withComputer({ startEngine: () => (++starts === 1 ? broken() : connectLocally(game)) });
    session.analysis.showValues(true);
    await until(() => session.failing.trouble()?.purpose === 'analysis');
    play(session, '1');
    await until(() => session.shown.match().ply === 2);
    session.failing.tryAgain();
    await until(() => session.analysis.values() !== undefined);
    session.close();
  });

  test('it goes on thinking while the person looks back', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.shown.match().ply === 2);
    play(session, '5');
    session.lines.look('start');
    await until(() => session.shown.table().tree.nodes.size === 5);
    expect(session.shown.match().ply).toBe(0);
    session.lines.look('end');
    expect(session.shown.match().ply).toBe(4);
    session.close();
  });

  test('changes seats with the person', async () => {
    const session = withComputer();
    session.playing.swapSides();
    await until(() => session.shown.match().ply === 1);
    expect(session.seats.seat(0).kind).toBe('computer');
    session.close();
  });

  test('an engine that fails is reported, and can be started again', async () => {
    let starts = 0;
    const session = withComputer({ startEngine: () => (++starts === 1 ? broken() : connectLocally(game)) });
    play(session, '1');
    await until(() => session.failing.trouble() !== undefined);
    expect(session.failing.trouble()).toMatchObject({ problem: { code: 'engine-failed' } });
    expect(session.shown.match().played).toEqual(['1']);
    session.failing.tryAgain();
    await until(() => session.shown.match().ply === 2);
    session.close();
  });
});

describe('two computers', () => {
  test('are resigned for by nobody', () => {
    const session = createSession(saved([level, level]), deps(), { isPaused: true });
    expect(session.playing.canResign()).toBe(false);
    session.close();
  });

  test('play to the end', async () => {
    const session = createSession(saved([level, level]), deps());
    await until(() => session.shown.result() !== undefined);
    expect(session.shown.match().ply).toBe(9);
    session.close();
  });

  test('wait when told to, and move one by one', async () => {
    const session = createSession(saved([level, level]), deps(), { isPaused: true });
    expect(session.computers.thinking()).toBeUndefined();
    session.computers.step();
    await until(() => session.shown.match().ply === 1);
    expect(session.computers.thinking()).toBeUndefined();
    session.computers.resume();
    await until(() => session.shown.match().ply > 2);
    session.close();
  });
});

test('every change is told to whoever keeps it', () => {
  const kept: number[] = [];
  const autosave = {
    id: () => 'a',
    ownership: () => 'ours' as const,
    onOwnership: () => undefined,
    save: ({ table }: SavedTable, isNewGame: boolean) => void kept.push(isNewGame ? -1 : table.tree.nodes.size),
    takeOver: async () => succeed(saved([person, person])),
    settled: async () => undefined,
    close: () => undefined,
  };
  const session = withFriend({ autosave });
  play(session, '1', '2');
  session.playing.undo();
  session.playing.newGame();
  expect(kept).toEqual([1, 2, 3, 3, -1]);
});
