import { startClock, type TimeControl } from '../../../core/clock.ts';
import type { Game } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { type Problem, succeed } from '../../../core/problem.ts';
import { parseSeat, person, type Seat } from '../../../core/seat.ts';
import { type SeriesLength, setupRandom, startSeries } from '../../../core/series.ts';
import { checkPlayer } from '../../../engine/players.ts';
import { type Link, parseLink, replayLink } from '../../../play/link.ts';
import { type Preferences, usualPreferences } from '../../../play/preferences.ts';
import { refusePlay } from '../../../play/problems.ts';
import { type Table, tableWith } from '../../../play/table.ts';
import type { Deps } from '../../deps.ts';
import { loadGame } from '../../games.ts';
import { type Outcome, refuse } from '../../problems.ts';
import { autosaveNew, autosaveSaved } from '../../storage/autosave.ts';
import { createSession, type Session } from '../session/session.ts';

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
  return succeed(openNew(timed, preferences, deps));
}

/** Goes on with a saved game, or with the one that was at the table last. */
export async function resumeGame(id: string | undefined, deps: Deps): Promise<Outcome<Session>> {
  const wanted = id ?? (await deps.savedGames.last())?.id;
  if (wanted === undefined) return refuse({ code: 'save-missing', values: {} });
  const found = await autosaveSaved(deps, wanted);
  if (!found.ok) return found;
  const { saved, autosave } = found.value;
  return succeed(createSession(saved, { ...deps, autosave }, { isPaused: true }));
}

/** Opens what someone shared: a game like any other, kept from now on. */
export async function openLink(hash: string, deps: Deps): Promise<Outcome<Session>> {
  const link = parseLink(hash);
  if (!link.ok) return link;
  const game = await loadGame(link.value.game);
  if (!game) return refusePlay({ code: 'link-game', values: { game: link.value.game } });
  const match = replayLink(game, link.value);
  if (!match.ok) return { ...match, game };
  const seats = seatsOf(link.value);
  const unknown = await findUnknownPlayer(game, seats);
  if (unknown) {
    const { player, problem: cause } = unknown;
    return { ...refusePlay({ code: 'link-player', values: { player }, cause }), game };
  }
  const { isFlipped, isShowingValues } = link.value;
  const table = tableWith(match.value, seats, startSeries(1, deps.freshSeed()), undefined);
  return succeed(openNew(table, { isFlipped, isShowingValues }, deps));
}

/** Puts a match on the table for two people: a position from the editor, or what was pasted. */
export function openMatch(match: Match, preferences: Partial<Preferences>, deps: Deps): Session {
  const start = match.goTo(0).position;
  const table = tableWith(match, [person, person], startSeries(1, deps.freshSeed()), start);
  return openNew(table, preferences, deps);
}

function openNew(table: Table, preferences: Partial<Preferences> | undefined, deps: Deps): Session {
  const autosave = autosaveNew(deps);
  void deps.savedGames.tidy(autosave.id(), deps.today());
  return createSession({ table, preferences: { ...usualPreferences, ...preferences } }, { ...deps, autosave });
}

function seatsOf({ seats }: Link): readonly [Seat, Seat] {
  return seats ? [parseSeat(seats[0]), parseSeat(seats[1])] : [person, person];
}

/** A computer player that is to play, and that the game does not know. */
async function findUnknownPlayer(
  game: Game,
  seats: readonly [Seat, Seat],
): Promise<{ readonly player: string; readonly problem: Problem } | undefined> {
  for (const seat of seats) {
    const found = seat.kind === 'computer' ? await checkPlayer(game, seat.player) : undefined;
    if (seat.kind === 'computer' && found && !found.ok) return { player: seat.player, problem: found.problem };
  }
  return undefined;
}
