import type { Game, Player } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { type Result, succeed } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import { startClock } from './clocks.ts';
import { formatInstant } from './instant.ts';
import { cleanName } from './invitation.ts';
import { maxNameLength } from './limits.ts';
import { makeOnlineProblem, refuseField } from './problems.ts';
import { isClaimed, type StoredGame, type StoredSeat } from './stored-game.ts';
import type { CreateRequest, OpenTable, SeatRequest } from './wire.ts';

/** What a new game needs that can't be worked out. */
export interface Newness {
  readonly id: string;
  readonly now: number;
}

export interface NewSeats {
  /** An invitation for each seat, made whether it is needed or not. */
  readonly invites: readonly [string, string];
  readonly hash: (text: string) => string;
  /** The full name of a computer player whose cost is bounded; what is none was refused. */
  readonly playerOf: (seat: Player) => string;
}

/** Where a new game begins: at the position that was given, in which it must not be over, or where chance has it. */
export function startOf<S>(rules: Game<S>, position: string | undefined, seed: number): Result<Match<S>> {
  if (position === undefined) return succeed(Match.start(rules, seededRandom(seed)));
  const start = Match.fromPosition(rules, position);
  if (!start.ok) return refuseField('start', start.problem);
  if (start.value.ending) return refuseField('start', makeOnlineProblem({ code: 'finished-start', values: {} }));
  return start;
}

/** A new game as it was asked for. The request has the form of its schema, and its players were looked at. */
export function createStoredGame<S>(
  start: Match<S>,
  request: CreateRequest,
  newness: Newness,
  seats: NewSeats,
): Result<StoredGame> {
  const first = seatOf(request.seats[0], 0, seats);
  if (!first.ok) return first;
  const second = seatOf(request.seats[1], 1, seats);
  if (!second.ok) return second;
  if (haveSameSecret(first.value, second.value)) {
    return refuseField('seats[1].secret', makeOnlineProblem({ code: 'secret-twice', values: {} }));
  }
  return succeed(
    begin(start, newness, {
      isStartGiven: request.start !== undefined,
      seats: [first.value, second.value],
      clock: request.clock ? startClock(request.clock, newness.now) : null,
      takebacks: request.takebacks ?? true,
      listed: request.listed ?? false,
      rematchOf: null,
    }),
  );
}

/** The game that follows one: the seats swapped, the same secrets, and the same start if it was given. */
export function createRematch<S>(rules: Game<S>, before: StoredGame, newness: Newness, seed: number): StoredGame {
  const { isStartGiven, seats, clock, takebacks, id } = before;
  const start = startOf(rules, isStartGiven ? before.start : undefined, seed);
  if (!start.ok) throw new Error(`The stored game ${id} has a start that is none.`);
  return begin(start.value, newness, {
    isStartGiven,
    seats: [withoutTokens(seats[1]), withoutTokens(seats[0])],
    clock: clock && startClock(clock.control, newness.now),
    takebacks,
    listed: false,
    rematchOf: id,
  });
}

type Agreed = Pick<StoredGame, 'isStartGiven' | 'seats' | 'clock' | 'takebacks' | 'listed' | 'rematchOf'>;

function begin<S>(start: Match<S>, { id, now }: Newness, agreed: Agreed): StoredGame {
  return {
    id,
    game: start.game.id,
    start: start.position,
    moves: [],
    position: start.position,
    turn: start.turn,
    epoch: 0,
    seq: 0,
    revision: 0,
    offer: null,
    result: null,
    rematch: null,
    created: now,
    touched: now,
    ...agreed,
  };
}

function seatOf(request: SeatRequest, seat: Player, { invites, hash, playerOf }: NewSeats): Result<StoredSeat> {
  if (request.kind === 'computer') return succeed({ kind: 'computer', player: playerOf(seat) });
  if (!('secret' in request)) {
    const token = invites[seat];
    const invitation = { hash: hash(token), token, expires: null, usedBy: null };
    return succeed({ kind: 'person', name: null, secrets: [], tokens: [invitation] });
  }
  const name = checkName(request.name, `seats[${seat}].name`);
  if (!name.ok) return name;
  return succeed({ kind: 'person', name: name.value ?? null, secrets: [hash(request.secret)], tokens: [] });
}

/** A name as it is kept; undefined where none was given. */
export function checkName(name: string | undefined, field: string): Result<string | undefined> {
  const clean = name === undefined ? undefined : cleanName(name);
  if (name !== undefined && clean === undefined) {
    return refuseField(field, makeOnlineProblem({ code: 'expected-name', values: { most: maxNameLength } }));
  }
  return succeed(clean);
}

/** One secret must not hold both seats: nobody would know for which it speaks. */
function haveSameSecret(one: StoredSeat, other: StoredSeat): boolean {
  return one.kind === 'person' && other.kind === 'person' && one.secrets.some((hash) => other.secrets.includes(hash));
}

function withoutTokens(seat: StoredSeat): StoredSeat {
  return seat.kind === 'person' ? { ...seat, tokens: [] } : seat;
}

/** What others are shown of a table that anyone may join; undefined when no seat is open there any more. */
export function openTableOf(game: StoredGame): OpenTable | undefined {
  const open = game.seats.find((seat) => !isClaimed(seat));
  const invite = open?.kind === 'person' ? open.tokens.find(({ token }) => token !== null)?.token : undefined;
  if (!game.listed || game.result !== null || !invite) return undefined;
  const host = game.seats.find(isClaimed);
  return {
    id: game.id,
    game: game.game,
    clock: game.clock?.control ?? null,
    takebacks: game.takebacks,
    name: host?.kind === 'person' ? host.name : null,
    invite,
    created: formatInstant(game.created),
  };
}
