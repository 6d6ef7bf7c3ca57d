import { afterAll, describe, expect, test } from 'vitest';
import { present } from '../../src/core/present.ts';
import { loadFuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import type { JobQueue, QueueOptions } from '../../src/jobs/queue.ts';
import { openQueue } from '../../src/server/queue/open.ts';
import { type PlayOrders, playByQueue, selfPlayKind, workFor } from '../../tools/fuse/orders.ts';
import { run } from '../../tools/fuse/run.ts';
import { smallRun } from '../../tools/fuse/settings.ts';
import { startPostgres } from '../online/server/postgres.ts';

const server = await startPostgres(['-c', 'fsync=off']);

/** Two orders a round, of which the second is a short one. */
const settings = {
  ...smallRun,
  scorings: ['omega'] as const,
  rounds: 2,
  games: 26,
  selfPlay: { ...smallRun.selfPlay, walks: 4, variedPlies: 24, exactDiscs: 3 },
  fit: { ...smallRun.fit, epochs: 1, batch: 256 },
  match: { rings: 1, walks: 4 },
};

async function open(address: string, options?: QueueOptions): Promise<JobQueue> {
  const opened = await openQueue(address, options);
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.value;
}

async function hashOf(play?: PlayOrders): Promise<string> {
  const work = run([await loadFuseKernel(), await loadFuseKernel()], settings, play);
  for (let step = await work.next(); ; step = await work.next()) if (step.done) return step.value.hash;
}

describe.runIf(server)('self-play of several machines', () => {
  afterAll(async () => server?.remove());

  test('makes the same weights as on one', { timeout: 120_000 }, async () => {
    const address = await present(server, 'a server').database();
    const kind = selfPlayKind();
    const stop = new AbortController();
    const workers = [await open(address, { worker: kind }), await open(address, { worker: kind })];
    const working = workers.map(async (queue) => workFor(queue, kind, await loadFuseKernel(), stop.signal));
    const asking = await open(address);
    const told: number[] = [];
    const hash = await hashOf(playByQueue(asking, kind, (done) => told.push(done)));
    expect(hash).toBe(await hashOf());
    expect(Math.max(...told)).toBe(2);
    stop.abort();
    await Promise.all(working);
    for (const queue of [asking, ...workers]) await queue.close();
  });
});
