import { type Result, succeed } from '../../core/problem.ts';
import type { SeriesLength } from '../../core/series.ts';
import { refuse } from '../text.ts';

export const seriesLengths: readonly SeriesLength[] = [1, 3, 5, 'endless'];

export function parseSeriesLength(text: string): Result<SeriesLength> {
  const length = seriesLengths.find((each) => String(each) === text.toLowerCase());
  if (length !== undefined) return succeed(length);
  return refuse({ code: 'bad-choice', values: { name: '--series', text, list: seriesLengths.join(', ') } });
}
