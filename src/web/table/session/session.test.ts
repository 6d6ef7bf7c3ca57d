import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import type { Game } from '../../../core/game.ts';
import { Match, readMove } from '../../../core/match.ts';
import { present } from '../../../core/present.ts';
import { succeed } from '../../../core/problem.ts';
import { seededRandom } from '../../../core/random.ts';
import { parseSeat, person, type Seat } from '../../../core/seat.ts';
import { startSeries } from '../../../core/series.ts';
import { Analyst } from '../../../engine/service/analyst.ts';
import { findGame } from '../../../games/index.ts';
import { saySeriesResult } from '../../../play/names.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import type { SavedTable } from '../../../play/saved/saved-table.ts';
import { tableWith } from '../../../play/table.ts';
import { createSession } from './full-session.ts';
import type { Session } from './session.ts';
import type { SessionDeps } from './session-state.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

const deps = (changes: Partial<SessionDeps> = {}): SessionDeps => ({
  startEngine: () => connectLocally(game),
  now: () => performance.now(),
  wait: async () => undefined,
  ...changes,
});

function saved(seats: readonly [Seat, Seat], length: 1 | 3 = 1): SavedTable {
  const match = Match.start(game, seededRandom(1));
  return { table: tableWith(match, seats, startSeries(length, 1), undefined), preferences: usualPreferences };
}

const level = parseSeat('level:8');
const withFriend = (changes?: Partial<SessionDeps>) => createSession(saved([person, person]), deps(changes));
const withComputer = (changes?: Partial<SessionDeps>) => createSession(saved([person, level]), deps(changes));

/** An engine that fails at once. */
const broken = () =>
  new Analyst({
    post: () => undefined,
    listen: (_handler, onEnd) => void setTimeout(() => onEnd('broken'), 1),
    close: () => undefined,
  });

function play(session: Session, ...moves: readonly string[]): void {
  for (const text of moves) {
    const { state } = session.shown.match();
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(move.problem.code);
    const done = session.playing.play(move.value);
    if (!done.ok) throw new Error(done.problem.code);
  }
}

async function until(isSo: () => boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

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

describe('truth', () => {
  test('shows the value of every move, and a hint', async () => {
    const session = withFriend();
    expect(session.analysis.values()).toBeUndefined();
    session.analysis.showValues(true);
    await until(() => session.analysis.values()?.exact === true && session.analysis.badges().size === 5);
    expect(session.analysis.values()).toMatchObject({ value: 'win', plies: 9 });
    session.analysis.askHint();
    await until(() => session.analysis.hint() !== undefined);
    const { state } = session.shown.match();
    const best = session.analysis.badges().get(session.analysis.hint() ?? -1);
    expect(best).toMatchObject({
      move: game.notation.move(state, session.analysis.hint() ?? -1),
      value: 'win',
      plies: 9,
    });
    play(session, '3');
    expect(session.analysis.hint()).toBeUndefined();
    session.analysis.askHint();
    await until(() => session.analysis.hinted() !== undefined);
    session.playing.resign();
    expect(session.analysis.hint()).toBeUndefined();
    session.close();
  });

  test('judges the moves of a finished game, and lets a mistake be bettered', async () => {
    const session = withFriend();
    play(session, '1', '1', '2', '2', '3');
    await until(() => session.reviewing.line().isComplete);
    const { moves, mistakes, decidedAt } = session.reviewing.line();
    expect(moves.map((move) => move?.judgement)).toContain('throws-win');
    expect(decidedAt).toBe(2);
    expect(session.reviewing.graph().at(-1)).toMatchObject({ ply: 5, score: 1, isExact: true });
    expect(session.reviewing.graph().every((point) => point !== undefined)).toBe(true);
    const mistake = present(mistakes[0], 'mistake in this game');
    session.attempts.retry(mistake.ply);
    expect(session.shown.match().ply).toBe(mistake.ply - 1);
    expect(session.attempts.current()).toMatchObject({ outcome: 'open', mistake: { move: mistake.move } });
    play(session, mistake.move);
    expect(session.attempts.current()).toMatchObject({ outcome: 'failed' });
    session.attempts.again();
    play(session, present(mistake.best[0], 'best move'));
    expect(session.attempts.current()).toMatchObject({ outcome: 'solved', tried: { judgement: 'best' } });
    session.attempts.end();
    expect(session.attempts.current()).toBeUndefined();
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

describe('where there are few cores', () => {
  test('nothing is found out while a computer searches, and everything afterwards', async () => {
    let searching = 0;
    const meanwhile: number[] = [];
    const startEngine = () => {
      const engine = connectLocally(game);
      const { choose, analyse } = engine;
      engine.choose = async (turn) => {
        searching++;
        return choose.call(engine, turn).finally(() => searching--);
      };
      engine.analyse = (question) => {
        meanwhile.push(searching);
        return analyse.call(engine, question);
      };
      return engine;
    };
    const session = withComputer({ startEngine, hasFewCores: true });
    session.analysis.showValues(true);
    play(session, '1');
    await until(() => session.shown.match().ply === 2 && session.analysis.values()?.exact === true);
    expect(meanwhile.length).toBeGreaterThan(0);
    expect(Math.max(...meanwhile)).toBe(0);
    session.close();
  });
});
