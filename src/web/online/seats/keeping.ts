import { opponentOf } from '../../../core/game.ts';
import type { OnlineClient } from '../../../online/client/client.ts';
import type { Snapshot } from '../../../online/wire.ts';
import { deps } from '../../browser-deps.ts';
import { inLanguage } from '../../settings.ts';
import { notify } from '../../shell/notices.tsx';
import { onlineText } from '../text.ts';
import { rematchSeat, type SeatKeeper } from './kept-seats.ts';
import { heldSeats } from './wire-deps.ts';

/** Keeps what is pending until it is answered, from the first on; what another window has written meanwhile stays. */
export function keepIn(keeper: SeatKeeper | undefined, first: string | null): (pending: string | null) => void {
  let last = first;
  const keep = async (to: SeatKeeper, pending: string | null, mine: string | null): Promise<void> => {
    const isKept = await to.change((seat) => (pending === null && seat.pending !== mine ? seat : { ...seat, pending }));
    if (!isKept && pending !== null) notify(inLanguage(onlineText).moveNotKept);
  };
  return (pending) => {
    const mine = last;
    last = pending;
    if (keeper) void keep(keeper, pending, mine);
  };
}

/** Keeps what is known of the game, for home and for the next time; and the seat in the game that follows it. */
export function keepSnapshots(client: OnlineClient, keeper: SeatKeeper): () => void {
  let last = keeper.seat.snapshot?.seq;
  return client.subscribe(() => {
    const { snapshot } = client.state;
    if (!snapshot || snapshot.seq === last) return;
    void keepSnapshot(keeper, snapshot, last);
    last = snapshot.seq;
  });
}

/**
 * Keeps a snapshot in place of the one that was known before, which may be later: a server can be restored. What another
 * window has heard since stays, if it is later.
 */
export async function keepSnapshot(keeper: SeatKeeper, snapshot: Snapshot, before: number | undefined): Promise<void> {
  const { rematch } = snapshot;
  // The seat there is held first: once the rematch is known here it is not looked for again.
  if (rematch !== null && keeper.seat.snapshot?.rematch !== rematch) await holdRematch(rematch, keeper);
  const changed = deps.today();
  await keeper.change((old) => {
    const known = old.snapshot?.seq ?? -1;
    if (known !== before && known > snapshot.seq) return old;
    const isTaken = old.seat !== null && snapshot.seats[opponentOf(old.seat)].isClaimed;
    return { ...old, snapshot, changed, invite: isTaken ? null : old.invite };
  });
}

async function holdRematch(id: string, keeper: SeatKeeper): Promise<void> {
  if (await heldSeats.find(id)) return;
  await heldSeats.hold(rematchSeat(keeper.seat, id, deps.today()));
}

/** Tries at once when the network is back, or when someone looks. */
export function retryWithNetwork(client: OnlineClient): () => void {
  const retry = () => client.retry();
  const retryIfSeen = () => document.hidden || retry();
  const reconnect = () => client.reconnect();
  addEventListener('online', retry);
  addEventListener('offline', reconnect);
  document.addEventListener('visibilitychange', retryIfSeen);
  return () => {
    removeEventListener('online', retry);
    removeEventListener('offline', reconnect);
    document.removeEventListener('visibilitychange', retryIfSeen);
  };
}
