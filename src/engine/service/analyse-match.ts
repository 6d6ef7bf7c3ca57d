import type { Match } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import type { Report } from '../../core/report.ts';
import { type Analysis, analyse } from '../analysis/analysis.ts';
import { reportOfMatch } from '../analysis/report.ts';
import { type Limits, runSliced } from './run-sliced.ts';

/** What is known of where a match stands, within limits; undefined where it is cancelled. */
export async function analyseMatch<S>(
  match: Match<S>,
  oracle: Oracle<S>,
  limits: Limits<Report>,
): Promise<Report | undefined> {
  const report = (known: Analysis) => reportOfMatch(match, known);
  const known = await runSliced(analyse(match.game, oracle, match.state, seededRandom(1)), {
    ...limits,
    onProgress: (soFar) => limits.onProgress?.(report(soFar)),
  });
  return known && report(known);
}
