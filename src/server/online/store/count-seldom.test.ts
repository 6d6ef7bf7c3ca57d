import { expect, test } from 'vitest';
import { countSeldom } from './count-seldom.ts';
import type { ServerStore } from './server-store.ts';

test('games are counted once in a while, and again when that has failed', async () => {
  let now = 0;
  let asked = 0;
  let isGone = false;
  const count = async () => {
    asked++;
    if (isGone) throw new Error('gone');
    return asked;
  };
  const store = countSeldom({ count } as ServerStore, () => now);
  expect(await Promise.all([store.count(), store.count()])).toEqual([1, 1]);
  now += 4999;
  expect(await store.count()).toBe(1);
  now += 1;
  isGone = true;
  await expect(store.count()).rejects.toThrow('gone');
  isGone = false;
  expect(await store.count()).toBe(3);
});
