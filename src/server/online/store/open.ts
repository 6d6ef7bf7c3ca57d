import type { OnlineSettings } from '../settings.ts';
import { openPostgresStore } from './postgres-store.ts';
import type { Opened } from './server-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** The store that the settings name. A database is spoken to only when it is entered. */
export function openStore({ database, folder }: OnlineSettings): Opened {
  return database === undefined ? openSqliteStore(folder) : { ok: true, store: openPostgresStore(database) };
}
