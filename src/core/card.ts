import type { Language } from './language.ts';
import type { Move } from './move.ts';

/**
 * A winning strategy that fits on paper: some rules, and positions to look up where no rule says what to play. Whoever has
 * its seat and goes by it wins, whatever the opponent plays; `proveCard` plays all of that.
 */
export interface StrategyCard<S> {
  /** Whose card it is: that of the player who moves first, or second. */
  readonly seat: 0 | 1;
  readonly words: Readonly<Record<Language, CardWords>>;
  /** The first that applies decides. */
  readonly rules: readonly CardRule<S>[];
  /** Where none applies. One entry stands for all images of its position under the symmetries of the game. */
  readonly entries: readonly CardEntry[];
}

export interface CardWords {
  /** Who wins with it. */
  readonly summary: string;
  /** What to do where no rule applies, and in what disguise a position may come. */
  readonly lookUp: string;
}

/** A rule that anyone can follow, in words, and as exactly what they mean. */
export interface CardRule<S> {
  readonly words: Readonly<Record<Language, string>>;
  /** The moves that it asks for, of which any will do; none where it does not apply. */
  moves(state: S): readonly Move[];
}

/** What to play in a position, both as the game writes them. */
export interface CardEntry {
  readonly position: string;
  readonly move: string;
}
