import { type Desk, makeDesk, openDesk } from './desk.ts';

/** The desk that all tabs of this browser share. Locks are not to be had on addresses that are not secure. */
export function makeBrowserDesk(): Desk {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openDesk;
  return makeDesk(navigator.locks, new BroadcastChannel('tabuleiro'));
}
