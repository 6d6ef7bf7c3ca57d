import { expect, test } from 'vitest';
import { createEvaluations } from './evaluations.ts';
import { makeMemoryStore } from './store.ts';

const mine = { id: 'a', game: 'neutreeko', weights: 'pairs*1', made: 1 };

test('an evaluation is kept once, of its game, and in order', async () => {
  const evaluations = createEvaluations(makeMemoryStore());
  await evaluations.add({ ...mine, id: 'b', weights: 'centre*1', made: 2 });
  await evaluations.add(mine);
  await evaluations.add({ ...mine, id: 'c' });
  await evaluations.add({ ...mine, id: 'd', game: 'fuse' });
  expect((await evaluations.list('neutreeko')).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('it can be named, unnamed, deleted and put back as it was', async () => {
  const evaluations = createEvaluations(makeMemoryStore());
  const only = async () => {
    const [one] = await evaluations.list('neutreeko');
    if (!one) throw new Error('It is gone.');
    return one;
  };
  await evaluations.add(mine);
  await evaluations.rename(await only(), '  First try ');
  expect(await only()).toMatchObject({ name: 'First try', weights: 'pairs*1' });
  const named = await only();
  const removed = await evaluations.remove(named);
  expect(await evaluations.list('neutreeko')).toEqual([]);
  if (removed.ok) await removed.value();
  expect(await only()).toEqual(named);
  await evaluations.rename(await only(), '');
  expect(await only()).not.toHaveProperty('name');
});

test('of too many the oldest without a name go', async () => {
  const evaluations = createEvaluations(makeMemoryStore());
  await evaluations.add(mine);
  const [first] = await evaluations.list('neutreeko');
  if (first) await evaluations.rename(first, 'Kept');
  for (let n = 2; n <= 45; n++) await evaluations.add({ ...mine, id: `e${n}`, weights: `pairs*${n}`, made: n });
  const made = (await evaluations.list('neutreeko')).map((one) => one.made);
  expect(made).toHaveLength(40);
  expect(made.slice(0, 3)).toEqual([1, 7, 8]);
});

test('what is of another version or no evaluation is left alone', async () => {
  const later = { ...mine, revision: 1, version: 2 };
  const store = makeMemoryStore(
    new Map<string, unknown>([
      ['a', later],
      ['x', 5],
    ]),
  );
  const evaluations = createEvaluations(store);
  expect(await evaluations.list('neutreeko')).toEqual([]);
  await evaluations.add({ ...mine, id: 'b' });
  expect(await store.read('a')).toEqual({ ok: true, value: later });
});
