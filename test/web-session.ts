import type { Game } from '../src/core/game.ts';
import { Match, readMove } from '../src/core/match.ts';
import { engineFailure } from '../src/core/problem.ts';
import { seededRandom } from '../src/core/random.ts';
import { parseSeat, person, type Seat } from '../src/core/seats/seat.ts';
import { startSeries } from '../src/core/seats/series.ts';
import { Analyst } from '../src/engine/service/analyst.ts';
import { findGame } from '../src/games/index.ts';
import { usualPreferences } from '../src/play/preferences.ts';
import type { SavedTable } from '../src/play/saved/saved-table.ts';
import { tableWith } from '../src/play/table.ts';
import { createSession } from '../src/web/table/session/full-session.ts';
import type { Session } from '../src/web/table/session/session.ts';
import type { SessionDeps } from '../src/web/table/session/session-state.ts';
import { connectLocally } from './local-analyst.ts';

export const game = (await findGame('tres-em-linha')?.load()) as Game;

export const deps = (changes: Partial<SessionDeps> = {}): SessionDeps => ({
  startEngine: () => connectLocally(game),
  now: () => performance.now(),
  wait: async () => undefined,
  ...changes,
});

export function saved(seats: readonly [Seat, Seat], length: 1 | 3 = 1): SavedTable {
  const match = Match.start(game, seededRandom(1));
  return { table: tableWith(match, seats, startSeries(length, 1), undefined), preferences: usualPreferences };
}

export const level = parseSeat('level:8');
export const withFriend = (changes?: Partial<SessionDeps>) => createSession(saved([person, person]), deps(changes));
export const withComputer = (changes?: Partial<SessionDeps>) => createSession(saved([person, level]), deps(changes));

/** An engine that fails at once. */
export const broken = () =>
  new Analyst({
    post: () => undefined,
    listen: (_handler, onEnd) => void setTimeout(() => onEnd(engineFailure('broken')), 1),
    close: () => undefined,
  });

export function play(session: Session, ...moves: readonly string[]): void {
  for (const text of moves) {
    const { state } = session.shown.match();
    const move = readMove(game, state, text);
    if (!move.ok) throw new Error(move.problem.code);
    const done = session.playing.play(move.value);
    if (!done.ok) throw new Error(done.problem.code);
  }
}

export async function until(isSo: () => boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
