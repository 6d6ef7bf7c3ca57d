import { noLocks, type TabLock, type TabLocks } from './tab-lock.ts';

/** The locks that all tabs of this browser share. Locks are not to be had on addresses that are not secure. */
export function makeBrowserTabLocks(): TabLocks {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return noLocks;
  return makeTabLocks(navigator.locks, new BroadcastChannel('tabuleiro'));
}

/** How long to wait for a page that is just being left, as at a reload, and for a tab that was asked for its game. */
const reloadMilliseconds = 700;
const handOverMilliseconds = 2000;

/**
 * Locks by the Web Locks API, which end with their tab, whatever happens to it. Tabs ask each other over a broadcast channel, so
 * that the one that gives a game up has written all of it; one that does not answer loses it without being asked.
 */
function makeTabLocks(locks: LockManager, channel: BroadcastChannel): TabLocks {
  const held = new Map<string, () => Promise<void>>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void held.get(data)?.();
  });

  function request(id: string, options: LockOptions, onAsked: () => Promise<void>): Promise<TabLock> {
    return new Promise((resolve, reject) => {
      const hold = () =>
        new Promise<void>((end) => {
          const release = () => {
            held.delete(id);
            end();
          };
          held.set(id, () => onAsked().finally(release));
          resolve({ release });
        });
      locks.request(`tabuleiro ${id}`, options, hold).catch((error: unknown) => {
        // Before it was held it was not to be had in time; after that, another tab has taken it without waiting.
        void held.get(id)?.();
        reject(error);
      });
    });
  }

  const within = (milliseconds: number) => ({ signal: AbortSignal.timeout(milliseconds) });
  return {
    take: (id, onAsked) => request(id, within(reloadMilliseconds), onAsked).catch(() => undefined),
    takeOver(id, onAsked) {
      channel.postMessage(id);
      return request(id, within(handOverMilliseconds), onAsked).catch(() => request(id, { steal: true }, onAsked));
    },
  };
}
