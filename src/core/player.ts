import type { Language } from './language.ts';
import type { Move } from './move.ts';
import type { Verdict } from './oracle.ts';
import type { Random } from './random.ts';
import type { OnSearchEvent } from './search-event.ts';

/** A way to judge a position without looking ahead. */
export interface Evaluation<S> {
  readonly id: string;
  /** What it looks at, in one sentence. */
  readonly text: Readonly<Record<Language, string>>;
  /** How good the position is for the player to move: a whole number, at most `maxEvaluation` either way. */
  evaluate(state: S): number;
}

export const maxEvaluation = 100_000;

/** Something in a position that can be counted. Evaluations can be made of them, each with its weight. */
export interface Feature<S> {
  /** Letters only. Two features of a game differ by more than capitals. */
  readonly id: string;
  /** What it counts, in one sentence. */
  readonly text: Readonly<Record<Language, string>>;
  /** A whole number, for the player to move. */
  count(state: S): number;
}

/** What a game brings for its computer players, loaded when it is wanted. */
export interface GamePlayers<S> {
  /** The first is the one that is meant where none is named. */
  readonly evaluations: readonly Evaluation<S>[];
  /** What evaluations of one's own can be made of. */
  readonly features?: readonly Feature<S>[];
  /** Puts the most promising moves first; the same for the same position. */
  order?(state: S, moves: Int32Array, count: number): void;
  /** Eight, from the weakest to the strongest. */
  readonly levels: readonly Level[];
  /** The levels of the reports that described the game. */
  readonly reported?: readonly ReportedLevel[];
  /** Players that only this game has, by the first word of their names. */
  readonly own?: Readonly<Record<string, OwnPlayer<S>>>;
}

/** A player of a game's own. What follows the first word of its name is a limit: playouts or milliseconds. */
export interface OwnPlayer<S> {
  /** How many playouts are meant where neither they nor a time are named. */
  readonly usualPlayouts: number;
  /** Brings what it thinks with, which may be large: its name is understood without. */
  load(): Promise<OwnThinking<S>>;
}

/** How a player of a game's own chooses, with so many playouts at the most. */
export interface OwnThinking<S> {
  choose(state: S, random: Random, playouts: number, onEvent?: OnSearchEvent): Generator<Thought, Thought>;
}

/** One of the eight graded opponents. */
export interface Level {
  /** The name of the player that it is, such as `alphabeta:2:n1:noise=20`. */
  readonly player: string;
  /** What it sees and misses, in one sentence. */
  readonly text: Readonly<Record<Language, string>>;
  /** Its measured strength in Elo points above level 1, where it was measured; docs/levels.md says how. */
  readonly rating?: number;
}

/** A level of one of the reports, such as `n1-easy`. */
export interface ReportedLevel {
  readonly id: string;
  readonly player: string;
  readonly text: Readonly<Record<Language, string>>;
  /** Its measured strength on the scale of the eight levels, where it was measured. */
  readonly rating?: number;
}

/** A computer player. It chooses in slices of about a millisecond, so that whoever drives it can stop in between. */
export interface ComputerPlayer<S> {
  /** Its name in full, which names the same player again. */
  readonly name: string;
  /** What the name of a level stands for; of other players, the same name. */
  readonly meaning: string;
  /** How long it thinks about a move. Without a time its moves are the same for the same seed. */
  readonly milliseconds?: number;
  /** Whether it searches, so that there are steps to be told; who plays anything, or asks an oracle, does not. */
  readonly isSearching: boolean;
  /**
   * Yields the choice so far, and returns the last. The position must not be finished. Whoever wants to look inside is
   * told of each step; the choice is the same.
   */
  choose(state: S, random: Random, onEvent?: OnSearchEvent): Generator<Thought, Thought>;
}

/** What a player thinks of a position in which it is to move. */
export interface Thought {
  readonly move: Move;
  /** What the player expects, for itself; nothing where it has not looked. */
  readonly verdict?: Verdict;
  /** What its evaluation says of the end of its line, for itself, where that decided. */
  readonly points?: number;
  /** The play that it expects, its own move first. */
  readonly line: readonly Move[];
  /** No move has been looked at to the end yet: it is only the first in order. */
  readonly isGuess?: true;
  /** What it cost; nothing where the player does not count it, as one who asks an oracle. */
  readonly effort?: Effort;
}

/** What a search cost. */
export interface Effort {
  /** Positions visited, without the root. */
  readonly nodes: number;
  /** Those that were not looked beyond: finished, or at the limit of depth. For random play, the games played. */
  readonly leaves: number;
  /** How often the rest of the moves needed no look. */
  readonly cutoffs: number;
  /** How often a position was known already. */
  readonly tableHits: number;
  /** How many plies ahead it looked. */
  readonly depth: number;
}
