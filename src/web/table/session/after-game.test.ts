import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../../../test/local-analyst.ts';
import type { Game } from '../../../core/game.ts';
import { Match, readMove } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { parseSeat, person, type Seat } from '../../../core/seats/seat.ts';
import { type SeriesLength, startSeries } from '../../../core/seats/series.ts';
import { findGame } from '../../../games/index.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { tableWith } from '../../../play/table.ts';
import { createSession } from './full-session.ts';
import type { Session } from './session.ts';
import type { SessionDeps, SessionOptions } from './session-state.ts';

const game = (await findGame('tres-em-linha')?.load()) as Game;
const level = parseSeat('level:8');

/** A session after some moves, with an engine in this process. */
function sessionAfter(
  moves: string,
  seats: readonly [Seat, Seat],
  length: SeriesLength = 1,
  options: SessionOptions = {},
  changes: Partial<SessionDeps> = {},
): Session {
  const match = moves
    .split(' ')
    .filter(Boolean)
    .reduce(playedOn, Match.start(game, seededRandom(1)));
  const table = tableWith(match, seats, startSeries(length, 1), undefined);
  const deps: SessionDeps = {
    startEngine: () => connectLocally(game),
    now: () => performance.now(),
    wait: async () => undefined,
    ...changes,
  };
  return createSession({ table, preferences: usualPreferences }, deps, options);
}

function playedOn(match: Match, move: string): Match {
  const next = match.play(move);
  if (!next.ok) throw new Error(next.problem.code);
  return next.value;
}

function play(session: Session, text: string): void {
  const move = readMove(game, session.shown.match().state, text);
  const done = move.ok ? session.playing.play(move.value) : move;
  if (!done.ok) throw new Error(done.problem.code);
}

async function until(isSo: () => boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** The plies of the moves that are told as mistakes, once all is known. */
async function mistakes(session: Session): Promise<readonly number[]> {
  await until(() => session.reviewing.line().isComplete);
  return session.reviewing.line().mistakes.map(({ ply }) => ply);
}

test('a mistake is told of who made it, also after the two have changed sides', async () => {
  const stayed = sessionAfter('3 3 2 4 2 2', [person, level]);
  expect(await mistakes(stayed)).toEqual([5]);
  stayed.close();
  const swapped = sessionAfter('3 3 2 4 2', [person, level]);
  swapped.playing.swapSides();
  play(swapped, '2');
  expect(swapped.shown.result()?.winner).toBe(1);
  expect(await mistakes(swapped)).toEqual([5]);
  swapped.close();
  const computers = sessionAfter('3 3 2 4 2', [level, person]);
  computers.playing.swapSides();
  computers.playing.swapSides();
  play(computers, '2');
  expect(await mistakes(computers)).toEqual([]);
  computers.close();
});

test('what ended a game can be taken back, wherever one looks', () => {
  const session = sessionAfter('3 3 2 4 2 2', [person, person]);
  session.lines.look('start');
  expect(session.playing.canTakeBack()).toBe(true);
  session.playing.takeBack();
  expect([session.shown.match().played, session.shown.result()]).toEqual([['3', '3', '2', '4', '2'], undefined]);
  expect(session.playing.canTakeBack()).toBe(false);
  session.playing.resign();
  session.playing.takeBack();
  expect([session.shown.match().ply, session.shown.result()]).toEqual([5, undefined]);
  session.close();
});

test('a move is shown beside a better one, as long as its position is looked at', async () => {
  const session = sessionAfter('3 3 2 4 2 2', [person, level]);
  await until(() => session.reviewing.line().isComplete);
  expect(session.comparing.current()).toBeUndefined();
  session.comparing.compare(5);
  expect(session.shown.match().ply).toBe(4);
  expect(session.comparing.current()).toMatchObject({
    played: { move: 1, reported: { move: '2', value: 'loss', plies: 2 } },
    better: { move: 0, reported: { move: '1', value: 'win', plies: 1 } },
  });
  session.lines.look('forward');
  session.lines.look('back');
  expect(session.comparing.current()).toBeUndefined();
  // What was best has none better beside it.
  session.comparing.compare(1);
  expect(session.comparing.current()).toMatchObject({ played: { reported: { move: '3' } }, better: undefined });
  session.playing.newGame();
  expect(session.comparing.current()).toBeUndefined();
  session.close();
});

test('the game keeps its review while a variation is looked at, and its mistakes can still be bettered', async () => {
  const session = sessionAfter('3 3 2 4 2 2', [person, level]);
  expect(await mistakes(session)).toEqual([5]);
  const whole = session.reviewing.game();
  session.attempts.retry(5);
  play(session, '1');
  expect(session.shown.line().includes(session.shown.head())).toBe(false);
  expect(session.reviewing.game()).toEqual(whole);
  session.comparing.compare(5);
  expect(session.comparing.current()?.played.reported.move).toBe('2');
  session.lines.look('start');
  play(session, '1');
  session.attempts.retry(5);
  expect([session.shown.match().ply, session.attempts.current()?.mistake.move]).toEqual([4, '2']);
  session.close();
});

test('the review of the game is worked out while a variation is looked at', async () => {
  const session = sessionAfter('3 3 2 4 2 2', [person, person]);
  session.lines.look('start');
  play(session, '1');
  await until(() => session.reviewing.game().isComplete);
  expect(session.reviewing.game().mistakes.map(({ ply }) => ply)).toEqual([5]);
  session.close();
});

describe('an endless series of two computers', () => {
  const seats = [parseSeat('level:1'), parseSeat('level:1')] as const;
  const games = (session: Session) => session.seats.series().winners.length;

  test('goes on by itself, though not for ever', async () => {
    const session = sessionAfter('', seats, 'endless');
    await until(() => !session.goingOn.isOn(), 60_000);
    expect(games(session)).toBe(20);
    expect([session.shown.result() !== undefined, session.goingOn.isPending()]).toEqual([true, false]);
    session.goingOn.set(true);
    await until(() => games(session) > 21, 60_000);
    session.close();
  });

  test('stops where it is told to, and where one looks back', async () => {
    let end = () => {};
    const wait = (milliseconds: number) =>
      milliseconds < 5000 ? Promise.resolve() : new Promise<void>((resolve) => (end = resolve));
    const session = sessionAfter('', seats, 'endless', {}, { wait });
    await until(() => session.goingOn.isPending());
    session.lines.look('back');
    expect(session.goingOn.isPending()).toBe(false);
    end();
    session.lines.look('end');
    expect([session.goingOn.isPending(), games(session)]).toEqual([false, 1]);
    session.goingOn.set(true);
    expect(session.goingOn.isPending()).toBe(true);
    session.goingOn.set(false);
    end();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([session.goingOn.isPending(), games(session)]).toEqual([false, 1]);
    session.close();
  });

  test('waits until it is seen', async () => {
    let show = () => {};
    const untilSeen = () => new Promise<void>((resolve) => (show = resolve));
    const session = sessionAfter('', seats, 'endless', {}, { untilSeen });
    await until(() => session.goingOn.isPending());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(games(session)).toBe(1);
    show();
    await until(() => games(session) === 1 && session.shown.result() === undefined);
    session.close();
  });

  test('waits after a reload, and one of three games for whoever wants it to go on', async () => {
    const reloaded = sessionAfter('3 3 2 4 2 2', seats, 'endless', { isPaused: true });
    expect([reloaded.goingOn.isOn(), reloaded.goingOn.isPending()]).toEqual([false, false]);
    reloaded.close();
    const short = sessionAfter('3 3 2 4 2 2', seats, 3);
    expect([short.goingOn.isOffered(), short.goingOn.isOn(), short.goingOn.isPending()]).toEqual([true, false, false]);
    short.goingOn.set(true);
    await until(() => short.seats.series().winners.length > 1);
    await until(() => short.shown.result() !== undefined && !short.seats.hasNextGame());
    expect(short.goingOn.isPending()).toBe(false);
    short.close();
  });
});
