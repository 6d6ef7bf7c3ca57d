import { createSignal } from 'solid-js';
import type { Store } from '../../storage/store.ts';
import { findSeat, type KeptSeat, listSeats, makeSeatKeeper, type SeatKeeper } from './kept-seats.ts';

/** The seats that this browser holds: in its storage, or in this page alone where there is none. */
export interface HeldSeats {
  find(id: string): Promise<KeptSeat | undefined>;
  list(): Promise<readonly KeptSeat[]>;
  /** Holds a seat from now on; `isKept` says whether a reload will find it. */
  hold(seat: KeptSeat): Promise<{ readonly keeper: SeatKeeper; readonly isKept: boolean }>;
  keeperOf(seat: KeptSeat): SeatKeeper;
  forget(id: string): Promise<void>;
  /** Rises with every seat that comes or goes, and when one has changed that nobody sits at. */
  changes(): number;
  note(): void;
}

export function createHeldSeats(store: Store): HeldSeats {
  /** What could not be stored. */
  const loose = new Map<string, SeatKeeper>();
  const [changes, setChanges] = createSignal(0);
  const note = () => void setChanges((count) => count + 1);

  return {
    changes,
    note,
    find: async (id) => loose.get(id)?.seat ?? (await findSeat(store, id)),
    async list() {
      const stored = await listSeats(store);
      return [...stored, ...[...loose.values()].map(({ seat }) => seat)];
    },
    async hold(seat) {
      const keeper = makeSeatKeeper(store, seat);
      const isKept = await keeper.change((same) => same);
      if (!isKept) loose.set(seat.id, looseKeeper(seat));
      note();
      return { keeper: loose.get(seat.id) ?? keeper, isKept };
    },
    keeperOf: (seat) => loose.get(seat.id) ?? makeSeatKeeper(store, seat),
    async forget(id) {
      loose.delete(id);
      await store.remove(id);
      note();
    },
  };
}

function looseKeeper(first: KeptSeat): SeatKeeper {
  let seat = first;
  return {
    get seat() {
      return seat;
    },
    async change(change) {
      seat = change(seat);
      return true;
    },
  };
}
