import { type Refusal, type Result, succeed } from '../../core/problem.ts';
import { refuse } from '../problems.ts';
import { isNextRevision, type Store, type Writing } from './store.ts';

const databaseVersion = 1;
const games = 'games';
const damaged = 'damaged';
/** So long the browser may take to open the database; after that, the app goes on without it until it is there. */
const openMilliseconds = 5000;

/** The browser has not answered in time. */
class SilentError extends Error {}

/** The databases, each with its own store: saved games, results against the levels, seats in games online, evaluations, puzzles. */
export type DatabaseName =
  | 'tabuleiro'
  | 'tabuleiro-results'
  | 'tabuleiro-online'
  | 'tabuleiro-evaluations'
  | 'tabuleiro-puzzles';

/**
 * A store in IndexedDB. What is written there is on disk when the transaction ends, and survives a crash of the browser
 * (localStorage is written seconds later); comparing and writing are one transaction, so that two tabs can't overwrite
 * each other; and there is room for more than 5 MB.
 */
export function makeDatabaseStore(name: DatabaseName): Store {
  let database: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;
  /** The browser has not answered for as long as anyone waits. */
  let isSilent = false;

  /** Waits for the database, but not for ever, and not again while the browser is silent: it is taken up when it answers. */
  async function open(): Promise<IDBDatabase> {
    if (isSilent) throw new SilentError();
    opening ??= openDatabase(name, () => {
      database = undefined;
    })
      .then((opened) => {
        database = opened;
        return opened;
      })
      .finally(() => {
        opening = undefined;
        isSilent = false;
      });
    return within(openMilliseconds, opening, () => {
      isSilent = opening !== undefined;
    });
  }

  /**
   * Runs a transaction to its end; what it comes to is known only then. Where the database is open it begins before this
   * returns, so that a write has begun before what it writes is drawn.
   */
  async function transact<T>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction, answer: (value: T) => void) => void,
  ): Promise<Result<T>> {
    try {
      const opened = database ?? (await open());
      const transaction = opened.transaction([games, damaged], mode, { durability: 'strict' });
      return await new Promise((resolve, reject) => {
        let found: Result<T> | undefined;
        transaction.oncomplete = () => (found ? resolve(found) : reject(new Error('A transaction found nothing.')));
        transaction.onabort = () => reject(transaction.error);
        work(transaction, (value) => {
          found = succeed(value);
        });
      });
    } catch (error) {
      return refusalFor(error);
    }
  }

  return {
    list: () =>
      transact('readonly', (transaction, answer: (value: readonly unknown[]) => void) => {
        const all = transaction.objectStore(games).getAll();
        all.onsuccess = () => answer(all.result);
      }),

    read: (id) =>
      transact('readonly', (transaction, answer) => {
        const one = transaction.objectStore(games).get(id);
        one.onsuccess = () => answer(one.result);
      }),

    write: (record) =>
      transact('readwrite', (transaction, answer: (value: Writing) => void) => {
        const store = transaction.objectStore(games);
        const there = store.get(record.id);
        there.onsuccess = () => {
          if (!isNextRevision(record, there.result)) return answer('changed');
          store.put(record);
          // Nothing else follows: the browser need not ask this page again, which may be gone by then.
          transaction.commit();
          return answer('written');
        };
      }),

    remove: (id) =>
      transact('readwrite', (transaction, answer) => {
        transaction.objectStore(games).delete(id);
        answer(undefined);
      }),

    setAside: (id) =>
      transact('readwrite', (transaction, answer) => {
        const store = transaction.objectStore(games);
        const there = store.get(id);
        there.onsuccess = () => {
          if (there.result !== undefined) transaction.objectStore(damaged).add(there.result);
          store.delete(id);
          answer(undefined);
        };
      }),
  };
}

function openDatabase(name: DatabaseName, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, databaseVersion);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(games, { keyPath: 'id' });
      request.result.createObjectStore(damaged, { autoIncrement: true });
    };
    request.onsuccess = () => {
      // A tab with a newer version of the app must not wait for this one.
      request.result.onversionchange = () => {
        request.result.close();
        onClose();
      };
      request.result.onclose = onClose;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds the database.'));
  });
}

/** What is promised, or a SilentError after so long, of which `onSilence` is told. */
function within<T>(milliseconds: number, promised: Promise<T>, onSilence: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onSilence();
      reject(new SilentError());
    }, milliseconds);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof SilentError) return refuse({ code: 'storage-silent', values: {} });
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return refuse({ code: isFull ? 'storage-full' : 'storage-forbidden', values: {} });
}
