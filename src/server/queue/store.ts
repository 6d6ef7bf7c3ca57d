import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import { isRecord, parseJson } from '../../core/json.ts';
import type { Job, JobKind, QueueOptions } from '../../jobs/queue.ts';

/** Jobs of one kind, version and need wait in one line, from which only those who can do them take. */
export interface Lane {
  /** Its name in the database: the three with slashes between them. */
  readonly name: string;
  readonly kind: string;
  readonly version: string;
  readonly needs: string;
}

export interface StoredJob {
  readonly id: string;
  readonly order: unknown;
  /** Its workers may be silent for so many seconds. */
  readonly patience: number;
}

export interface JobState {
  readonly id: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** Once it is completed. */
  readonly output: JobOutput | undefined;
}

export type JobOutput = { readonly result: unknown } | { readonly error: string };

const schema = 'tabuleiro_queue';
/** What is left over is cleared away after so many days: jobs that nobody did, and results. */
const days = 30;
const secondsPerDay = 86_400;
export const usualPatience = 10;
/** A job that so many workers did not survive is not given to another. */
const maxTries = 100;
/** Jobs that one statement speaks of at most. */
const maxAtOnce = 1000;
/** Of the lanes that are being made. */
const makingLock = 7_212_016;
const workerMark = 'tabuleiro worker ';

const connection = {
  // One, so that what fails within a transaction is rolled back on the same.
  max: 1,
  keepAlive: true,
  connectionTimeoutMillis: 5000,
  query_timeout: 60_000,
};

export function laneOf({ name, version }: JobKind, needs: string): Lane {
  return { name: [name, version, needs].join('/'), kind: name, version, needs };
}

function readLane(name: string): Lane {
  const [kind = '', version = '', needs = ''] = name.split('/');
  return { name, kind, version, needs };
}

/** The same for the same order, as PostgreSQL writes ids. */
export function idOf(kind: JobKind, { order, needs }: Job): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind.name, kind.version, needs, order]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');
}

/**
 * Jobs and their results in a database, by pg-boss. Beside what that offers, this asks its table of jobs for many at once,
 * and sets the time anew from which a job expires: it knows no sign of life, and without one a killed worker could be told
 * from a long job only by waiting for longer than any job takes.
 */
export class JobStore {
  private readonly boss: PgBoss;
  private readonly patience: number;

  private constructor(boss: PgBoss, patience: number) {
    this.boss = boss;
    this.patience = patience;
  }

  /** Throws where the database can't be reached or may not be used. */
  static async open(address: string, { worker, patience = usualPatience }: QueueOptions): Promise<JobStore> {
    const boss = new PgBoss({
      ...connection,
      connectionString: address,
      application_name: worker ? nameOfWorker(worker) : 'tabuleiro',
      schema,
      schedule: false,
      maintenanceIntervalMinutes: 10,
      archiveCompletedAfterSeconds: days * secondsPerDay,
      deleteAfterDays: 1,
      retentionDays: days,
    });
    // Whoever asks meets the same error in the answer.
    boss.on('error', () => undefined);
    try {
      await boss.start();
      // Whoever was second to make the tables was refused, which the library takes for good, and leaves as it is.
      await boss.getDb().executeSql('rollback', []);
      await sweep(boss);
    } catch (error) {
      await closeDb(boss);
      throw error;
    }
    return new JobStore(boss, patience);
  }

  /** Puts jobs in that are not there; those of lower rank are done first. */
  async put(lane: Lane, jobs: readonly { readonly id: string; readonly order: unknown; readonly rank: number }[]) {
    await this.guarded(() => this.make(lane));
    for (const some of chunks(jobs)) {
      const rows = some.map(({ id, order, rank }) => ({
        id,
        name: lane.name,
        data: { order: JSON.stringify(order) },
        priority: -rank,
        expireInSeconds: this.patience,
        retryLimit: maxTries,
      }));
      await this.guarded(() => this.boss.insert(rows));
    }
  }

  /** What has become of jobs; nothing of those that are not there. */
  async states(lane: Lane, ids: readonly string[]): Promise<readonly JobState[]> {
    const found: (Omit<JobState, 'output'> & { readonly output: unknown })[] = [];
    for (const some of chunks(ids)) {
      const text = `select id::text, state::text, case when state = 'completed' then output end as output
        from ${schema}.job where name = $1 and id = any($2::uuid[])`;
      found.push(...(await this.ask<JobState>(text, [lane.name, some])));
    }
    return found.map(({ output, ...job }) => ({ ...job, output: output === null ? undefined : readOutput(output) }));
  }

  async remove(lane: Lane, ids: readonly string[]): Promise<void> {
    for (const some of chunks(ids)) await this.guarded(() => this.boss.deleteJob(lane.name, [...some]));
  }

  async take(lane: Lane, most: number): Promise<readonly StoredJob[]> {
    // The library takes a failure for an empty queue.
    let failure: unknown;
    const db = {
      executeSql: (text: string, values: unknown[]) =>
        this.boss
          .getDb()
          .executeSql(text, values)
          .catch((error: unknown) => {
            failure = error;
            throw error;
          }),
    };
    const jobs = await this.boss.fetch<unknown>(lane.name, { batchSize: most, db });
    if (failure !== undefined) await this.guarded(() => Promise.reject(failure));
    return jobs.map(({ id, data, expireInSeconds }) => ({
      ...{ id, order: readText(data, 'order') },
      patience: Number(expireInSeconds),
    }));
  }

  /** Stores what became of a job; in vain where another has done it meanwhile. */
  complete(lane: Lane, id: string, output: JobOutput): Promise<void> {
    const stored = 'result' in output ? { result: JSON.stringify(output.result) } : output;
    return this.guarded(() => this.boss.complete(lane.name, id, stored));
  }

  /** Others may take the jobs at once. */
  async giveBack(lane: Lane, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.guarded(() => this.boss.fail(lane.name, [...ids]));
  }

  /** Says that somebody works on jobs; those of them that are still to be done. */
  async beat(ids: readonly string[]): Promise<readonly string[]> {
    const text = `update ${schema}.job set started_on = now()
      where id = any($1::uuid[]) and state = 'active' returning id::text`;
    return (await this.ask<{ id: string }>(text, [ids])).map(({ id }) => id);
  }

  /** Gives the jobs of silent workers to others. */
  expire(): Promise<void> {
    return this.guarded(() => this.boss.expire());
  }

  /** The lanes of a kind, and how many jobs wait in each. */
  async lanes({ name }: JobKind): Promise<readonly { readonly lane: Lane; readonly waiting: number }[]> {
    const text = `select q.name, (select count(*)::integer from ${schema}.job j where j.name = q.name and state < 'active')
      as waiting from ${schema}.queue q where q.name like $1 order by q.name`;
    const rows = await this.ask<{ name: string; waiting: number }>(text, [`${literally(name)}/%`]);
    return rows.map((row) => ({ lane: readLane(row.name), waiting: row.waiting }));
  }

  /** How many workers are connected, of this version and of others. */
  async workers(kind: JobKind): Promise<{ readonly workers: number; readonly otherWorkers: number }> {
    const text = `select application_name as name from pg_stat_activity
      where datname = current_database() and application_name like $1`;
    const rows = await this.ask<{ name: string }>(text, [`${workerMark}${literally(kind.name)} %`]);
    const workers = rows.filter(({ name }) => name === nameOfWorker(kind)).length;
    return { workers, otherWorkers: rows.length - workers };
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: false }).catch(() => undefined);
  }

  /** One after the other: two that make the same lane at the same time would wait for each other. */
  private async make({ name }: Lane): Promise<void> {
    if (await this.boss.getQueue(name)) return;
    const db = this.boss.getDb();
    await db.executeSql('begin', []);
    await db.executeSql('select pg_advisory_xact_lock($1)', [makingLock]);
    await this.boss.createQueue(name);
    // With 50,000 jobs waiting, a take sorted them all in 60 ms.
    const found = await db.executeSql(`select partition_name as partition from ${schema}.queue where name = $1`, [
      name,
    ]);
    const order = '(priority desc, created_on, id)';
    for (const { partition } of found.rows) {
      const index = `create index if not exists ${partition}_r on ${schema}.${partition} ${order}`;
      await db.executeSql(`${index} where state < 'active'`, []);
    }
    await db.executeSql('commit', []);
  }

  private async ask<T>(text: string, values: unknown[]): Promise<readonly T[]> {
    return this.guarded(async () => (await this.boss.getDb().executeSql(text, values)).rows as T[]);
  }

  /** A transaction that failed half-way would hold up everything that comes after it. */
  private async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.boss
        .getDb()
        .executeSql('rollback', [])
        .catch(() => undefined);
      throw error;
    }
  }
}

/** Orders and results are texts within what the database takes apart: it would put their keys into another order. */
function readText(stored: unknown, key: string): unknown {
  const text = isRecord(stored) ? stored[key] : undefined;
  return typeof text === 'string' ? parseJson(text) : undefined;
}

function readOutput(stored: unknown): JobOutput {
  if (isRecord(stored) && typeof stored.error === 'string') return { error: stored.error };
  const result = readText(stored, 'result');
  return result === undefined ? { error: 'there is no result' } : { result };
}

/** As a part of a pattern. */
function literally(text: string): string {
  return text.replace(/[\\%_]/gu, '\\$&');
}

/** A name may have 63 bytes. */
function nameOfWorker({ name, version }: JobKind): string {
  return `${workerMark}${name} ${version}`.slice(0, 63);
}

/** Every version has lanes of its own; those that are old and empty go. Whoever still needs one makes it again. */
async function sweep(boss: PgBoss): Promise<void> {
  const text = `select name from ${schema}.queue q where created_on < now() - interval '${days} days'
    and not exists (select 1 from ${schema}.job j where j.name = q.name)`;
  for (const { name } of (await boss.getDb().executeSql(text, [])).rows) await boss.deleteQueue(name);
}

/** A queue that never started does not stop by itself. */
async function closeDb(boss: PgBoss): Promise<void> {
  const db = boss.getDb() as PgBoss.Db & { close(): Promise<void> };
  await db.close().catch(() => undefined);
}

function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += maxAtOnce) yield list.slice(from, from + maxAtOnce);
}
