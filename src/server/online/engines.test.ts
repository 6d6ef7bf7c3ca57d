import { expect, test } from 'vitest';
import type { Analyst } from '../../engine/service/analyst.ts';
import { makeEngines } from './engines.ts';

/** Engines that do nothing, and what was started and ended. */
function pool(size: number, maxWaiting: number) {
  const said: string[] = [];
  const start = (game: string) => {
    said.push(`start ${game}`);
    return { close: () => void said.push(`end ${game}`) } as unknown as Analyst;
  };
  return { said, engines: makeEngines(start, size, maxWaiting) };
}

/** Work that lasts until it is let go. */
function work() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { run: () => done, finish };
}

test('so many think at once, and an idle one makes way for another game', async () => {
  const { said, engines } = pool(2, 10);
  const jobs = [work(), work(), work()];
  const used = ['fuse', 'fuse', 'quantik'].map((game, index) =>
    engines.use(game, jobs[index]?.run ?? (async () => undefined)),
  );
  await Promise.resolve();
  expect([engines.running(), engines.waiting()]).toEqual([2, 1]);
  jobs[0]?.finish();
  await used[0];
  await Promise.resolve();
  expect(said).toEqual(['start fuse', 'start fuse', 'end fuse', 'start quantik']);
  for (const job of jobs) job.finish();
  await Promise.all(used);
  expect([engines.running(), engines.waiting()]).toEqual([0, 0]);
  await engines.use('quantik', async () => undefined);
  expect(said).toHaveLength(4);
});

test('who comes when too many wait is not kept', async () => {
  const { engines } = pool(1, 1);
  const job = work();
  const first = engines.use('fuse', job.run);
  const second = engines.use('fuse', async () => 'in its turn');
  expect(await engines.use('fuse', async () => 'never')).toBeUndefined();
  job.finish();
  await first;
  expect(await second).toBe('in its turn');
});

test('one that failed is not used again', async () => {
  const { said, engines } = pool(1, 1);
  await expect(engines.use('fuse', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await engines.use('fuse', async () => 1)).toBe(1);
  expect(said).toEqual(['start fuse', 'end fuse', 'start fuse']);
});

test('at the end nobody waits any longer', async () => {
  const { said, engines } = pool(1, 5);
  void engines.use('fuse', work().run);
  const waiting = engines.use('fuse', async () => 1);
  engines.close();
  expect(await waiting).toBeUndefined();
  expect(await engines.use('fuse', async () => 1)).toBeUndefined();
  expect(said).toEqual(['start fuse', 'end fuse']);
});

test('who has no time to wait for long goes away, and the others come in their turn', async () => {
  const { engines } = pool(1, 5);
  const job = work();
  const first = engines.use('fuse', job.run);
  const hasty = engines.use('fuse', async () => 'too late', 1);
  const patient = engines.use('fuse', async () => 'in its turn');
  expect(await hasty).toBeUndefined();
  expect(engines.waiting()).toBe(1);
  job.finish();
  await first;
  expect(await patient).toBe('in its turn');
  expect(await engines.use('fuse', async () => 'at once', 1)).toBe('at once');
});
