import type { Game, Player } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { type StoredClock, wireClock } from './clocks.ts';
import { formatInstant } from './instant.ts';
import { maxBeside, namesLifetime, unclaimedLifetime, untouchedLifetime, wireVersion } from './limits.ts';
import type { GameEvent, GameResult, NumberedEvent, Offer, Snapshot, WireSeat } from './wire.ts';

/**
 * A game as it is stored: plain data, the present of it, with everything that a request is judged by. What led to it are
 * its events. It has no secret: of those it knows the hashes.
 */
export interface StoredGame {
  readonly id: string;
  /** The id of the game that is played. */
  readonly game: string;
  readonly start: string;
  /** Whether whoever created it gave the start: a rematch then has the same. */
  readonly isStartGiven: boolean;
  /** As the game writes them. */
  readonly moves: readonly string[];
  readonly position: string;
  readonly turn: Player;
  /** How many takebacks there were, so that a late resend can't replay an undone move. */
  readonly epoch: number;
  /** The number of the last event. */
  readonly seq: number;
  /** Rises with every change, those that nobody is told of too: a store changes the game only from the one it was. */
  readonly revision: number;
  readonly seats: readonly [StoredSeat, StoredSeat];
  readonly clock: StoredClock | null;
  readonly takebacks: boolean;
  readonly listed: boolean;
  readonly offer: Offer | null;
  readonly result: GameResult | null;
  /** The game that both agreed to play next, and the one that this one follows; no game is followed by two. */
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  /** Instants in milliseconds. */
  readonly created: number;
  /** When something last happened in it; once it is over, when it ended. */
  readonly touched: number;
}

export type StoredSeat = StoredPerson | StoredComputer;

export interface StoredPerson {
  readonly kind: 'person';
  readonly name: string | null;
  /** The hashes of the secrets that hold the seat, one for each device; none until it is claimed. */
  readonly secrets: readonly string[];
  /** The invitation, and links for other devices. */
  readonly tokens: readonly StoredToken[];
}

export interface StoredComputer {
  readonly kind: 'computer';
  /** The player's full name. */
  readonly player: string;
}

/** What opens a seat, once. */
export interface StoredToken {
  readonly hash: string;
  /** An invitation is kept as it is: a creation that is sent again gets it again, and open tables show it. */
  readonly token: string | null;
  /** Null for an invitation, which is good until it is claimed. */
  readonly expires: number | null;
  /** The hash of the secret that it brought in; null while it is open. */
  readonly usedBy: string | null;
}

/** What a request comes to: the game as it then is, and what happened, in order. */
export interface Decision {
  readonly after: StoredGame;
  readonly events: readonly NumberedEvent[];
  /** A new game that comes with it. */
  readonly rematch?: StoredGame;
  /** The names go from the events too. */
  readonly forgetsNames?: true;
}

/** Nothing decided yet. */
export function undecided(game: StoredGame): Decision {
  return { after: game, events: [] };
}

/** A decision with one event more, and what it changes. */
export function happen(
  decision: Decision,
  event: GameEvent,
  now: number,
  changes: Partial<Omit<StoredGame, 'seq' | 'revision' | 'touched'>>,
): Decision {
  const seq = decision.after.seq + 1;
  const changed = change(decision, now, { ...changes, seq });
  return { ...changed, events: [...decision.events, { ...event, seq }] };
}

/**
 * A decision with a change that nobody is told of. The revision rises by one for all of it. What happens after the end
 * touches the game no more: by that its names would stay.
 */
export function change(decision: Decision, now: number, changes: Partial<StoredGame>): Decision {
  const isFirst = decision.events.length === 0;
  const { after } = decision;
  const revision = isFirst ? after.revision + 1 : after.revision;
  return { ...decision, after: { ...after, ...changes, revision, touched: after.result ? after.touched : now } };
}

/** Whether so much has happened beside the moves that nothing more of it may. */
export function isWornOut({ seq, moves }: StoredGame): boolean {
  return seq - moves.length >= maxBeside;
}

/** What everybody may know of a game. */
export function snapshotOf(game: StoredGame): Snapshot {
  return {
    version: wireVersion,
    id: game.id,
    game: game.game,
    start: game.start,
    moves: game.moves,
    position: game.position,
    turn: game.turn,
    ply: game.moves.length,
    epoch: game.epoch,
    seq: game.seq,
    seats: [wireSeat(game.seats[0]), wireSeat(game.seats[1])],
    clock: game.clock && wireClock(game.clock),
    takebacks: game.takebacks,
    offer: game.offer,
    result: game.result,
    rematch: game.rematch,
    created: formatInstant(game.created),
  };
}

function wireSeat(seat: StoredSeat): WireSeat {
  return seat.kind === 'computer'
    ? { kind: 'computer', name: null, player: seat.player, isClaimed: true }
    : { kind: 'person', name: seat.name, isClaimed: isClaimed(seat) };
}

export function isClaimed(seat: StoredSeat): boolean {
  return seat.kind === 'computer' || seat.secrets.length > 0;
}

/**
 * The match of a stored game, or of its first moves. It is played anew each time: a move takes 4 to 22 µs and a whole game
 * less than a millisecond (185 plies of Neutreeko 0.8 ms), so that nothing has to be remembered between requests.
 */
export function matchOf<S>(rules: Game<S>, { id, start, moves }: StoredGame, plies = moves.length): Match<S> {
  const begun = Match.fromPosition(rules, start);
  const replayed = begun.ok ? Match.replay(rules, begun.value.state, moves.slice(0, plies)) : undefined;
  if (!replayed || replayed.problem) {
    throw new Error(
      `The stored game ${id} can't be replayed: it was stored by other rules, or changed by other means.`,
    );
  }
  return replayed.match;
}

/** The computer player whose turn it is; undefined where it is a person's, and when the game is over. */
export function computerToMove({ seats, turn, result }: StoredGame): string | undefined {
  const seat = seats[turn];
  return result === null && seat.kind === 'computer' ? seat.player : undefined;
}

/**
 * When something is to be done in a game though nobody asks: its time ends, it is closed, its names are forgotten. Null
 * where nothing ever is.
 */
export function wakeTime(game: StoredGame): number | null {
  if (game.result) return hasNames(game) ? game.touched + namesLifetime : null;
  return Math.min(game.clock?.deadline ?? Number.POSITIVE_INFINITY, closingTime(game));
}

/** When a game is closed that nobody joined or that nobody touches any more. */
function closingTime({ clock, seats, created, touched }: StoredGame): number {
  const kind = clock?.control.kind === 'days' ? 'days' : 'other';
  const untouched = touched + untouchedLifetime[kind];
  return seats.every(isClaimed) ? untouched : created + unclaimedLifetime[kind];
}

function hasNames({ seats }: StoredGame): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.name !== null);
}

/** The invitation of each seat, used or not. */
export function invitesOf({ seats }: StoredGame): readonly [string | null, string | null] {
  return [inviteOf(seats[0]), inviteOf(seats[1])];
}

function inviteOf(seat: StoredSeat): string | null {
  return seat.kind === 'person' ? (seat.tokens.find(({ token }) => token !== null)?.token ?? null) : null;
}
