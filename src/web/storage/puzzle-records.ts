import { isRecord } from '../../core/json.ts';
import type { Store, StoredRecord } from './store.ts';

export const puzzleRecordVersion = 1;

/** A record of what is kept of puzzles: one value, with the version of its form. */
export interface PuzzleRecord extends StoredRecord {
  readonly version: number;
  readonly value: unknown;
}

/** Values by their names. Where nothing can be kept, they last as long as the page. */
export interface PuzzleRecords {
  /** The value as it was written; undefined where there is none, or one of another version. */
  read(name: string): Promise<unknown>;
  /** Writes what becomes of a value, and says whether that is kept. */
  change<T>(name: string, work: (value: unknown) => T): Promise<{ readonly value: T; readonly isKept: boolean }>;
}

/** How often a change is tried again that another tab was quicker with. */
const maxTries = 5;

export function createPuzzleRecords(store: Store): PuzzleRecords {
  /** What could not be kept. */
  const lost = new Map<string, unknown>();
  let changing: Promise<unknown> = Promise.resolve();

  async function read(name: string): Promise<unknown> {
    if (lost.has(name)) return lost.get(name);
    const found = await store.read(name);
    const record = found.ok && isPuzzleRecord(found.value) ? found.value : undefined;
    return record?.version === puzzleRecordVersion ? record.value : undefined;
  }

  /** Undefined where it can't be written, and where a later version has written what is there. */
  async function tryToWrite<T>(name: string, work: (value: unknown) => T): Promise<{ readonly value: T } | undefined> {
    for (let tries = 0; tries < maxTries && !lost.has(name); tries++) {
      const found = await store.read(name);
      if (!found.ok) return undefined;
      const before = isPuzzleRecord(found.value) ? found.value : undefined;
      if (before && before.version > puzzleRecordVersion) return undefined;
      const value = work(before?.value);
      const record: PuzzleRecord = {
        id: name,
        revision: (before?.revision ?? 0) + 1,
        version: puzzleRecordVersion,
        value,
      };
      const written = await store.write(record);
      if (!written.ok) return undefined;
      // Another tab may have been quicker: then its value is changed.
      if (written.value === 'written') return { value };
    }
    return undefined;
  }

  return {
    read,
    change(name, work) {
      const mine = changing.then(async () => {
        const written = await tryToWrite(name, work);
        if (written) return { value: written.value, isKept: true };
        const value = work(await read(name));
        lost.set(name, value);
        return { value, isKept: false };
      });
      changing = mine.catch(() => undefined);
      return mine;
    },
  };
}

export function isPuzzleRecord(data: unknown): data is PuzzleRecord {
  return (
    isRecord(data) &&
    typeof data.id === 'string' &&
    typeof data.revision === 'number' &&
    typeof data.version === 'number'
  );
}
