import { type Refusal, type Result, succeed } from '../../core/problem.ts';
import { refuse } from '../problems.ts';
import { isNextRevision, type Store, type Writing } from './store.ts';

const databaseName = 'tabuleiro';
const databaseVersion = 1;
const games = 'games';
const damaged = 'damaged';

/**
 * A store in IndexedDB. What is written there is on disk when the transaction ends, and survives a crash of the browser
 * (localStorage is written seconds later); comparing and writing are one transaction, so that two tabs can't overwrite
 * each other; and there is room for more than 5 MB.
 */
export function makeDatabaseStore(): Store {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opened ??= openDatabase(() => {
      opened = undefined;
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  /** Runs a transaction to its end; what it comes to is known only then. */
  async function transact<T>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction, answer: (value: T) => void) => void,
  ): Promise<Result<T>> {
    try {
      const transaction = (await database()).transaction([games, damaged], mode, { durability: 'strict' });
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

function openDatabase(onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, databaseVersion);
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

function refusalFor(error: unknown): Refusal {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return refuse({ code: isFull ? 'storage-full' : 'storage-forbidden', values: {} });
}
