import { type Result, succeed } from '../../core/problem.ts';

/** What lies on a shelf, by its id. The revision counts how often it was written. */
export interface Volume {
  readonly id: string;
  readonly revision: number;
}

/** `changed`: somebody else has written it meanwhile, and nothing was overwritten. */
export type Writing = 'written' | 'changed';

/**
 * A place for games that outlasts the page. What is read from it may be anything: it was perhaps written by another
 * version, or by a person with the browser's tools.
 */
export interface Shelf {
  list(): Promise<Result<readonly unknown[]>>;
  /** Undefined where nothing has that id. */
  read(id: string): Promise<Result<unknown>>;
  /** Writes the next revision of what has the revision before, or what is not there at all. */
  write(volume: Volume): Promise<Result<Writing>>;
  remove(id: string): Promise<Result<void>>;
  /** Puts what has this id elsewhere, where nobody reads it and nothing is lost. */
  setAside(id: string): Promise<Result<void>>;
}

/** Whether a volume may be written over what is there now. */
export function isNextRevision(volume: Volume, there: unknown): boolean {
  if (typeof there !== 'object' || there === null || !('revision' in there)) return true;
  return there.revision === volume.revision - 1;
}

/** A shelf that lasts as long as the page. */
export function makeMemoryShelf(
  volumes = new Map<string, unknown>(),
  aside = new Map<string, unknown>(),
): Shelf & { readonly aside: ReadonlyMap<string, unknown> } {
  return {
    aside,
    list: async () => succeed([...volumes.values()]),
    read: async (id) => succeed(volumes.get(id)),
    async write(volume) {
      if (!isNextRevision(volume, volumes.get(volume.id))) return succeed('changed');
      volumes.set(volume.id, structuredClone(volume));
      return succeed('written');
    },
    async remove(id) {
      volumes.delete(id);
      return succeed(undefined);
    },
    async setAside(id) {
      aside.set(id, volumes.get(id));
      volumes.delete(id);
      return succeed(undefined);
    },
  };
}
