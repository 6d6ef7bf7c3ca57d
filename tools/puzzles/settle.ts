import type { RatedPuzzle } from './rated.ts';
import { ofGrade, worstContradiction } from './report.ts';

/** How many points more a level may solve of a higher grade: fewer than are complained of, since tries are by chance. */
const allowed = 1;

/**
 * The puzzles without those that contradict their grade most. As long as a level solves more of a higher grade than of a
 * lower one, one puzzle is left out: of the higher grade one that the level solves most, or of the lower one that it solves
 * least, whichever costs less. What a grade has beyond so many puzzles costs nothing, so that rare grades do not pay for others.
 */
export function settle(puzzles: readonly RatedPuzzle[], enough: number): readonly RatedPuzzle[] {
  let left = puzzles;
  for (;;) {
    const contradiction = worstContradiction(left, allowed);
    if (!contradiction) return left;
    const { level, grade, easier } = contradiction;
    const solved = ({ tries }: RatedPuzzle) => (tries[level - 1]?.solved ?? 0) / (tries[level - 1]?.tries ?? 1);
    const higher = [...ofGrade(left, grade)].sort((one, other) => solved(other) - solved(one));
    const lower = [...ofGrade(left, easier)].sort((one, other) => solved(one) - solved(other));
    const excess = (fewerHigher: number, fewerLower: number) =>
      100 * (meanOf(higher.slice(fewerHigher).map(solved)) - meanOf(lower.slice(fewerLower).map(solved)));
    const [ofHigher, ofLower] = [
      costOf(higher.length, enough, (fewer) => excess(fewer, 0) <= allowed),
      costOf(lower.length, enough, (fewer) => excess(0, fewer) <= allowed),
    ];
    const [blamed] = ofHigher <= ofLower ? higher : lower;
    left = left.filter((each) => each !== blamed);
  }
}

/** How many of those that are not too many have to go until there is peace. */
function costOf(count: number, enough: number, isPeaceWithout: (fewer: number) => boolean): number {
  let fewer = 1;
  while (fewer < count && !isPeaceWithout(fewer)) fewer++;
  return Math.max(0, fewer - Math.max(0, count - enough));
}

function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
