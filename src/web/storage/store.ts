import { type Result, succeed } from '../../core/problem.ts';

/** What is stored, by its id. The revision counts how often it was written. */
export interface StoredRecord {
  readonly id: string;
  readonly revision: number;
}

/** `changed`: somebody else has written it meanwhile, and nothing was overwritten. */
export type Writing = 'written' | 'changed';

/**
 * A place for games that outlasts the page. What is read from it may be anything: it was perhaps written by another
 * version, or by a person with the browser's tools.
 */
export interface Store {
  list(): Promise<Result<readonly unknown[]>>;
  /** Undefined where nothing has that id. */
  read(id: string): Promise<Result<unknown>>;
  /** Writes the next revision of what has the revision before, or what is not there at all. */
  write(record: StoredRecord): Promise<Result<Writing>>;
  remove(id: string): Promise<Result<void>>;
  /** Puts what has this id elsewhere, where nobody reads it and nothing is lost. */
  setAside(id: string): Promise<Result<void>>;
}

/** Whether a record may be written over what is there now. */
export function isNextRevision(record: StoredRecord, there: unknown): boolean {
  if (typeof there !== 'object' || there === null || !('revision' in there)) return true;
  return there.revision === record.revision - 1;
}

/** A store that lasts as long as the page. */
export function makeMemoryStore(
  records = new Map<string, unknown>(),
  aside = new Map<string, unknown>(),
): Store & { readonly aside: ReadonlyMap<string, unknown> } {
  return {
    aside,
    list: async () => succeed([...records.values()]),
    read: async (id) => succeed(records.get(id)),
    async write(record) {
      if (!isNextRevision(record, records.get(record.id))) return succeed('changed');
      records.set(record.id, structuredClone(record));
      return succeed('written');
    },
    async remove(id) {
      records.delete(id);
      return succeed(undefined);
    },
    async setAside(id) {
      aside.set(id, records.get(id));
      records.delete(id);
      return succeed(undefined);
    },
  };
}
