import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { creationLifetime } from '../../../online/limits.ts';
import type { Commit } from '../../../online/store.ts';
import { eventOf, gameOf, type WholeRow } from './rows.ts';
import { type Opened, type ServerStore, StoreFailure } from './server-store.ts';
import { sqliteMigrations } from './sqlite-schema.ts';
import { prepareStatements, type Statements } from './sqlite-statements.ts';
import { type SystemTime, steadyClock, systemTime } from './steady-clock.ts';

const gamesFile = 'online.sqlite';
const lockFile = 'online.lock';

/**
 * Opens the games of a folder for this process alone. What is committed is on the disk: WAL, synchronous=FULL. The games
 * can be read by others meanwhile, so that a backup can be made while the server runs; that there is one server is held
 * by a lock on a file beside them, which the system lets go of however the process ends.
 */
export function openSqliteStore(folder: string, time: SystemTime = systemTime): Opened {
  let lock: DatabaseSyncInstance | undefined;
  let database: DatabaseSyncInstance | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, lockFile));
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    database = new DatabaseSync(join(folder, gamesFile));
    const newer = migrate(database);
    if (newer !== undefined) {
      database.close();
      lock.close();
      return { ok: false, problem: { code: 'newer', place: folder, version: newer, known: sqliteMigrations.length } };
    }
    return { ok: true, store: makeStore(database, lock, time) };
  } catch (error) {
    database?.close();
    lock?.close();
    const reason = error instanceof Error ? error.message : String(error);
    return isBusy(error)
      ? { ok: false, problem: { code: 'in-use', place: folder } }
      : { ok: false, problem: { code: 'unwritable', place: folder, reason } };
  }
}

/**
 * Brings the file to the present form. The version of one that is newer. Whoever else writes to it, which nobody should, is
 * waited for a moment only: everybody waits meanwhile.
 */
function migrate(database: DatabaseSyncInstance): number | undefined {
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = fast;
    pragma busy_timeout = 250;
    pragma journal_size_limit = 16777216;
  `);
  const { user_version: version } = database.prepare('pragma user_version').get() as { readonly user_version: number };
  if (version > sqliteMigrations.length) return version;
  for (const [index, step] of sqliteMigrations.entries()) {
    if (index < version) continue;
    database.exec(`begin immediate; ${step}; pragma user_version = ${index + 1}; commit`);
  }
  return undefined;
}

/** A change that waits for the next transaction, and what it came to. */
interface Waiting {
  readonly write: (statements: Statements) => boolean;
  readonly settle: (isDone: boolean) => void;
  readonly fail: (error: StoreFailure) => void;
}

function makeStore(database: DatabaseSyncInstance, lock: DatabaseSyncInstance, time: SystemTime): ServerStore {
  const statements = prepareStatements(database);
  const now = steadyClock(statements.beatAt(), time);
  let waiting: Waiting[] = [];

  /** What changes wait for the disk at the same moment go there together: each is done or not, and all are safe at once. */
  function write(change: Waiting['write']): Promise<boolean> {
    return new Promise((settle, fail) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ write: change, settle, fail });
    });
  }

  function flush(): void {
    const changes = waiting;
    waiting = [];
    try {
      const done = inTransaction(database, () => changes.map((change) => attempt(change.write)));
      for (const [index, { settle }] of changes.entries()) settle(done[index] ?? false);
    } catch (error) {
      for (const { fail } of changes) fail(new StoreFailure(error));
    }
  }

  /** One change within the transaction; one that the database forbids leaves nothing behind. */
  function attempt(change: Waiting['write']): boolean {
    statements.savepoint();
    try {
      const isDone = change(statements);
      if (!isDone) statements.rollback();
      statements.release();
      return isDone;
    } catch (error) {
      if (!isConstraint(error)) throw error;
      statements.rollback();
      statements.release();
      return false;
    }
  }

  async function ask<T>(question: (statements: Statements) => T): Promise<T> {
    try {
      return question(statements);
    } catch (error) {
      throw new StoreFailure(error);
    }
  }

  return {
    kind: 'sqlite',
    now: async () => now(),
    read: (id, key) =>
      ask(({ game, answers }) => {
        const row = game(id);
        return row && { game: gameOf(row), answers: key === undefined ? [] : answers(id, key), now: now() };
      }),
    creation: (key) => ask(({ creation }) => creation(key, now() - creationLifetime)),
    create: async (game, creation) =>
      (await write((each) => {
        each.forgetCreations(now() - creationLifetime);
        each.insertGame(game);
        each.insertCreation(creation);
        return true;
      }))
        ? 'stored'
        : 'taken',
    commit: async (commit) => ((await write((each) => writeCommit(each, commit))) ? 'committed' : 'conflict'),
    events: (id, after, limit) => ask((each) => each.events(id, after, limit).map(eventOf)),
    count: () => ask((each) => each.count()),
    listed: (limit) => ask((each) => each.listed(limit).map((row: WholeRow) => gameOf(row))),
    due: (moment, limit) => ask((each) => each.due(moment, limit)),
    waitingForComputers: (limit) => ask((each) => each.waitingForComputers(limit)),
    running: (after, limit) => ask((each) => each.running(after, limit)),
    aliveAt: () => ask((each) => each.beatAt()),
    async beat() {
      await write((each) => {
        each.beat(now());
        return true;
      });
    },
    enter: (whenAlone) => whenAlone(),
    seqs: (ids) => ask((each) => new Map(ids.flatMap((id) => pairOf(id, each.seq(id))))),
    // There is no other server on this file.
    say: () => undefined,
    listen: async () => undefined,
    async close() {
      if (!database.isOpen) return;
      if (waiting.length > 0) flush();
      database.close();
      lock.close();
    },
  };
}

/** False where the game is no longer as it was. */
function writeCommit(statements: Statements, commit: Commit): boolean {
  const { before, after, events, answer, rematch, forgetsNames } = commit;
  if (!statements.updateGame(before, after)) return false;
  if (before.seats !== after.seats) statements.replaceSeats(after);
  for (const event of events) statements.insertEvent(before.id, event);
  if (answer) statements.insertAnswer(before.id, answer);
  if (rematch) statements.insertGame(rematch);
  if (forgetsNames) statements.forgetNames(before.id);
  return true;
}

function inTransaction<T>(database: DatabaseSyncInstance, work: () => T): T {
  database.exec('begin immediate');
  try {
    const value = work();
    database.exec('commit');
    return value;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function pairOf<T>(key: string, value: T | undefined): readonly (readonly [string, T])[] {
  return value === undefined ? [] : [[key, value]];
}

/** SQLite's number for an error; those of one kind have the same last byte. */
function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

const isBusy = (error: unknown) => codeOf(error) === 5;
const isConstraint = (error: unknown) => codeOf(error) === 19;
