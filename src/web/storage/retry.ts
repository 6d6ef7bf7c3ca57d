const firstMilliseconds = 1000;
const maxMilliseconds = 30_000;

/** How long to wait after so many tries have failed: twice as long each time, and half a minute at most. */
export function backOff(failures: number): number {
  return Math.min(maxMilliseconds, firstMilliseconds * 2 ** Math.min(failures - 1, 10));
}

/**
 * Resolves when it is time to try again what has failed so many times: after a while, or as soon as someone looks at the
 * page again or a connection comes back, which is when room may have been made, or a browser that slept has woken.
 */
export function untilRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(goOn, backOff(failures));
    const { signal } = listening;
    addEventListener('online', goOn, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && goOn(), { signal });
  });
}
