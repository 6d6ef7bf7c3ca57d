/** Of some words, the one that takes the fewest slips of the finger to turn into another. */
export function nearest(typed: string, words: readonly string[]): string {
  // No name is longer, and a pasted book must not take an hour.
  const word = typed.toLowerCase().slice(0, 40);
  // The beginning of a word is more likely to be meant than another word of the same length.
  const begun = words.find((candidate) => word !== '' && candidate.startsWith(word));
  if (begun) return begun;
  const slips = words.map((candidate) => editDistance(word, candidate.toLowerCase()));
  return words[slips.indexOf(Math.min(...slips))];
}

/** How many letters to add, drop or change (Levenshtein), row by row. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
