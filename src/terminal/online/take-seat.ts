import type { Game, Player } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { claimSeat, createGame, readGame } from '../../online/client/api.ts';
import { cleanName } from '../../online/invitation.ts';
import { maxNameLength } from '../../online/limits.ts';
import type { CreateRequest, SeatRequest } from '../../online/wire.ts';
import type { Failure, Invocation } from '../command.ts';
import { refuse as refuseCommand } from '../problems.ts';
import { formatLink, type NamedGame, parseServer, usualServer } from './address.ts';
import { parseClock } from './clock-option.ts';
import { ask, callerOf, makeKey, type Place, secretBytes } from './connection.ts';
import {
  type FoundSeat,
  findSeat,
  forgetSeat,
  keepSeat,
  prepareFolder,
  replaceSeat,
  seatFolder,
} from './kept-seats.ts';
import { refuse } from './problems.ts';
import { parseSeat } from './seat-option.ts';

type Placed = { readonly place: Place } | { readonly failure: Failure };

/** Makes a game as the command line has it, and takes one of its seats. */
export async function hostGame(game: Game, name: string | undefined, invocation: Invocation): Promise<Placed> {
  const { arguments: given, env, home } = invocation;
  const wished = wishesOf(game, name, invocation);
  if (!wished.ok) return { failure: { ...wished, game } };
  const { server, player, request } = wished.value;
  const folder = seatFolder(env, home);
  // Nobody is to wait in a game whose seat nobody has.
  const prepared = prepareFolder(folder);
  if (!prepared.ok) return { failure: prepared };
  const secret = invocation.randomText(secretBytes);
  const own: SeatRequest = { kind: 'person', secret, ...(name !== undefined && { name }) };
  const other: SeatRequest = { kind: 'person' };
  const caller = callerOf(server, invocation);
  const seats: CreateRequest['seats'] = player === 0 ? [own, other] : [other, own];
  const created = await ask(server, (signal) =>
    createGame(caller, makeKey(invocation), { ...request, seats, takebacks: !given.hasNoTakebacks }, signal),
  );
  if (!created.ok) return { failure: created };
  const { id, invites } = created.value;
  const invitation = invites[player === 0 ? 1 : 0] ?? undefined;
  const kept = keepSeat(folder, { version: 1, server, id, secret, player, invitation });
  return kept.ok ? { place: { server, id, seat: { ...kept.value, player } } } : { failure: kept };
}

/** What the command line asks for, all of it checked before anything is sent. */
function wishesOf(game: Game, name: string | undefined, { arguments: given, words, freshSeed }: Invocation) {
  const server = parseServer(given.server ?? usualServer);
  if (!server.ok) return server;
  const player = parseSeat(game, given.seat, freshSeed);
  if (!player.ok) return player;
  const clock = given.clock === undefined ? succeed(undefined) : parseClock(given.clock);
  if (!clock.ok) return clock;
  const isNamed = checkName(name);
  if (!isNamed.ok) return isNamed;
  // A position that was not put between quotes arrives as two words.
  const position = given.position === undefined ? undefined : [given.position, ...words.slice(1)].join(' ');
  const start = position === undefined ? undefined : Match.fromPosition(game, position);
  if (start && !start.ok) return start;
  if (start?.value.ending) return refuseCommand({ code: 'position-over', values: {} });
  return succeed({
    server: server.value,
    player: player.value,
    request: {
      game: game.id,
      ...(start && { start: start.value.position }),
      ...(clock.value && { clock: clock.value }),
    },
  });
}

function checkName(name: string | undefined): Result<string | undefined> {
  if (name === undefined || cleanName(name) !== undefined) return succeed(name);
  return refuse({ code: 'online-name', values: { text: name, most: maxNameLength } });
}

/**
 * Takes the seat that a link opens: the one that this device has already, or the one of the invitation. The secret is kept
 * before it is sent, so that a claim whose answer was lost is the same claim when the link is opened again.
 */
export async function joinGame(named: NamedGame, name: string | undefined, invocation: Invocation): Promise<Placed> {
  const isNamed = checkName(name);
  if (!isNamed.ok) return { failure: isNamed };
  const folder = seatFolder(invocation.env, invocation.home);
  const { id, invite } = named;
  const server = serverOf(named, invocation);
  if (!server.ok) return { failure: server };
  const known = findSeat(folder, id, invite);
  if (known?.seat.player !== undefined) {
    // A secret goes where it was made for, or where its owner says; never where a link that anybody may have made leads.
    const moved = named.server === undefined ? movedTo(server.value, known) : known;
    return { place: placeOf(moved, known.seat.player) };
  }
  if (invite === undefined) {
    const watch = `${invocation.program} watch "${formatLink(server.value, { id })}"`;
    return { failure: refuse({ code: 'online-no-seat', values: { id, watch } }) };
  }
  const secret = invocation.randomText(secretBytes);
  const kept = known ? succeed(known) : keepSeat(folder, { version: 1, server: server.value, id, secret, invite });
  if (!kept.ok) return { failure: kept };
  const { file, seat } = kept.value;
  const caller = callerOf(seat.server, invocation);
  const request = { invite, secret: seat.secret, ...(name !== undefined && { name }) };
  const claimed = await ask(seat.server, async (signal) => {
    const reply = await claimSeat(caller, id, request, signal);
    // A secret that opens nothing must not be found when the link is opened again.
    if (reply.kind === 'refused' && isNobodys(reply.refusal.code)) forgetSeat(file);
    return reply;
  });
  if (!claimed.ok) return { failure: claimed };
  const { seat: player } = claimed.value;
  const found = { file, seat: { ...seat, player } };
  replaceSeat(file, found.seat);
  return { place: placeOf(found, player) };
}

/** Whether a claim was refused in such a way that the seat can't be that of who asked, by an earlier claim either. */
function isNobodys(code: string): boolean {
  return code === 'seat-taken' || code === 'wrong-invite' || code === 'no-such-game';
}

/** A seat whose server has another address now. */
function movedTo(server: string, known: FoundSeat): FoundSeat {
  if (known.seat.server === server) return known;
  const seat = { ...known.seat, server };
  replaceSeat(known.file, seat);
  return { file: known.file, seat };
}

function placeOf(found: FoundSeat, player: Player): Place {
  return { server: found.seat.server, id: found.seat.id, seat: { ...found, player } };
}

/** Finds a game to be watched. */
export async function findGame(named: NamedGame, invocation: Invocation): Promise<Placed> {
  const server = serverOf(named, invocation);
  if (!server.ok) return { failure: server };
  const { id } = named;
  const found = await ask(server.value, (signal) => readGame(callerOf(server.value, invocation), id, signal));
  return found.ok ? { place: { server: server.value, id } } : { failure: found };
}

/** The server of a link; of an id alone, the one that is named, that of a seat here, or the usual one. */
export function serverOf({ server, id }: NamedGame, { arguments: given, env, home }: Invocation): Result<string> {
  if (server !== undefined) return succeed(server);
  if (given.server !== undefined) return parseServer(given.server);
  return succeed(findSeat(seatFolder(env, home), id, undefined)?.seat.server ?? usualServer);
}
