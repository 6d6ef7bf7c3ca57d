import { type Result, succeed } from '../../core/problem.ts';
import { type SeriesLength, seriesLengths } from '../../core/seats/series.ts';
import { refuse } from '../problems.ts';

export function parseSeriesLength(text: string): Result<SeriesLength> {
  const length = seriesLengths.find((each) => String(each) === text.toLowerCase());
  if (length !== undefined) return succeed(length);
  return refuse({ code: 'bad-choice', values: { name: '--series', text, list: seriesLengths.join(', ') } });
}
