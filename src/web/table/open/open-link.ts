import { succeed } from '../../../core/problem.ts';
import { parseSeat, person, type Seat } from '../../../core/seat.ts';
import { startSeries } from '../../../core/series.ts';
import { type Link, parseLink, replayLink } from '../../../play/link/link.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { refusePlay } from '../../../play/problems.ts';
import { tableWith } from '../../../play/table.ts';
import { loadGame } from '../../games.ts';
import type { Outcome } from '../../problems.ts';
import { createLateSession, type LateDeps } from '../session/late-session.ts';
import type { Session } from '../session/session.ts';
import { findUnknownPlayer } from './unknown-player.ts';

/** Opens what someone shared: a game like any other, kept from now on. */
export async function openLink(hash: string, deps: LateDeps): Promise<Outcome<Session>> {
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
  const preferences = { ...usualPreferences, isFlipped, isShowingValues };
  return succeed(createLateSession({ table, preferences }, deps));
}

function seatsOf({ seats }: Link): readonly [Seat, Seat] {
  return seats ? [parseSeat(seats[0]), parseSeat(seats[1])] : [person, person];
}
