import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../src/core/present.ts';
import type { Job, JobKind, JobQueue, QueueOptions, WorkEvent, WorkOptions } from '../../src/jobs/queue.ts';
import { openQueue } from '../../src/server/queue/open.ts';
import { startPostgres } from '../online/server/postgres.ts';

// No disk is waited for: what a power cut does to a database is its own affair.
const server = await startPostgres(['-c', 'fsync=off']);
const address = (await server?.database()) ?? '';
const opened: JobQueue[] = [];

afterAll(async () => {
  await Promise.all(opened.map((queue) => queue.close()));
  await server?.remove();
});

let kinds = 0;
/** A kind of job that no other test has. */
const freshKind = (): JobKind => ({ name: `square-${kinds++}`, version: '1.0-a' });

async function open(options: QueueOptions = {}): Promise<JobQueue> {
  const queue = await openQueue(address, options);
  if (!queue.ok) throw new Error(JSON.stringify(queue.problem));
  opened.push(queue.value);
  return queue.value;
}

const squares = (count: number, needs = ''): Job[] =>
  Array.from({ length: count }, (_, number) => ({ order: { number }, needs }));

const square = async (order: unknown) => ({ result: (order as { number: number }).number ** 2 });

/** A worker in this process, and what has happened to it. */
async function startWorker(kind: JobKind, options: Partial<WorkOptions> = {}) {
  const queue = await open({ worker: kind });
  const ending = new AbortController();
  const events: WorkEvent[] = [];
  const ended = queue.work(kind, {
    places: 2,
    signal: ending.signal,
    isAble: (needs) => needs === '',
    perform: square,
    onEvent: (event) => void events.push(event),
    ...options,
  });
  const count = (what: WorkEvent['kind']) => events.filter((event) => event.kind === what).length;
  return {
    events,
    count,
    end() {
      ending.abort();
      return ended;
    },
  };
}

/** Asks for jobs, and gathers what comes. */
async function ask(kind: JobKind, jobs: readonly Job[], signal = new AbortController().signal, patience = 1) {
  const queue = await open({ patience });
  const results: unknown[] = [];
  const times: number[] = jobs.map(() => 0);
  let workers = 0;
  const failure = await queue.ask(kind, jobs, {
    signal,
    onResult: (place, result) => {
      results[place] = result;
      times[place] = (times[place] ?? 0) + 1;
    },
    onProgress: (progress) => {
      workers = Math.max(workers, progress.workers);
    },
  });
  return { results, times, failure, workers };
}

async function states(kind: JobKind): Promise<readonly string[]> {
  const sql = postgres(address, { max: 1 });
  const rows = await sql`select state::text from tabuleiro_queue.job where name like ${`${kind.name}/%`}`;
  await sql.end();
  return rows.map(({ state }) => state).sort();
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

describe.runIf(server)('a queue', () => {
  beforeAll(async () => {
    // Two at once make one.
    await Promise.all([open(), open()]);
  });

  test.concurrent('every job is done once, by whoever is free, and its result is told once', async () => {
    const kind = freshKind();
    const workers = [await startWorker(kind), await startWorker(kind)];
    const [all, some] = await Promise.all([ask(kind, squares(100)), ask(kind, squares(40))]);
    expect(all.results).toEqual(Array.from({ length: 100 }, (_, number) => number ** 2));
    expect(new Set(all.times)).toEqual(new Set([1]));
    expect(all.workers).toBe(2);
    expect(some.results).toEqual(all.results.slice(0, 40));
    for (const worker of workers) await worker.end();
    expect(workers.map((worker) => worker.count('done')).reduce((sum, each) => sum + each, 0)).toBe(100);
    // They are there for whoever asks again, without anybody to do them.
    expect((await ask(kind, squares(100))).results).toEqual(all.results);
  });

  test.concurrent('a result is the same to the letter, however a database would store it', async () => {
    const kind = freshKind();
    const odd = { z: 1, a: [0.1, 1e21, -1.5e-9], 'ção “\u0000”': null, nested: { b: '', aa: '\ud83c\udfb2' } };
    const worker = await startWorker(kind, { perform: async (order) => ({ result: order }) });
    const { results } = await ask(kind, [{ order: odd, needs: '' }]);
    await worker.end();
    expect(JSON.stringify(results[0])).toBe(JSON.stringify(odd));
  });

  test.concurrent('the first of each come first, so that a short list does not wait for a long one', async () => {
    const kind = freshKind();
    const gone = AbortSignal.abort();
    const [long, short] = [squares(50), squares(3).map(({ order, needs }) => ({ order: { of: order }, needs }))];
    for (const [jobs, there] of [
      [long, 50],
      [short, 53],
    ] as const) {
      const ending = new AbortController();
      const asking = ask(kind, jobs, ending.signal);
      await until(async () => (await states(kind)).length === there);
      ending.abort();
      await asking;
    }
    expect((await ask(kind, short, gone)).results).toEqual([]);
    const worker = await startWorker(kind, { places: 1, perform: async () => ({ result: 0 }) });
    await until(() => worker.count('done') >= 53);
    await worker.end();
    const begun = worker.events.flatMap((event) => (event.kind === 'begun' ? [JSON.stringify(event.order)] : []));
    for (const { order } of short) expect(begun.indexOf(JSON.stringify(order))).toBeLessThan(6);
  });

  test.concurrent('who stops gives back at once what is not finished', async () => {
    const kind = freshKind();
    const worker = await startWorker(kind, { perform: (_order, signal) => never(signal) });
    const asked = ask(kind, squares(5));
    await until(() => worker.count('begun') === 2);
    await worker.end();
    expect(await states(kind)).toEqual(['created', 'created', 'created', 'retry', 'retry']);
    const other = await startWorker(kind);
    expect((await asked).results).toHaveLength(5);
    await other.end();
  });

  test.concurrent('the jobs of a worker that falls silent are given to others; what it says later changes nothing', async () => {
    const kind = freshKind();
    const sql = postgres(address, { max: 1 });
    const asked = ask(kind, squares(3));
    await until(async () => (await states(kind)).length === 3);
    // As a worker takes it that is then killed: nobody speaks of this job again.
    await sql`update tabuleiro_queue.job set state = 'active', started_on = now()
    where id = (select id from tabuleiro_queue.job where name like ${`${kind.name}/%`} limit 1)`;
    await sql.end();
    const worker = await startWorker(kind);
    expect((await asked).results).toEqual([0, 1, 4]);
    await worker.end();
    expect(worker.count('done')).toBe(3);
  });

  test.concurrent('a worker that shows that it lives keeps its job for longer than anyone may be silent', async () => {
    const kind = freshKind();
    const slow = async (order: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return square(order);
    };
    const workers = [await startWorker(kind, { perform: slow }), await startWorker(kind, { perform: slow })];
    expect((await ask(kind, squares(1), undefined, 2)).results).toEqual([0]);
    for (const worker of workers) await worker.end();
    expect(workers.map((worker) => worker.count('begun')).sort()).toEqual([0, 1]);
  });

  describe('whose worker must not do everything', () => {
    test.concurrent('it leaves jobs of another version, and says so', async () => {
      const kind = freshKind();
      const ending = new AbortController();
      const asked = ask({ ...kind, version: '2.0-b' }, squares(2), ending.signal);
      await until(async () => (await states(kind)).length === 2);
      const worker = await startWorker(kind);
      await until(() => worker.count('other-versions') === 1);
      await worker.end();
      expect(worker.count('begun')).toBe(0);
      expect(await states(kind)).toEqual(['created', 'created']);
      expect(await (await open()).waitingVersions(kind)).toEqual(['2.0-b']);
      ending.abort();
      expect((await asked).results).toEqual([]);
    });

    test.concurrent('it leaves what it is not able to do to those who are', async () => {
      const kind = freshKind();
      const asked = ask(kind, [...squares(2), ...squares(2, 'bots')]);
      const plain = await startWorker(kind);
      await until(() => plain.count('done') === 2 && plain.count('unfit') === 1);
      const without = await startWorker(kind, { isAble: () => true, perform: async () => ({ unable: 'no such bot' }) });
      await until(() => without.count('unable') > 0);
      await without.end();
      const able = await startWorker(kind, { isAble: () => true });
      expect((await asked).results).toEqual([0, 1, 0, 1]);
      for (const worker of [plain, able]) await worker.end();
      expect([plain, able].map((worker) => worker.count('done'))).toEqual([2, 2]);
    });
  });

  test.concurrent('a job that fails stops whoever waits for it, and is tried anew when it is asked for again', async () => {
    const kind = freshKind();
    const failing = await startWorker(kind, {
      perform: async (order) => {
        if ((order as { number: number }).number === 1) throw new Error('one is odd');
        return square(order);
      },
    });
    expect((await ask(kind, squares(3))).failure).toBe('one is odd');
    await failing.end();
    const worker = await startWorker(kind);
    expect(await ask(kind, squares(3))).toMatchObject({ failure: undefined, results: [0, 1, 4] });
    await worker.end();
  });

  test.concurrent('jobs are taken out with their results, also from who works on them; who still waits puts them in again', async () => {
    const kind = freshKind();
    const busy = await startWorker(kind, {
      perform: (order, signal) => ((order as { number: number }).number === 0 ? square(order) : never(signal)),
    });
    const asked = ask(kind, squares(3));
    await until(() => busy.count('done') === 1 && busy.count('begun') === 3);
    const found: unknown[] = [];
    await (await open()).withdraw(kind, squares(3), (place, result) => found.push([place, result]));
    expect(found).toEqual([[0, 0]]);
    await until(() => busy.count('withdrawn') === 2);
    await busy.end();
    const worker = await startWorker(kind);
    expect((await asked).results).toEqual([0, 1, 4]);
    await worker.end();
  });

  test('a database that is restarted is found again, and no result is lost with it', async () => {
    const kind = freshKind();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const worker = await startWorker(kind, { perform: (order) => released.then(() => square(order)) });
    const asked = ask(kind, squares(2));
    await until(() => worker.count('begun') === 2);
    await present(server, 'a server').stop();
    release();
    await until(() => worker.count('lost') === 1);
    await present(server, 'a server').start();
    expect(await asked).toMatchObject({ results: [0, 1], times: [1, 1] });
    await worker.end();
    expect(worker.count('found')).toBe(1);
  });

  test('lanes that are old and empty go, and are made again where they are needed', async () => {
    const kind = freshKind();
    const worker = await startWorker(kind);
    await ask(kind, squares(2));
    const queue = await open();
    await queue.withdraw(kind, squares(2), () => undefined);
    const sql = postgres(address, { max: 1 });
    const lanes = async () =>
      (await sql`select 1 from tabuleiro_queue.queue where name like ${`${kind.name}/%`}`).length;
    await sql`update tabuleiro_queue.queue set created_on = now() - interval '31 days'`;
    expect(await lanes()).toBe(1);
    await open();
    expect(await lanes()).toBe(0);
    await sql.end();
    expect((await ask(kind, squares(2))).results).toEqual([0, 1]);
    await worker.end();
  });
});

test.each([
  ['mysql://ana:geheim@localhost/x', 'queue-address'],
  ['postgres://ana:geh%eim@localhost/x', 'queue-address'],
  ['postgres://ana:geheim@localhost:1/x', 'queue-unreachable'],
])('%s is no queue, and nothing repeats its password', async (wrong, code) => {
  const queue = await openQueue(wrong);
  expect(queue).toMatchObject({ ok: false, problem: { code } });
  expect(JSON.stringify(queue)).not.toContain('geh');
});
