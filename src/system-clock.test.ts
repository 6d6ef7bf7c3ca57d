import { describe, expect, test, vi } from 'vitest';
import { systemClock } from './system-clock.ts';

describe('the clock of the system', () => {
  test('goes on', async () => {
    const before = systemClock.now();
    await systemClock.pause();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });

  /** How often work pauses until a message of another has come. */
  async function pausesUntilMessage(): Promise<number> {
    const { port1, port2 } = new MessageChannel();
    let isHeard = false;
    port1.on('message', () => {
      isHeard = true;
    });
    port2.postMessage('stop');
    let pauses = 0;
    for (; !isHeard && pauses < 1000; pauses++) await systemClock.pause();
    port1.close();
    return pauses;
  }

  test('lets messages through while it pauses', async () => {
    expect(await pausesUntilMessage()).toBeLessThan(10);
  });

  test('does so in a browser too, which has no turn for it but messages', async () => {
    vi.stubGlobal('setImmediate', undefined);
    try {
      const paused = [1, 2, 3].map((number) => systemClock.pause().then(() => number));
      expect(await Promise.all(paused)).toEqual([1, 2, 3]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
