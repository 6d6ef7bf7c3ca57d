import { createResource, createSignal, onCleanup } from 'solid-js';
import { type KeptSeat, steady } from './kept-seats.ts';
import { refreshSeats } from './refresh.ts';
import { heldSeats } from './wire-deps.ts';

/** So often, in milliseconds, the games are looked at again while someone sees the page. */
const interval = 30_000;

/** Rises by and by while someone sees the page, and at once when they come back to it or the network does. */
export function createFreshness(): () => number {
  const [times, setTimes] = createSignal(0);
  const look = () => {
    if (!document.hidden) setTimes((count) => count + 1);
  };
  const timer = setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  });
  return times;
}

/** One's seats as their games now are: whoever waits at home sees that it has become their turn. */
export function createFreshSeats(): () => readonly KeptSeat[] | undefined {
  const freshness = createFreshness();
  const [seats] = createResource<readonly KeptSeat[], readonly number[]>(
    () => [heldSeats.changes(), freshness()],
    async (_, { value }) => steady(value, await refreshSeats()),
  );
  return () => seats.latest;
}
