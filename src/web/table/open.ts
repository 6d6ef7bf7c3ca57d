import type { Game } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { type Problem, succeed } from '../../core/problem.ts';
import { parseSeat, person, type Seat } from '../../core/seat.ts';
import { type Series, type SeriesLength, setupRandom, startSeries } from '../../core/series.ts';
import { checkPlayer } from '../../engine/players.ts';
import { findGame } from '../../games/index.ts';
import { type Outcome, refuse } from '../problems.ts';
import { type Link, parseLink, replayLink } from '../share/link.ts';
import { type Keeper, type KeeperWorld, keepNew, keepSaved } from '../storage/keeper.ts';
import { type Opening, type Preferences, usualPreferences } from './opening.ts';
import { createSession, type Session } from './session.ts';
import type { SessionWorld } from './session-state.ts';
import { tableWith } from './table-state.ts';

/** What a new game is to be. */
export interface Setup {
  /** The game's id. */
  readonly game: string;
  /** Who moves first in the first game, and who second. */
  readonly seats: readonly [Seat, Seat];
  readonly series: SeriesLength;
  /** What chance comes from; a fresh one if there is none. */
  readonly seed?: number;
  /** A position to begin every game with. */
  readonly start?: string;
  readonly preferences?: Partial<Preferences>;
}

/** The world around a table, before it is known which game is kept where. */
export interface House extends KeeperWorld {
  readonly world: Omit<SessionWorld, 'keeper'>;
  freshSeed(): number;
}

/** Begins a new game. */
export async function startGame(setup: Setup, house: House): Promise<Outcome<Session>> {
  const { seats, start, seed = house.freshSeed(), preferences } = setup;
  const game = await findGame(setup.game)?.load();
  if (!game) return refuse({ code: 'save-game', values: { game: setup.game } });
  const stranger = await findStranger(game, seats);
  if (stranger) return { ok: false, problem: stranger.problem, game };
  const series = startSeries(setup.series, seed);
  const match = start === undefined ? succeed(Match.start(game, setupRandom(series))) : Match.fromPosition(game, start);
  if (!match.ok) return { ...match, game };
  return succeed(openNew(match.value, seats, series, start, { ...usualPreferences, ...preferences }, house));
}

/** Goes on with a saved game, or with the one that was at the table last. */
export async function resumeGame(id: string | undefined, house: House): Promise<Outcome<Session>> {
  const wanted = id ?? (await house.library.last())?.id;
  if (wanted === undefined) return refuse({ code: 'save-missing', values: {} });
  const kept = await keepSaved(house, wanted);
  if (!kept.ok) return kept;
  const { opening, keeper } = kept.value;
  return succeed(createSession(opening, { ...house.world, keeper }));
}

/** Opens what someone shared: a game like any other, kept from now on. */
export async function openLink(hash: string, house: House): Promise<Outcome<Session>> {
  const link = parseLink(hash);
  if (!link.ok) return link;
  const game = await findGame(link.value.game)?.load();
  if (!game) return refuse({ code: 'link-game', values: { game: link.value.game } });
  const match = replayLink(game, link.value);
  if (!match.ok) return { ...match, game };
  const seats = seatsOf(link.value);
  const stranger = await findStranger(game, seats);
  if (stranger) {
    const { player, problem: cause } = stranger;
    return { ...refuse({ code: 'link-player', values: { player }, cause }), game };
  }
  const { isFlipped, isShowingValues } = link.value;
  const preferences = { ...usualPreferences, isFlipped, isShowingValues };
  return succeed(openNew(match.value, seats, startSeries(1, house.freshSeed()), undefined, preferences, house));
}

/** Puts a match on the table for two people: a position from the editor, or what was pasted. */
export function openMatch(match: Match, preferences: Partial<Preferences>, house: House): Session {
  const series = startSeries(1, house.freshSeed());
  const start = match.game.notation.position(match.steps[0].state);
  return openNew(match, [person, person], series, start, { ...usualPreferences, ...preferences }, house);
}

function openNew(
  match: Match,
  seats: readonly [Seat, Seat],
  series: Series,
  start: string | undefined,
  preferences: Preferences,
  house: House,
): Session {
  const keeper: Keeper = keepNew(house);
  const opening: Opening = { state: tableWith(match, seats, series, start), preferences };
  void house.library.tidy(keeper.id(), house.today());
  return createSession(opening, { ...house.world, keeper });
}

function seatsOf({ seats }: Link): readonly [Seat, Seat] {
  return seats ? [parseSeat(seats[0]), parseSeat(seats[1])] : [person, person];
}

/** A computer player that is to play, and that the game does not know. */
async function findStranger(
  game: Game,
  seats: readonly [Seat, Seat],
): Promise<{ readonly player: string; readonly problem: Problem } | undefined> {
  for (const seat of seats) {
    const found = seat.kind === 'computer' ? await checkPlayer(game, seat.player) : undefined;
    if (seat.kind === 'computer' && found && !found.ok) return { player: seat.player, problem: found.problem };
  }
  return undefined;
}
