import type { Game } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Result } from '../core/problem.ts';
import type { OnlineStore } from './store.ts';
import type { Decision, StoredGame } from './stored-game.ts';
import type { WireRefusal } from './wire.ts';

/** What the service asks of the world outside. */
export interface ServiceDeps {
  readonly store: OnlineStore;
  /** A game by its id or another name of it; undefined where there is none. */
  loadGame(id: string): Promise<Game | undefined>;
  /** SHA-256, always in the same letters. */
  hash(text: string): string;
  /** 12 or more random letters of base64url. */
  makeId(): string;
  /** At least 128 random bits in base64url, 22 to 43 letters. */
  makeToken(): string;
  /** A random number from 0 to 2³² − 1. */
  makeSeed(): number;
  /** The full name of a computer player whose cost is bounded from a position on: `checkBoundedPlayer`. */
  checkPlayer<S>(game: Game<S>, state: S, player: string): Promise<Result<string>>;
  /** Whether it is known that nobody wins with perfect play; asked when a computer is offered a draw. Must be bounded. */
  isTrueDraw<S>(match: Match<S>): Promise<boolean>;
  /**
   * Called when events were stored, with the id of the game that has them. It is waited for before they are answered, and
   * so whoever tells others does that later.
   */
  tell?(id: string, after: StoredGame, events: Decision['events']): void;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | WireRefusal;
