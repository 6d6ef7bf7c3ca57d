import { present } from './present.ts';

/** The only source of chance in the product: always passed in, always from a seed, so that everything repeats. */
export interface Random {
  /** A whole number from 0 to limit − 1, each equally likely. `limit` is at most 2²⁰. */
  below(limit: number): number;
}

/** The numbers of one seed, and within it of one stream: game 7 of a tournament need not play games 1 to 6 first. */
export function seededRandom(seed: number, stream = 0): Random {
  return new SmallFastCounting(seed, stream);
}

/** A seed is any number from 0 to 2³² − 1. */
export const maxSeed = 0xffffffff;

/** A fresh array with the same items in random order. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const item = present(shuffled[last], 'item to shuffle');
    shuffled[last] = present(shuffled[other], 'item to shuffle');
    shuffled[other] = item;
  }
  return shuffled;
}

/** Chris Doty-Humphrey's sfc32: passes PractRand, period of at least 2³², and 32-bit operations only. */
class SmallFastCounting implements Random {
  // A typed array keeps the four words unboxed; plain fields would turn into heap numbers beyond 31 bits.
  private readonly words: Int32Array;

  constructor(seed: number, stream: number) {
    this.words = new Int32Array([seed, 0x9e3779b9, stream, 1]);
    for (let round = 0; round < 15; round++) this.next();
  }

  below(limit: number): number {
    // Lemire's method: the high half of drawn × limit. Where the low half is too small, some results would come up more
    // often than others, so those draws are repeated. No division on the usual path: 3 ns instead of 12.
    for (;;) {
      const product = this.next() * limit;
      const high = Math.floor(product * 2 ** -32);
      const low = product - high * 2 ** 32;
      if (low >= limit || low >= 2 ** 32 % limit) return high;
      // No number is what would be drawn for ever. Looked at here, where few draws come, the check costs nothing.
      if (Number.isNaN(low)) throw new RangeError(`A limit from 1 to 2²⁰ was expected, and it is ${limit}.`);
    }
  }

  private next(): number {
    const words = this.words;
    // All four are there. As the compiler can't know, they have a default, which costs nothing: 5.5 ns a draw as without.
    const a = words[0] ?? 0;
    const b = words[1] ?? 0;
    const c = words[2] ?? 0;
    const counter = words[3] ?? 0;
    const sum = (a + b + counter) | 0;
    words[3] = counter + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = (c + (c << 3)) | 0;
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }
}
