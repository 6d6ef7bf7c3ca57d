import { type Desk, type Hold, openDesk } from './desk.ts';

/** The desk that all tabs of this browser share. Locks are not to be had on addresses that are not secure. */
export function makeBrowserDesk(): Desk {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openDesk;
  return makeDesk(navigator.locks, new BroadcastChannel('tabuleiro'));
}

/** How long to wait for a page that is just being left, as at a reload, and for a tab that was asked for its game. */
const reloadMilliseconds = 700;
const handOverMilliseconds = 2000;

/**
 * A desk by Web Locks, which end with their tab, whatever happens to it. Tabs ask each other over a broadcast channel, so
 * that the one that gives a game up has written all of it; one that does not answer loses it without being asked.
 */
function makeDesk(locks: LockManager, channel: BroadcastChannel): Desk {
  const held = new Map<string, () => Promise<void>>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void held.get(data)?.();
  });

  function request(id: string, options: LockOptions, onAsked: () => Promise<void>): Promise<Hold> {
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
