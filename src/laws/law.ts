import type { Game } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Problem } from '../core/problem.ts';

/** What a law is called; its sentence is in names.ts. */
export type LawName =
  | 'positions-read-back'
  | 'moves-read-back'
  | 'paths-are-unique'
  | 'no-moves-at-the-end'
  | 'turns-alternate'
  | 'moves-are-bounded'
  | 'symmetries-commute'
  | 'moving-pieces-arrive'
  | 'pieces-are-drawn'
  | 'pieces-compose'
  | 'any-pieces'
  | 'play-ends'
  | 'records-replay'
  | 'any-text'
  | 'any-path'
  | 'texts-are-complete'
  | 'tasks-can-be-done'
  | 'cells-have-names'
  | 'players-own-pieces';

/** What breaks a law, or undefined where it holds. */
export type Finding = Problem | undefined;

/** A law that every game obeys: of the game itself, or of any of its positions. */
export type Law = GameLaw | PositionLaw;

export interface GameLaw {
  readonly name: LawName;
  inGame(game: Game): Finding;
}

export interface PositionLaw {
  readonly name: LawName;
  /** How many random matches it is tried on. */
  readonly runs: number;
  /** Looks at where a match of this seed stands. What it needs of chance beside the match comes from the seed too. */
  inPosition(match: Match, seed: number): Finding;
  /** Plays the match it is tried on to its end, or so far; otherwise one of random length is. */
  readonly plies?: number;
}

/** Whether two values are made of the same: states are numbers, texts, and plain records and lists of them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The first finding of several looks. */
export function firstFinding<T>(items: Iterable<T>, look: (item: T) => Finding): Finding {
  for (const item of items) {
    const found = look(item);
    if (found) return found;
  }
  return undefined;
}
