import { expect, test } from 'vitest';
import { makeDue } from './every.ts';

test('what always fails keeps nothing else from being done, and is tried again', async () => {
  const tried: string[] = [];
  const wakeAll = makeDue(
    async () => ['broken', 'another'],
    async (id) => {
      tried.push(id);
      if (id === 'broken') throw new Error('broken');
    },
  );
  await expect(wakeAll()).rejects.toThrow('broken');
  await wakeAll();
  await expect(wakeAll()).rejects.toThrow('broken');
  expect(tried).toEqual(['broken', 'another', 'broken']);
});
