import type { Match } from '../../core/match.ts';
import type { Report } from '../../core/report.ts';
import { compareVerdicts } from '../../engine/analysis/verdict.ts';

/** The play that is to be expected after a move: the principal variation. */
export interface BestLine {
  /** The match after each of its moves, the chosen one first. */
  readonly steps: readonly Match[];
  /** The position of which something has to be known for the line to go on; undefined where it goes on no further. */
  readonly next: Match | undefined;
}

/** A win is followed to its end, as far as anyone reads; of what is drawn or estimated only the next moves mean much. */
const maxDecided = 40;
const maxOpen = 8;

/** The best line after a move, as far as `reportOf` knows the positions along it. */
export function bestLine(match: Match, move: string, reportOf: (match: Match) => Report | undefined): BestLine {
  const steps: Match[] = [];
  let limit = maxOpen;
  for (let played = match.play(move); played.ok; ) {
    const here = played.value;
    steps.push(here);
    if (here.ending || steps.length >= limit) break;
    const report = reportOf(here);
    if (!report) return { steps, next: here };
    const [best] = [...report.moves].sort(compareVerdicts);
    if (!best) break;
    limit = best.exact && best.value !== 'draw' ? maxDecided : maxOpen;
    played = here.play(best.move);
  }
  return { steps, next: undefined };
}

/** A line with its move numbers, to be copied: `2… 4C-2D 3. 5B-5C`. */
export function formatLine({ steps }: Pick<BestLine, 'steps'>): string {
  return steps
    .map(({ ply, step }, index) => {
      const isFirst = ply % 2 === 1;
      const number = isFirst || index === 0 ? `${Math.ceil(ply / 2)}${isFirst ? '.' : '…'} ` : '';
      return `${number}${step.text}`;
    })
    .join(' ');
}
