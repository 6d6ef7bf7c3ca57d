import { Match } from '../../../core/match.ts';
import { succeed } from '../../../core/problem.ts';
import { startClock, type TimeControl } from '../../../core/seats/clock.ts';
import { person, type Seat } from '../../../core/seats/seat.ts';
import { type SeriesLength, setupRandom, startSeries } from '../../../core/seats/series.ts';
import { type Preferences, usualPreferences } from '../../../play/preferences.ts';
import { refusePlay } from '../../../play/problems.ts';
import { type Table, tableWith } from '../../../play/table.ts';
import type { Deps } from '../../deps.ts';
import { loadGame } from '../../games.ts';
import { type Outcome, refuse } from '../../problems.ts';
import { autosaveNew, autosaveSaved } from '../../storage/autosave.ts';
import { createSession } from '../session/full-session.ts';
import type { LateDeps } from '../session/late-session.ts';
import type { Session } from '../session/session.ts';
import { findUnknownPlayer } from './unknown-player.ts';

/** What a new game is to be. */
export interface NewGame {
  /** The game's id. */
  readonly game: string;
  /** Who moves first in the first game, and who second. */
  readonly seats: readonly [Seat, Seat];
  readonly series: SeriesLength;
  /** What chance comes from; a fresh one if there is none. */
  readonly seed?: number;
  /** A position to begin every game with. */
  readonly start?: string;
  /** How much time two people have. */
  readonly clock?: TimeControl;
  readonly preferences?: Partial<Preferences>;
}

/** Begins a new game. */
export async function startGame(wanted: NewGame, deps: Deps): Promise<Outcome<Session>> {
  const { seats, start, seed = deps.freshSeed(), preferences } = wanted;
  const game = await loadGame(wanted.game);
  if (!game) return refusePlay({ code: 'save-game', values: { game: wanted.game } });
  const unknown = await findUnknownPlayer(game, seats);
  if (unknown) return { ok: false, problem: unknown.problem, game };
  const series = startSeries(wanted.series, seed);
  const match = start === undefined ? succeed(Match.start(game, setupRandom(series))) : Match.fromPosition(game, start);
  if (!match.ok) return { ...match, game };
  const table = tableWith(match.value, seats, series, start);
  const timed = wanted.clock ? { ...table, clock: startClock(wanted.clock) } : table;
  return succeed(openTableOf(timed, preferences, deps));
}

/** Goes on with a saved game, or with the one that was at the table last. */
export async function resumeGame(id: string | undefined, deps: Deps): Promise<Outcome<Session>> {
  const wanted = id ?? (await deps.savedGames.last())?.id;
  if (wanted === undefined) return refuse({ code: 'save-missing', values: {} });
  const found = await autosaveSaved(deps, wanted);
  if (!found.ok) return found;
  const { saved, autosave } = found.value;
  if (saved.table.correspondence) {
    const { createMessageSession } = await import('../../messages/message-session.ts');
    return succeed(createMessageSession(saved, { ...deps, autosave }));
  }
  return succeed(createSession(saved, { ...deps, autosave }, { isPaused: true }));
}

/** Opens a link of a game by messages; what only that needs is asked for from here, so that no first load names it. */
export async function openMessageLink(hash: string, { load }: LateDeps): Promise<Outcome<Session>> {
  const { openMessage } = await import('../../messages/open-message.ts');
  return openMessage(hash, await load());
}

/** Puts a match on the table for two people: a position from the editor, or what was pasted. */
export function openMatch(match: Match, preferences: Partial<Preferences>, deps: Deps): Session {
  const start = match.goTo(0).position;
  const table = tableWith(match, [person, person], startSeries(1, deps.freshSeed()), start);
  return openTableOf(table, preferences, deps);
}

/** Sets up a table that was made elsewhere, such as a puzzle with the lines of its solution. */
export function openTableOf(table: Table, preferences: Partial<Preferences> | undefined, deps: Deps): Session {
  const autosave = autosaveNew(deps);
  void deps.savedGames.tidy(autosave.id(), deps.today());
  return createSession({ table, preferences: { ...usualPreferences, ...preferences } }, { ...deps, autosave });
}
