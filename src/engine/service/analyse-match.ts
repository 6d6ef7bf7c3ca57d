import type { Match } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import type { Report } from '../../core/report.ts';
import { type Analysis, analyse, analyseAlone, type Help } from '../analysis/analysis.ts';
import { reportOfMatch, withEstimateRecord } from '../analysis/report.ts';
import { type Limits, runSliced } from './run-sliced.ts';

export interface AnalysisLimits extends Limits<Report> {
  /** Whether the position alone is to be solved, and none of its moves. */
  readonly isAlone?: boolean;
  /** What others know of its moves, each as it is written. */
  help?(move: string): ReturnType<Help>;
  /** Told which moves others could take, before what is known so far. */
  onOpen?(moves: readonly string[]): void;
}

/** What is known of where a match stands, within limits; undefined where it is cancelled. */
export async function analyseMatch<S>(
  match: Match<S>,
  oracle: Oracle<S>,
  { isAlone, help, onOpen, ...limits }: AnalysisLimits,
): Promise<Report | undefined> {
  const { game, state } = match;
  const report = (known: Analysis) => withEstimateRecord(reportOfMatch(match, known), oracle, state);
  const text = (move: number) => game.notation.move(state, move);
  const work = isAlone
    ? analyseAlone(game, oracle, state)
    : analyse(game, oracle, state, seededRandom(1), help && ((move) => help(text(move))));
  const known = await runSliced(work, {
    ...limits,
    onProgress(soFar) {
      onOpen?.(soFar.open?.map(text) ?? []);
      limits.onProgress?.(report(soFar));
    },
  });
  return known && report(known);
}
