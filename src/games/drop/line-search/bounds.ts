import { type Layout, spareKeyBits } from './layout.ts';

/** 32 MB. */
const maxWords = 2 ** 23;
const spareBits = 2 ** spareKeyBits - 1;
/** So that a stored score is never negative. No score is beyond ±41, that of 9 × 9. */
const scoreOffset = 64;

/**
 * What a search has found out about positions (a transposition table): that their score is at least so much, or at most. Every position has one
 * place, and the newest is kept; buckets of two gained nothing. The whole key is stored, so that no position is ever
 * taken for another, with the bound in the spare bits of its first word:
 *
 *      rest of the first word | score + 64, 7 bits | 1 if at least, 0 if at most
 */
export class BoundTable {
  private readonly keyWords: number;
  private readonly entries: Int32Array;
  private readonly lastPlace: number;

  constructor({ columns, rows, keyWords }: Layout) {
    // A small board needs no more places than it has keys.
    const places = 2 ** Math.min(columns * (rows + 1), Math.floor(Math.log2(maxWords / keyWords)));
    this.keyWords = keyWords;
    this.entries = new Int32Array(places * keyWords);
    this.lastPlace = places - 1;
  }

  /** The bound of the position whose key begins there, for `isLowerBound` and `boundScore`; 0 where there is none. */
  find(key: Int32Array, from: number): number {
    const { entries, keyWords } = this;
    const place = this.place(key, from);
    const first = entries[place];
    if ((first & ~spareBits) !== key[from]) return 0;
    for (let word = 1; word < keyWords; word++) {
      if (entries[place + word] !== key[from + word]) return 0;
    }
    return first & spareBits;
  }

  store(key: Int32Array, from: number, score: number, isLower: boolean): void {
    const { entries, keyWords } = this;
    const place = this.place(key, from);
    entries[place] = key[from] | ((score + scoreOffset) << 1) | (isLower ? 1 : 0);
    for (let word = 1; word < keyWords; word++) entries[place + word] = key[from + word];
  }

  private place(key: Int32Array, from: number): number {
    let hash = 0;
    for (let word = 0; word < this.keyWords; word++) {
      hash = Math.imul(hash ^ key[from + word], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0x85ebca6b);
    return ((hash ^ (hash >>> 13)) & this.lastPlace) * this.keyWords;
  }
}

export function isLowerBound(bound: number): boolean {
  return (bound & 1) === 1;
}

export function boundScore(bound: number): number {
  return (bound >> 1) - scoreOffset;
}
