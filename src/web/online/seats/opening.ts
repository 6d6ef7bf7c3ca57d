import { createSignal } from 'solid-js';
import { succeed } from '../../../core/problem.ts';
import { makeClient } from '../../../online/client/client.ts';
import { parsePending } from '../../../online/client/pending.ts';
import type { Snapshot } from '../../../online/wire.ts';
import { refusePlay } from '../../../play/problems.ts';
import { deps } from '../../browser-deps.ts';
import { loadGame } from '../../games.ts';
import type { Outcome } from '../../problems.ts';
import { route } from '../../routes.ts';
import { settings } from '../../settings.ts';
import type { Session } from '../../table/session/session.ts';
import { createOnlineSession } from '../session/online-session.ts';
import { keepIn, keepSnapshots, retryWithNetwork } from './keeping.ts';
import type { SeatKeeper } from './kept-seats.ts';
import { goOnSending, stopSending } from './unsent.ts';
import { clientDeps } from './wire-deps.ts';

const [openings, setOpenings] = createSignal(0);

/** Rises whenever what is open is to be opened again, as with another secret. */
export { openings };

export function openAgain(): void {
  setOpenings((count) => count + 1);
}

/** Whether the page is at this game, and not at an invitation to it. */
export function isAt(id: string): boolean {
  const now = route();
  return now.screen === 'online' && now.place === id;
}

/** Opens the table of a game online: for who holds a seat in it, or for who watches. */
export async function openGame(snapshot: Snapshot, keeper: SeatKeeper | undefined): Promise<Outcome<Session>> {
  const game = await loadGame(snapshot.game);
  if (!game) return refusePlay({ code: 'save-game', values: { game: snapshot.game } });
  const own = keeper?.seat.seat ?? undefined;
  const { id } = snapshot;
  // The table sends it itself, and tells what comes of it.
  stopSending(id);
  const pending = keeper?.seat.pending == null ? undefined : parsePending(id, keeper.seat.pending);
  const client = makeClient(clientDeps(keepIn(keeper, keeper?.seat.pending ?? null)), {
    id,
    language: settings.language,
    snapshot,
    ...(keeper && own !== undefined && { seat: { player: own, secret: keeper.seat.secret } }),
    ...(pending && { pending }),
  });
  const session = createOnlineSession({ game, snapshot, own, client }, deps);
  if (!session.ok) return { ...session, game };
  const endKeeping = keeper ? keepSnapshots(client, keeper) : () => undefined;
  const endRetrying = retryWithNetwork(client);
  client.start();
  return succeed({
    ...session.value,
    close() {
      endKeeping();
      endRetrying();
      session.value.close();
      if (keeper) goOnSending(keeper, client.state);
    },
  });
}
