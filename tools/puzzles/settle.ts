import type { RatedPuzzle } from './rated.ts';
import { ofGrade, worstContradiction } from './report.ts';

/** How many points more a level may solve of a higher grade: fewer than are complained of, since tries are by chance. */
const allowed = 1;
/** A grade is small beside another that has so many times as many. */
const fewTimes = 4;

/**
 * The puzzles without those that contradict their grade most. As long as a level solves more of a higher grade than of a
 * lower one, one puzzle is left out: of the higher grade the one that is most to blame,
 * unless the lower has few beside it.
 */
export function settle(puzzles: readonly RatedPuzzle[]): readonly RatedPuzzle[] {
  let left = puzzles;
  for (;;) {
    const contradiction = worstContradiction(left, allowed);
    if (!contradiction) return left;
    const { level } = contradiction;
    const [higher, lower] = [ofGrade(left, contradiction.grade), ofGrade(left, contradiction.easier)];
    const solved = ({ tries }: RatedPuzzle) => (tries[level - 1]?.solved ?? 0) / (tries[level - 1]?.tries ?? 1);
    const blamed =
      higher.length < fewTimes * lower.length
        ? higher.reduce((one, other) => (solved(other) > solved(one) ? other : one))
        : lower.reduce((one, other) => (solved(other) < solved(one) ? other : one));
    left = left.filter((each) => each !== blamed);
  }
}
