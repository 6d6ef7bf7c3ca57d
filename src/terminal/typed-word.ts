/** A whole number in a range, written with digits only. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,15}$/u.test(text) && number >= least && number <= most ? number : undefined;
}

/** Of some words, the one that takes the fewest slips of the finger to turn into another. */
export function nearest(typed: string, words: readonly string[]): string {
  // No name is longer, and a pasted book must not take an hour.
  const word = typed.toLowerCase().slice(0, 40);
  // The beginning of a word is more likely to be meant than another word of the same length.
  const begun = words.find((candidate) => word !== '' && candidate.startsWith(word));
  if (begun) return begun;
  const slips = (candidate: string) => editDistance(word, candidate.toLowerCase());
  return words.reduce((best, candidate) => (slips(candidate) < slips(best) ? candidate : best));
}

/** How many letters to add, drop or change (Levenshtein), row by row. */
function editDistance(a: string, b: string): number {
  const [from, to] = [Array.from(a), Array.from(b)];
  // From so much of the first word to each beginning of the second, but for the empty one, which takes dropping it all.
  let row = to.map((_, index) => index + 1);
  for (const [dropped, letter] of from.entries()) {
    let [before, left] = [dropped, dropped + 1];
    row = row.map((above, index) => {
      const change = before + (letter === to[index] ? 0 : 1);
      before = above;
      left = Math.min(change, above + 1, left + 1);
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}
