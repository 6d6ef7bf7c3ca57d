import type { Random } from '../../core/random.ts';

/** How a judgement strays: as the sum of three dice with so many sides, about 0 and mostly between −1 and 1. */
const sides = 1024;
const dice = 3;
const middle = (dice * (sides - 1)) / 2;
/** The standard deviation of the sum is half the number of sides. */
const deviation = sides / 2;

/** A number about 0, mostly between −1 and 1. */
export function bell(random: Random): number {
  let total = 0;
  for (let die = 0; die < dice; die++) total += random.below(sides);
  return (total - middle) / deviation;
}

/** A score, and whether it is never misjudged. */
export interface JudgedScore {
  readonly score: number;
  readonly isSure: boolean;
}

/**
 * How often each score seems the best when each is misjudged by noise × bell, of equals any. None that is sure beats all.
 * Equal scores have equal shares; where two different ones seem equal, which is rare, each counts half.
 */
export function bellShares(scores: readonly JudgedScore[], noise: number): readonly number[] {
  const misjudged = scores.filter(({ isSure }) => !isSure).map(({ score }) => score);
  // What is surely lost seems worse than all others; a sure win is looked at before.
  if (misjudged.length === 0) throw new Error('All scores are sure; the best of them needs no chance.');
  const kinds = [...new Set(misjudged)].map((score) => ({
    score,
    count: misjudged.filter((other) => other === score).length,
  }));
  const { chances, below } = bellTable();
  const totals = kinds.map(({ score }) => {
    let total = 0;
    for (const [sum, chance] of chances.entries()) {
      let isBest = chance;
      for (const other of kinds) {
        // At which sum the other would seem as good.
        const even = sum + ((score - other.score) * deviation) / noise;
        const rivals = other.count - Number(other.score === score);
        if (rivals > 0) isBest *= shareBelow(below, even) ** rivals;
        if (isBest === 0) break;
      }
      total += isBest;
    }
    return total;
  });
  // Ties count half for each, which is not quite what three in a tie have: so the rest is made up for all alike.
  const whole = kinds.reduce((sum, { count }, index) => sum + count * totals[index], 0);
  const shares = new Map(kinds.map(({ score }, index) => [score, totals[index] / whole]));
  return scores.map(({ score, isSure }) => (isSure ? 0 : (shares.get(score) ?? 0)));
}

/** How likely a sum is below a number, where an equal one counts half. */
function shareBelow(below: Float64Array, number: number): number {
  const lower = Math.ceil(number);
  if (lower <= 0) return number === 0 ? below[1] / 2 : 0;
  if (lower >= below.length) return 1;
  const least = below[lower];
  return lower === number ? (least + below[Math.min(lower + 1, below.length - 1)]) / 2 : least;
}

let known: { readonly chances: Float64Array; readonly below: Float64Array } | undefined;

/** How likely each sum of the dice is, and how likely a smaller one. */
function bellTable(): { readonly chances: Float64Array; readonly below: Float64Array } {
  if (known) return known;
  let chances = new Float64Array([1]);
  for (let die = 0; die < dice; die++) {
    const next = new Float64Array(chances.length + sides - 1);
    for (const [sum, chance] of chances.entries()) {
      for (let side = 0; side < sides; side++) next[sum + side] += chance / sides;
    }
    chances = next;
  }
  const below = new Float64Array(chances.length + 1);
  for (const [sum, chance] of chances.entries()) below[sum + 1] = below[sum] + chance;
  known = { chances, below };
  return known;
}
