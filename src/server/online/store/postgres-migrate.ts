import type postgres from 'postgres';
import { postgresMigrations } from './postgres-schema.ts';

/** Servers that start at the same time bring the database to its form one after the other. */
const migrationLock = 7_212_015;

/** Brings a database to the present form; where it is newer, what it has and what is known here. */
export async function migratePostgres<T extends Record<string, unknown>>(
  sql: postgres.Sql<T>,
): Promise<{ readonly version: number; readonly known: number } | undefined> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${migrationLock})`;
    await transaction`create table if not exists tabuleiro_form (version integer not null)`;
    const [row] = await transaction<{ version: number }[]>`select version from tabuleiro_form`;
    const version = row?.version ?? 0;
    const known = postgresMigrations.length;
    if (version > known) return { version, known };
    for (const step of postgresMigrations.slice(version)) await transaction.unsafe(step);
    if (row) await transaction`update tabuleiro_form set version = ${known}`;
    else await transaction`insert into tabuleiro_form (version) values (${known})`;
    return undefined;
  }) as Promise<{ readonly version: number; readonly known: number } | undefined>;
}
