import { opponentOf, type Player } from '../../../core/game.ts';
import { type Guard, isCount, isOneOf, isShape, isText } from '../../../core/json.ts';
import { guardOf } from '../../../online/schema.ts';
import { snapshotSchema } from '../../../online/schemas.ts';
import type { Snapshot } from '../../../online/wire.ts';
import type { Store } from '../../storage/store.ts';

/** A seat in a game online that this browser holds, and what it last knew of the game. */
export interface KeptSeat {
  readonly version: number;
  readonly id: string;
  readonly revision: number;
  /** Null until the server has said which: what claims it is kept before it is sent. */
  readonly seat: Player | null;
  /** Whoever has it plays for the person here. */
  readonly secret: string;
  /** The secret that is to take its place, until the server has agreed. */
  readonly nextSecret: string | null;
  /** The invitation to the other seat, for as long as it is to be sent; or the one by which this seat is claimed. */
  readonly invite: string | null;
  /** What was done here and is not answered yet. */
  readonly pending: string | null;
  readonly snapshot: Snapshot | null;
  /** When the game last changed, as far as is known here, in milliseconds since 1970. */
  readonly changed: number;
}

export const keptSeatVersion = 1;

const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (data): data is T | null =>
    data === null || guard(data);
const isShort = isText(200);

export const isKeptSeat: Guard<KeptSeat> = isShape({
  version: isOneOf([keptSeatVersion]),
  id: isShort,
  revision: isCount,
  seat: isOneOf([0, 1, null]),
  secret: isShort,
  nextSecret: orNull(isShort),
  invite: orNull(isShort),
  pending: orNull(isText(2000)),
  snapshot: orNull(guardOf(snapshotSchema)),
  changed: isCount,
});

/** A seat that is held from now on. */
export function freshSeat(id: string, secret: string, now: number): KeptSeat {
  return {
    version: keptSeatVersion,
    id,
    revision: 0,
    seat: null,
    secret,
    nextSecret: null,
    invite: null,
    pending: null,
    snapshot: null,
    changed: now,
  };
}

/** The seat of the same person in the game that follows: the two change places, and the secrets stay. */
export function rematchSeat({ seat, secret }: KeptSeat, id: string, now: number): KeptSeat {
  return { ...freshSeat(id, secret, now), seat: seat === null ? null : opponentOf(seat) };
}

/** Whether it is the holder's turn, as far as is known here. */
export function isOwnTurn({ seat, snapshot, pending }: KeptSeat): boolean {
  return snapshot !== null && snapshot.result === null && snapshot.turn === seat && pending === null;
}

/** In the order in which they are to be seen: those where it is one's turn, those that wait, those that are over. */
export function inOrder(seats: readonly KeptSeat[]): readonly KeptSeat[] {
  const rank = (seat: KeptSeat) => (isOwnTurn(seat) ? 0 : seat.snapshot?.result ? 2 : 1);
  return [...seats].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** The game to go on with from this one: the next in which it is one's turn. */
export function nextSeat(seats: readonly KeptSeat[], after: string): KeptSeat | undefined {
  return inOrder(seats).find((seat) => seat.id !== after && isOwnTurn(seat));
}

/** The seats as they are now; those that have not changed are the same as before, so that nobody loses their place. */
export function steady(before: readonly KeptSeat[] | undefined, now: readonly KeptSeat[]): readonly KeptSeat[] {
  const isSame = (one: KeptSeat, other: KeptSeat) =>
    one.id === other.id && one.revision === other.revision && (one.snapshot === null) === (other.snapshot === null);
  return now.map((seat) => before?.find((old) => isSame(old, seat)) ?? seat);
}

/** The seats that are kept; what can't be read is left alone. */
export async function listSeats(store: Store): Promise<readonly KeptSeat[]> {
  const found = await store.list();
  return found.ok ? found.value.filter(isKeptSeat) : [];
}

export async function findSeat(store: Store, id: string): Promise<KeptSeat | undefined> {
  const found = await store.read(id);
  return found.ok && isKeptSeat(found.value) ? found.value : undefined;
}

/** One seat, whose changes are written one after another. Another window may write it too. */
export interface SeatKeeper {
  readonly seat: KeptSeat;
  /** Changes what is kept; resolves when it is written, or could not be. */
  change(change: (seat: KeptSeat) => KeptSeat): Promise<boolean>;
}

/** More often nobody comes between. */
const maxTries = 5;

export function makeSeatKeeper(store: Store, first: KeptSeat): SeatKeeper {
  let seat = first;
  let writing: Promise<boolean> = Promise.resolve(true);

  /** Writes what is known here, or what the other window knows with the same change. */
  async function write(change: (seat: KeptSeat) => KeptSeat): Promise<boolean> {
    for (let tries = 0; tries < maxTries; tries++) {
      const changed = { ...change(seat), revision: seat.revision + 1 };
      const written = await store.write(changed);
      if (!written.ok) return false;
      if (written.value === 'written') {
        seat = changed;
        return true;
      }
      seat = (await findSeat(store, seat.id)) ?? seat;
    }
    return false;
  }

  return {
    get seat() {
      return seat;
    },
    change(change) {
      writing = writing.then(() => write(change));
      return writing;
    },
  };
}
