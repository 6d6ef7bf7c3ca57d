import type { Move } from '../../core/game.ts';
import type { Fingerprint } from '../fingerprint.ts';

/** What a stored score says of the true one: that it is it, or is at least it, or at most. */
export type Bound = 'exact' | 'at-least' | 'at-most';
const bounds: readonly Bound[] = ['exact', 'at-least', 'at-most'];

/** A stored position, as `find` fills it in. */
export interface Entry {
  score: number;
  depth: number;
  bound: Bound;
  /** Whether every line that was looked at went to the end of the game. */
  isWhole: boolean;
  move: Move;
}

/** 2¹⁷ positions of 24 bytes: 3 MB. */
const entryCount = 1 << 17;
const wordsInEntry = 6;

/**
 * Positions that a search has finished (a transposition table), the latest in each place. Everything in it is forgotten at
 * once by `clear`, so that one table serves many searches and none depends on the ones before.
 */
export class TranspositionTable {
  /** Of each entry: two words of fingerprint, score, depth, move, and the generation with `isWhole` and the bound. */
  private readonly words = new Int32Array(entryCount * wordsInEntry);
  private generation = 1;

  clear(): void {
    this.generation++;
  }

  /** Fills in what is known of a position. Whether there is anything. */
  find(print: Fingerprint, entry: Entry): boolean {
    const { words } = this;
    const at = (print.first & (entryCount - 1)) * wordsInEntry;
    if (words[at] !== print.first || words[at + 1] !== print.second || words[at + 5] >> 3 !== this.generation) {
      return false;
    }
    entry.score = words[at + 2];
    entry.depth = words[at + 3];
    entry.move = words[at + 4];
    entry.isWhole = (words[at + 5] & 4) !== 0;
    entry.bound = bounds[words[at + 5] & 3];
    return true;
  }

  store(print: Fingerprint, { score, depth, move, isWhole, bound }: Entry): void {
    const { words } = this;
    const at = (print.first & (entryCount - 1)) * wordsInEntry;
    words[at] = print.first;
    words[at + 1] = print.second;
    words[at + 2] = score;
    words[at + 3] = depth;
    words[at + 4] = move;
    words[at + 5] = (this.generation << 3) | (isWhole ? 4 : 0) | bounds.indexOf(bound);
  }
}
