import { seededRandom } from '../../../core/random.ts';
import { type Caller, maxAnswerTime, type Reply, readGame } from '../../../online/client/api.ts';
import type { ClientDeps } from '../../../online/client/client.ts';
import { makeTransport } from '../../../online/client/transport.ts';
import type { Snapshot } from '../../../online/wire.ts';
import { seatStore } from '../../browser-deps.ts';
import { freshSeed } from '../../fresh.ts';
import { settings } from '../../settings.ts';
import { createHeldSeats } from './held-seats.ts';

/** The server is the one that the page is from. */
export const transport = makeTransport((address, init) => fetch(address, init), '');

/** The seats of this browser. */
export const heldSeats = createHeldSeats(seatStore);

/** Whoever asks here; with a secret, for a seat. */
export function callerWith(secret?: string): Caller {
  return { transport, language: settings.language, ...(secret !== undefined && { secret }) };
}

export function within(milliseconds = maxAnswerTime): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

export function fetchGame(id: string): Promise<Reply<Snapshot>> {
  return readGame(callerWith(), id, within());
}

/** What a client needs of this browser, but for where its pending move is kept. */
export function clientDeps(keep: ClientDeps['keep']): ClientDeps {
  return {
    transport,
    now: () => Date.now(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: seededRandom(freshSeed()),
    makeKey,
    keep,
  };
}

/** 256 random bits, as a seat's secret has them. */
export function makeSecret(): string {
  return randomText(32);
}

export function makeKey(): string {
  return randomText(18);
}

/** Random bytes in base64url. */
function randomText(bytes: number): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
