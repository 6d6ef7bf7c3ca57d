import { succeed } from '../../../core/problem.ts';
import { parseSeat, person, type Seat } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { type Link, parseLink, replayLink } from '../../../play/link/link.ts';
import { usualPreferences } from '../../../play/preferences.ts';
import { refusePlay } from '../../../play/problems.ts';
import { tableWith } from '../../../play/table.ts';
import { loadGame } from '../../games.ts';
import type { Outcome } from '../../problems.ts';
import { createLateSession, type LateDeps } from '../session/late-session.ts';
import type { Session } from '../session/session.ts';
import { findUnknownPlayer } from './unknown-player.ts';

/** What a link of a game by messages has, damaged or not. */
export const messageOption = /[?&]m=/u;

/** Opens what someone shared: a game like any other, kept from now on. */
export async function openLink(hash: string, deps: LateDeps): Promise<Outcome<Session>> {
  if (messageOption.test(hash)) return (await import('./open.ts')).openMessageLink(hash, deps);
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
  const { isFlipped, isShowingValues, task, start } = link.value;
  // Who is given a task has it again from the same position.
  const table = tableWith(match.value, seats, startSeries(1, deps.freshSeed()), task && start);
  const preferences = { ...usualPreferences, isFlipped, isShowingValues };
  return succeed(createLateSession({ table: task ? { ...table, task } : table, preferences }, deps));
}

function seatsOf({ seats }: Link): readonly [Seat, Seat] {
  return seats ? [parseSeat(seats[0]), parseSeat(seats[1])] : [person, person];
}
