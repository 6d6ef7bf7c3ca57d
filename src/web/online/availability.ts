import { createSignal } from 'solid-js';

/** Nobody waits longer to be offered something. */
const maxMilliseconds = 4000;
const wireVersion = 1;
const [isOffered, setOffered] = createSignal(false);
const [isAnswered, setAnswered] = createSignal(false);
let asking: Promise<void> | undefined;

/**
 * Whether there is a server that plays games online, as far as is known: a host of plain files has none. Until
 * it was answered, nobody is told that there is none.
 */
export { isAnswered, isOffered };

/** Finds out. It is asked until there is an answer for this visit: what is not there now may be a little later. */
export function askIfOffered(): Promise<void> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<void> {
  try {
    const response = await fetch('./api/v1/status', {
      cache: 'no-store',
      signal: AbortSignal.timeout(maxMilliseconds),
    });
    // A host of plain files has no such place, and will have none.
    if (response.status === 404) return;
    const status: unknown = await response.json();
    const isOurs = typeof status === 'object' && status !== null && 'version' in status;
    setOffered(response.ok && isOurs && status.version === wireVersion);
  } catch {
    // No network, or no such host.
  }
  setAnswered(true);
  if (isOffered()) return;
  asking = undefined;
  addEventListener('online', () => void askIfOffered(), { once: true });
}
