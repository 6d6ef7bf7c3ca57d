import type { EndingFacts, Sentences } from '../core/game.ts';
import type { CommonProblems } from '../core/problem.ts';

/** The sentences that all shells share. What is particular to one game is in its folder. */
export interface Catalogue {
  readonly problems: Sentences<CommonProblems>;
  /** How each usual reason for an ending is said. */
  readonly endings: Readonly<Record<EndReason, (facts: EndingFacts) => string>>;
  /** An ending with a reason of a game's own that it says nothing about. */
  readonly plainEnding: (facts: EndingFacts) => string;
  readonly toMove: (player: string) => string;
  readonly unfinished: string;
}

export type EndReason = 'line' | 'groups' | 'blocked' | 'full' | 'repetition' | 'resignation';
