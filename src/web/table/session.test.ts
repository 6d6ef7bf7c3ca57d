import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../../test/local-analyst.ts';
import type { Game } from '../../core/game.ts';
import { Match, readMove } from '../../core/match.ts';
import { succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { parseSeat, person, type Seat } from '../../core/seat.ts';
import { startSeries } from '../../core/series.ts';
import { Analyst } from '../../engine/analyst.ts';
import { findGame } from '../../games/index.ts';
import { type Opening, usualPreferences } from './opening.ts';
import { createSession, type Session } from './session.ts';
import type { SessionWorld } from './session-state.ts';
import { tableWith } from './table-state.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;

const world = (changes: Partial<SessionWorld> = {}): SessionWorld => ({
  startEngine: () => connectLocally(game),
  now: () => performance.now(),
  wait: async () => undefined,
  ...changes,
});

function opening(seats: readonly [Seat, Seat], length: 1 | 3 = 1): Opening {
  const match = Match.start(game, seededRandom(1));
  return { state: tableWith(match, seats, startSeries(length, 1), undefined), preferences: usualPreferences };
}

const level = parseSeat('level:8');
const withFriend = (changes?: Partial<SessionWorld>) => createSession(opening([person, person]), world(changes));
const withComputer = (changes?: Partial<SessionWorld>) => createSession(opening([person, level]), world(changes));

/** An engine that fails at once. */
const broken = () =>
  new Analyst({
    post: () => undefined,
    listen: (_handler, onEnd) => void setTimeout(() => onEnd('broken'), 1),
    close: () => undefined,
  });

function play(session: Session, ...moves: readonly string[]): void {
  for (const text of moves) {
    const { state } = session.match();
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(move.problem.code);
    const done = session.play(move.value);
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
    session.undo();
    expect(session.match().played).toEqual(['1', '2']);
    expect(session.isAtHead()).toBe(true);
    session.redo();
    expect(session.match().played).toEqual(['1', '2', '3']);
    session.undo();
    play(session, '4');
    expect(session.tree().nodes.size).toBe(5);
    expect(session.isAtHead()).toBe(true);
    session.close();
  });

  test('look back and try something else while the game stays where it is', () => {
    const session = withFriend();
    play(session, '1', '2', '3');
    const head = session.head();
    session.look('start');
    play(session, '5');
    expect(session.head()).toBe(head);
    expect(session.match().played).toEqual(['5']);
    session.backToGame();
    expect(session.match().played).toEqual(['1', '2', '3']);
  });

  test('may resign, and take that back', () => {
    const session = withFriend();
    play(session, '1');
    session.resign();
    expect(session.result()).toMatchObject({ reason: 'resignation', winner: 0 });
    expect(session.moves()).toEqual([]);
    session.undo();
    expect(session.result()).toBeUndefined();
    expect(session.match().played).toEqual(['1']);
  });

  test('take turns at beginning in a series, and its score follows them', () => {
    const session = createSession(opening([person, person], 3), world());
    play(session, '1', '1', '2', '2', '3');
    expect(session.result()?.winner).toBe(0);
    expect([session.points(0), session.points(1)]).toEqual([1, 0]);
    expect(session.hasNextGame()).toBe(true);
    session.newGame();
    expect([session.points(0), session.points(1)]).toEqual([0, 1]);
    play(session, '1', '2', '1', '3', '5', '4');
    expect(session.seriesWinner()).toBe(1);
  });

  test('are refused what the rules refuse, and nothing changes', () => {
    const session = withFriend();
    const before = session.state();
    expect(session.play(99)).toMatchObject({ ok: false, problem: { code: 'no-such-move' } });
    expect(session.state()).toBe(before);
  });

  test('take away a variation and put it back', () => {
    const session = withFriend();
    play(session, '1', '2');
    const putBack = session.remove(session.node().id);
    expect(session.match().played).toEqual(['1']);
    putBack();
    expect(session.match().played).toEqual(['1', '2']);
  });
});

test('a table that was left starts no engine any more', async () => {
  let starts = 0;
  const startEngine = () => {
    starts++;
    return connectLocally(game);
  };
  const session = withFriend({ startEngine });
  session.showValues(true);
  play(session, '1', '2');
  const putBack = session.remove(session.node().id);
  session.close();
  putBack();
  session.showValues(true);
  expect(starts).toBe(1);
});

describe('against the computer', () => {
  test('it answers, and undo comes back to the person', async () => {
    const session = withComputer();
    play(session, '1');
    expect(session.thinking()).toMatchObject({ player: 'level:8', turn: 1 });
    expect(session.moves()).toEqual([]);
    await until(() => session.match().ply === 2);
    expect(session.moves().length).toBeGreaterThan(0);
    session.undo();
    expect(session.match().ply).toBe(0);
    session.redo();
    expect(session.match().ply).toBe(2);
    session.close();
  });

  test('it begins where it has the first seat, and there is nothing to take back then', async () => {
    const session = createSession(opening([level, person]), world());
    await until(() => session.match().ply === 1);
    expect(session.canUndo()).toBe(false);
    session.close();
  });

  test('it answers in a variation too, and the game stays where it is', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.match().ply === 2);
    const head = session.head();
    session.look('start');
    play(session, '5');
    await until(() => session.match().ply === 2);
    expect(session.match().played[0]).toBe('5');
    expect(session.head()).toBe(head);
    session.close();
  });

  test('it answers in a variation also while the person looks elsewhere', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.match().ply === 2);
    session.look('start');
    play(session, '5');
    session.backToGame();
    await until(() => session.tree().nodes.size === 5);
    expect(session.match().played[0]).toBe('1');
    session.close();
  });

  test('it still moves where the game stands when its own move was tried elsewhere meanwhile', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.match().ply === 2);
    play(session, '5');
    session.goToPly(1);
    play(session, session.tree().nodes.get(2)?.match.played[1] === '4' ? '3' : '4');
    session.backToGame();
    await until(() => session.match().ply === 4);
    session.close();
  });

  test('a new game does not suffer from what went wrong in the last', async () => {
    let starts = 0;
    const session = withComputer({ startEngine: () => (++starts === 1 ? broken() : connectLocally(game)) });
    play(session, '1');
    await until(() => session.trouble() !== undefined);
    session.newGame();
    play(session, '1');
    await until(() => session.match().ply === 2);
    session.close();
  });

  test('who resigns is the person, also while it thinks, and only once', () => {
    const session = withComputer();
    play(session, '1');
    expect(session.thinking()).toBeDefined();
    session.resign();
    expect(session.result()).toMatchObject({ reason: 'resignation', winner: 1 });
    expect(session.canResign()).toBe(false);
    session.close();
  });

  test('changes no seats once the game is over', () => {
    const session = withComputer();
    session.resign();
    session.swapSides();
    expect(session.seat(0)).toBe(person);
    expect(session.points(0)).toBe(0);
    session.close();
  });

  test('it plays on while nothing can be found out', async () => {
    let starts = 0;
    const session = withComputer({ startEngine: () => (++starts === 1 ? broken() : connectLocally(game)) });
    session.showValues(true);
    await until(() => session.trouble()?.purpose === 'analysis');
    play(session, '1');
    await until(() => session.match().ply === 2);
    session.tryAgain();
    await until(() => session.values() !== undefined);
    session.close();
  });

  test('it goes on thinking while the person looks back', async () => {
    const session = withComputer();
    play(session, '1');
    await until(() => session.match().ply === 2);
    play(session, '5');
    session.look('start');
    await until(() => session.state().tree.nodes.size === 5);
    expect(session.match().ply).toBe(0);
    session.look('end');
    expect(session.match().ply).toBe(4);
    session.close();
  });

  test('changes seats with the person', async () => {
    const session = withComputer();
    session.swapSides();
    await until(() => session.match().ply === 1);
    expect(session.seat(0).kind).toBe('computer');
    session.close();
  });

  test('an engine that fails is reported, and can be started again', async () => {
    let starts = 0;
    const session = withComputer({ startEngine: () => (++starts === 1 ? broken() : connectLocally(game)) });
    play(session, '1');
    await until(() => session.trouble() !== undefined);
    expect(session.trouble()).toMatchObject({ problem: { code: 'engine-failed' } });
    expect(session.match().played).toEqual(['1']);
    session.tryAgain();
    await until(() => session.match().ply === 2);
    session.close();
  });
});

describe('two computers', () => {
  test('are resigned for by nobody', () => {
    const session = createSession({ ...opening([level, level]), isPaused: true }, world());
    expect(session.canResign()).toBe(false);
    session.close();
  });

  test('play to the end', async () => {
    const session = createSession(opening([level, level]), world());
    await until(() => session.result() !== undefined);
    expect(session.match().ply).toBe(9);
    session.close();
  });

  test('wait when told to, and move one by one', async () => {
    const session = createSession({ ...opening([level, level]), isPaused: true }, world());
    expect(session.thinking()).toBeUndefined();
    session.step();
    await until(() => session.match().ply === 1);
    expect(session.thinking()).toBeUndefined();
    session.resume();
    await until(() => session.match().ply > 2);
    session.close();
  });
});

describe('truth', () => {
  test('shows the value of every move, and a hint', async () => {
    const session = withFriend();
    expect(session.values()).toBeUndefined();
    session.showValues(true);
    await until(() => session.values()?.exact === true && session.badges().size === 5);
    expect(session.values()).toMatchObject({ value: 'win', plies: 9 });
    session.askHint();
    await until(() => session.hint() !== undefined);
    const { state } = session.match();
    const best = session.badges().get(session.hint() ?? -1);
    expect(best).toMatchObject({ move: game.notation.move(state, session.hint() ?? -1), value: 'win', plies: 9 });
    play(session, '3');
    expect(session.hint()).toBeUndefined();
    session.askHint();
    await until(() => session.hinted() !== undefined);
    session.resign();
    expect(session.hint()).toBeUndefined();
    session.close();
  });

  test('judges the moves of a finished game, and lets a mistake be bettered', async () => {
    const session = withFriend();
    play(session, '1', '1', '2', '2', '3');
    await until(() => session.review().isComplete);
    const { moves, mistakes, decidedAt } = session.review();
    expect(moves.map((move) => move?.judgement)).toContain('throws-win');
    expect(decidedAt).not.toBeNull();
    expect(session.graph().at(-1)).toMatchObject({ ply: 5, score: 1, isExact: true });
    expect(session.graph().every((point) => point !== undefined)).toBe(true);
    const [mistake] = mistakes;
    session.retry(mistake.ply);
    expect(session.match().ply).toBe(mistake.ply - 1);
    expect(session.attempt()).toMatchObject({ outcome: 'open', mistake: { move: mistake.move } });
    play(session, mistake.move);
    expect(session.attempt()).toMatchObject({ outcome: 'failed' });
    session.retryAgain();
    play(session, mistake.best[0]);
    expect(session.attempt()).toMatchObject({ outcome: 'solved', tried: { judgement: 'best' } });
    session.endAttempt();
    expect(session.attempt()).toBeUndefined();
    session.close();
  });
});

test('every change is told to whoever keeps it', () => {
  const kept: number[] = [];
  const keeper = {
    id: () => 'a',
    ownership: () => 'ours' as const,
    onOwnership: () => undefined,
    keep: ({ state }: Opening, isNewGame: boolean) => void kept.push(isNewGame ? -1 : state.tree.nodes.size),
    takeOver: async () => succeed(opening([person, person])),
    settled: async () => undefined,
    close: () => undefined,
  };
  const session = withFriend({ keeper });
  play(session, '1', '2');
  session.undo();
  session.newGame();
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
    session.showValues(true);
    play(session, '1');
    await until(() => session.match().ply === 2 && session.values()?.exact === true);
    expect(meanwhile.length).toBeGreaterThan(0);
    expect(Math.max(...meanwhile)).toBe(0);
    session.close();
  });
});
