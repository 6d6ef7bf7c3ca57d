import type { Language } from './language.ts';
import type { Value } from './oracle.ts';

/** Something small to play in a position, for a reader of the rules who has a board to touch. */
export interface RuleTask {
  /** What to do. */
  readonly text: string;
  /** Where, if not in the step's diagram. */
  readonly position?: string;
  readonly goal: TaskGoal;
  /** Said when it is done. */
  readonly praise: string;
  /** Said when a legal move does something else; there is none when any move will do. */
  readonly hint?: string;
}

/** What does a task: any legal move, one that wins at once, or one of those with these texts. */
export type TaskGoal = 'any' | 'win' | readonly string[];

/** Something that is known of a game for certain, or is known to be open. */
export interface Truth {
  readonly words: Readonly<Record<Language, TruthWords>>;
  readonly exhibit?: Exhibit;
}

export interface TruthWords {
  /** The truth in a few words. */
  readonly title: string;
  readonly text: string;
}

/** A position in which a truth can be seen. */
export interface Exhibit {
  readonly position: string;
  /** Moves from there, as texts, to be walked through one by one. */
  readonly line?: readonly string[];
  /** What moves are worth in the position, for the player who makes them. */
  readonly values?: readonly MoveValue[];
  /** Whether the values are quoted from others, and the words say from whom: they take too long to prove each time. */
  readonly isQuoted?: boolean;
}

/** Moves that are worth the same. */
export interface MoveValue {
  readonly moves: readonly string[];
  readonly value: Value;
  /** Plies to the end, the move itself included; nothing for a draw, or where points are counted. */
  readonly plies?: number;
  /** By how many points, in games that count them. */
  readonly margin?: number;
}
