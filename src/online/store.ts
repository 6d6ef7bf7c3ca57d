import type { Player } from '../core/game.ts';
import type { Decision, StoredGame } from './stored-game.ts';
import type { NumberedEvent } from './wire.ts';

/**
 * Where games online are stored. Every method is one transaction; what `create` and `commit` have confirmed survives the
 * end of the process at any moment. One that fails throws, and has then changed nothing or everything: whoever asks
 * again with the same key finds out. Instants are in milliseconds, and the store tells the time, so that all servers on
 * one store agree about it.
 */
export interface OnlineStore {
  /** What it is, for `/status`: `sqlite`, `postgres`. */
  readonly kind: string;
  now(): Promise<number>;
  /** A game as it is now, with what was answered to this key in it; undefined where there is none. */
  read(id: string, key?: string): Promise<Reading | undefined>;
  /** What a creation with this key was answered, within its lifetime. */
  creation(key: string): Promise<KeptCreation | undefined>;
  /** Stores a new game and its creation. `taken` where the key or the id is there already, and then nothing is stored. */
  create(game: StoredGame, creation: KeptCreation): Promise<'stored' | 'taken'>;
  /**
   * Changes a game, if it is still as it was; otherwise `conflict`, and nothing has changed. In one transaction: the row
   * where id, revision, seq, epoch, ply, turn and status are those of `before` becomes `after`; the events, the answer and
   * the rematch are inserted. An answer, an event or a rematch that is there already is a conflict too.
   */
  commit(commit: Commit): Promise<'committed' | 'conflict'>;
  /** The events after a number, the oldest first, so many at most. */
  events(id: string, after: number, limit: number): Promise<readonly NumberedEvent[]>;
  /** How many games there are. */
  count(): Promise<number>;
  /** Tables that anyone may join, the newest first: listed, not over, with a seat that nobody has claimed. */
  listed(limit: number): Promise<readonly StoredGame[]>;
  /** The games whose `wakeTime` has come, the earliest first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** The games in which a computer has the turn (`computerToMove`). */
  waitingForComputers(limit: number): Promise<readonly string[]>;
  /** The games whose clock runs (its deadline is not null), by id after this one. */
  running(after: string, limit: number): Promise<readonly string[]>;
  /** When a server was last known to live on this store; undefined where none ever was. */
  aliveAt(): Promise<number | undefined>;
  /** Notes that one lives now. */
  beat(): Promise<void>;
}

export interface Reading {
  readonly game: StoredGame;
  /** What was answered to the key that was asked for: by one of the seats, or by each to its own request. */
  readonly answers: readonly KeptAnswer[];
  readonly now: number;
}

/** That a request was answered, so that the same key gives the same answer and happens once. Unique by game, seat, key. */
export interface KeptAnswer {
  readonly seat: Player;
  readonly key: string;
  /** The request in one form, to tell it from another with the same key. */
  readonly body: string;
  readonly seq: number;
}

export interface KeptCreation {
  readonly key: string;
  /** The hash of the request, which has secrets. */
  readonly body: string;
  readonly id: string;
  readonly created: number;
}

export interface Commit extends Decision {
  readonly before: StoredGame;
  readonly answer?: KeptAnswer;
}
