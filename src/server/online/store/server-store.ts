import type { OnlineStore } from '../../../online/store.ts';

/** A store as a server has it: beside games, what servers on the same one tell each other. */
export interface ServerStore extends OnlineStore {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Begins to live on the store, and again after it was gone: nothing else is done before. Where no other server lives on
   * it, or none has said so for long, `whenAlone` is done first, while nobody else may enter.
   */
  enter(whenAlone: () => Promise<void>): Promise<void>;
  /** The numbers of the last events of games, of those that there are. */
  seqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tells the other servers something that nobody keeps. */
  say(message: string): void;
  /** Hears what other servers do. Everything may be missed but `onReturn`, after which all that is watched is read again. */
  listen(listener: StoreListener): Promise<void>;
  close(): Promise<void>;
}

export interface StoreListener {
  /** A game has events up to this number. */
  onChange(id: string, seq: number): void;
  onMessage(message: string): void;
  /** The store is heard again, and something may have been missed. */
  onReturn(): void;
  /** The store is gone for now; it has to be entered again. */
  onLoss(): void;
}

/** The store can't do what was asked of it: it is gone, or its disk is full. Nothing is wrong with the request. */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StoreFailure';
  }
}

/** Why a store was not opened. */
export type OpenProblem =
  /** Another process has it. */
  | { readonly code: 'in-use'; readonly place: string }
  /** The folder or the file can't be written. */
  | { readonly code: 'unwritable'; readonly place: string; readonly reason: string }
  /** A later version of the program has written it. */
  | { readonly code: 'newer'; readonly place: string; readonly version: number; readonly known: number }
  /** No database answers there. */
  | { readonly code: 'unreachable'; readonly place: string; readonly reason: string };

export type Opened =
  | { readonly ok: true; readonly store: ServerStore }
  | { readonly ok: false; readonly problem: OpenProblem };

/** A store that is there and can't be used; trying again does not help. */
export class StoreRefusal extends Error {
  readonly problem: OpenProblem;

  constructor(problem: OpenProblem) {
    super(problem.code);
    this.name = 'StoreRefusal';
    this.problem = problem;
  }
}
