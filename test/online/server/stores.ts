import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgresClient from 'postgres';
import { openPostgresStore } from '../../../src/server/online/store/postgres-store.ts';
import type { ServerStore } from '../../../src/server/online/store/server-store.ts';
import { openSqliteStore } from '../../../src/server/online/store/sqlite-store.ts';
import type { SystemTime } from '../../../src/server/online/store/steady-clock.ts';
import type { Postgres } from './postgres.ts';

/** A place where games are kept, and the time there: opened again, it has what was stored. */
export interface Place {
  open(): Promise<ServerStore>;
  setTime(now: number): Promise<void>;
  remove(): Promise<void>;
}

export interface PostgresPlace extends Place {
  query(text: string): Promise<readonly postgresClient.Row[]>;
  end(): Promise<void>;
}

export function openSqlite(folder: string, time?: SystemTime): ServerStore {
  const opened = openSqliteStore(folder, time);
  if (!opened.ok) throw new Error(`The store was not opened: ${opened.problem.code}`);
  return opened.store;
}

export async function openPostgres(url: string): Promise<ServerStore> {
  const store = openPostgresStore(url);
  await store.enter(async () => undefined);
  return store;
}

export function makeSqlitePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-store-'));
  let now = 0;
  return {
    open: async () => openSqlite(folder, { wall: () => now, steady: () => now }),
    async setTime(time) {
      now = time;
    },
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

/**
 * A database whose time is what a table says: a function of the same name as the system's is found before it. It is emptied
 * when it is removed, and can be had again, which is faster than a new one.
 */
export async function makePostgresPlace(postgres: Postgres): Promise<PostgresPlace> {
  const url = await postgres.database();
  const sql = postgresClient(url, { onnotice: () => undefined, max: 1 });
  await sql.unsafe(`
    create schema test;
    create table test.time (now bigint not null);
    insert into test.time values (0);
    create function test.clock_timestamp() returns timestamptz language sql as
      'select to_timestamp(now / 1000.0) from test.time';
  `);
  const [{ name } = { name: '' }] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.unsafe(`alter database ${name} set search_path = test, pg_catalog, public`);
  return {
    open: () => openPostgres(url),
    async setTime(time) {
      await sql`update test.time set now = ${time}`;
    },
    async remove() {
      await sql`truncate test.games, test.seats, test.secrets, test.tokens, test.events, test.answers, test.creations, test.life`;
    },
    query: (text) => sql.unsafe(text),
    end: () => sql.end(),
  };
}
