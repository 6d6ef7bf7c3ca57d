/** Of some words, the one that was meant if it was mistyped; undefined where none is near enough to be. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  // No name is longer, and a pasted book must not take an hour.
  const word = typed.toLowerCase().slice(0, 40);
  // The beginning of a word is more likely to be meant than another word of the same length.
  const begun = words.find((candidate) => word !== '' && candidate.toLowerCase().startsWith(word));
  if (begun) return begun;
  const candidates = words.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate.toLowerCase()) }));
  const near = candidates.filter(({ candidate, slips }) => slips <= maxSlips(word, candidate));
  return near.sort((one, other) => one.slips - other.slips)[0]?.candidate;
}

/** With more than a slip for every three letters it is another word: “chess” is not a mistyped “fuse”. */
function maxSlips(word: string, candidate: string): number {
  return Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
}

/**
 * How many letters to add, drop, change, or swap with the next (Damerau–Levenshtein, each letter touched once), row by
 * row: `rows` are the two before the present one, for so much of the first word less two and less one.
 */
function slipsBetween(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  const first = [0, ...to.map((_, index) => index + 1)];
  let rows: readonly [before: readonly number[], last: readonly number[]] = [first, first];
  for (const [index, letter] of from.entries()) {
    const [before, last] = rows;
    const row = [index + 1];
    for (const [place, wanted] of to.entries()) {
      const changed = (last[place] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwap = index > 0 && place > 0 && letter === to[place - 1] && from[index - 1] === wanted;
      const swapped = isSwap ? (before[place - 1] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1));
    }
    rows = [last, row];
  }
  return rows[1].at(-1) ?? from.length;
}
