import type { Move } from '../../../src/core/game.ts';
import { type FuseState, pass } from '../../../src/games/fuse/rules.ts';

/**
 * What is known of a position, in one number: the margin that the player to move gets at least and at most, each plus
 * 128; the move that was best; and how many discs are left on the border.
 *
 *     bit 24…28   16…23   8…15    0…7
 *         discs   move    most    least
 */
export type Knowledge = number;

/** No margin is beyond this: in `omega`, the largest product is 81. */
export const maxMargin = 100;
const offset = 128;

export const leastOf = (known: Knowledge): number => (known & 255) - offset;
export const mostOf = (known: Knowledge): number => ((known >> 8) & 255) - offset;
export const moveOf = (known: Knowledge): Move => (known >> 16) & 255;
const discsOf = (known: Knowledge): number => known >> 24;

export function makeKnowledge(least: number, most: number, move: Move, discs: number): Knowledge {
  return (discs << 24) | (move << 16) | ((most + offset) << 8) | (least + offset);
}

/** What is known of a position that is not in the table; its best move is none that could be pushed. */
export const nothing: Knowledge = makeKnowledge(-maxMargin, maxMargin, pass, 0);

/** An entry is the nine numbers that tell a position from all others, as they are, and what is known of it. */
const entryLength = 10;
const knowledgeAt = 9;

/**
 * A transposition table, with its positions in pairs of entries. The first of a pair is for the one with more discs on the border, which cost more
 * to search; the second takes any other, so that what was found last is there.
 *
 * 2¹⁷ pairs take 10 MB. With a sixteenth of them, 11 discs take 8 % more visits and 13 take 18 %; four times as many
 * save 3 % at most, and cost as much in waiting for memory.
 */
const pairCount = 1 << 17;

export class EndgameTranspositionTable {
  private readonly entries = new Int32Array(pairCount * 2 * entryLength);

  find(state: FuseState): Knowledge {
    const first = firstEntry(state);
    if (this.holds(first, state)) return this.entries[first + knowledgeAt];
    const second = first + entryLength;
    return this.holds(second, state) ? this.entries[second + knowledgeAt] : nothing;
  }

  keep(state: FuseState, known: Knowledge): void {
    const { entries } = this;
    const first = firstEntry(state);
    const isFirst = discsOf(known) >= discsOf(entries[first + knowledgeAt]) || this.holds(first, state);
    const entry = isFirst ? first : first + entryLength;
    entries[entry] = state.ownUpper;
    entries[entry + 1] = state.ownLower;
    entries[entry + 2] = state.ownBorder;
    entries[entry + 3] = state.theirUpper;
    entries[entry + 4] = state.theirLower;
    entries[entry + 5] = state.theirBorder;
    entries[entry + 6] = state.markedUpper;
    entries[entry + 7] = state.markedLower;
    entries[entry + 8] = state.markedBorder;
    entries[entry + knowledgeAt] = known;
  }

  private holds(entry: number, state: FuseState): boolean {
    const { entries } = this;
    return (
      entries[entry] === state.ownUpper &&
      entries[entry + 1] === state.ownLower &&
      entries[entry + 2] === state.ownBorder &&
      entries[entry + 3] === state.theirUpper &&
      entries[entry + 4] === state.theirLower &&
      entries[entry + 5] === state.theirBorder &&
      entries[entry + 6] === state.markedUpper &&
      entries[entry + 7] === state.markedLower &&
      entries[entry + 8] === state.markedBorder
    );
  }
}

/** Where the pair of a position begins: every number of it is spread over all bits by an odd factor, and mixed in. */
function firstEntry(state: FuseState): number {
  let mixed = Math.imul(state.ownUpper ^ (state.theirUpper << 14), 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ state.ownLower ^ (state.theirLower << 14), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ state.ownBorder, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16) ^ state.theirBorder, 0x27d4eb2f);
  const marked = state.markedUpper ^ (state.markedLower << 7) ^ (state.markedBorder << 3);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ marked, 0x165667b1);
  return (mixed >>> 15) * 2 * entryLength;
}
