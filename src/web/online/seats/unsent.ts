import { makeClient, type OnlineClient } from '../../../online/client/client.ts';
import { formatPending, type Pending, parsePending } from '../../../online/client/pending.ts';
import type { ClientState } from '../../../online/client/state.ts';
import { go } from '../../routes.ts';
import { inLanguage, settings } from '../../settings.ts';
import { notify } from '../../shell/notices.tsx';
import { sayReason } from '../session/saying.ts';
import { onlineText } from '../text.ts';
import { keepIn, keepSnapshots, retryWithNetwork } from './keeping.ts';
import type { KeptSeat, SeatKeeper } from './kept-seats.ts';
import { clientDeps, heldSeats } from './wire-deps.ts';

/** What is being sent for games that are not open here, by their ids: what ends that. */
const sending = new Map<string, () => void>();

/** The keys of what was answered: where a browser can't write that down, it is not sent for ever. */
const answered = new Set<string>();

/** What was done at a table is sent also when nobody sits at it any more. */
export function goOnSending(keeper: SeatKeeper, { outbox, snapshot }: ClientState): void {
  if (outbox.kind === 'sending') send(keeper, outbox.pending, snapshot ?? keeper.seat.snapshot);
}

/** The same of what was kept before a reload. */
export function sendKept(seat: KeptSeat): void {
  const pending = seat.pending === null ? undefined : parsePending(seat.id, seat.pending);
  if (pending) send(heldSeats.keeperOf(seat), pending, seat.snapshot);
}

export function stopSending(id: string): void {
  sending.get(id)?.();
  sending.delete(id);
}

function send(keeper: SeatKeeper, pending: Pending, snapshot: KeptSeat['snapshot']): void {
  const { id, seat, secret } = keeper.seat;
  if (seat === null || sending.has(id) || answered.has(pending.key)) return;
  const client = makeClient(clientDeps(keepIn(keeper, formatPending(id, pending))), {
    id,
    language: settings.language,
    seat: { player: seat, secret },
    pending,
    ...(snapshot && { snapshot }),
  });
  const ends = [
    keepSnapshots(client, keeper),
    retryWithNetwork(client),
    client.subscribe(() => {
      if (client.state.outbox.kind === 'sending') return;
      stopSending(id);
      answered.add(pending.key);
      void tell(keeper, client);
    }),
    () => client.stop(),
  ];
  sending.set(id, () => {
    for (const end of ends) end();
  });
  client.startSending();
}

/** What came of it: nothing that was done is lost without a word. */
async function tell(keeper: SeatKeeper, { state: { outbox } }: OnlineClient): Promise<void> {
  // Whoever lists the games finds it when it is written.
  await keeper.change((same) => same);
  heldSeats.note();
  if (outbox.kind !== 'refused') return;
  notify(sayReason(outbox.reason), {
    label: inLanguage(onlineText).goToGame,
    run: () => go({ screen: 'online', place: keeper.seat.id }),
  });
}
