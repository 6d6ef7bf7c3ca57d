import type { ReportedVerdict } from '../core/report.ts';
import type { ReviewWords } from './catalogue.ts';

/** What the marks beside these verdicts mean, a line for each kind that there is. */
export function legendFor(verdicts: readonly ReportedVerdict[], words: ReviewWords, isAscii: boolean): string[] {
  const exact = verdicts.filter((verdict) => verdict.exact);
  const hasMargins = exact.some((verdict) => verdict.margin !== undefined);
  const lines = exact.length === 0 ? [] : [hasMargins ? words.marginLegend(isAscii) : words.legend(isAscii)];
  return exact.length < verdicts.length ? [...lines, words.estimateLegend] : lines;
}
