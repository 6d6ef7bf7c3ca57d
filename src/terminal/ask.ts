import { fail, type Result } from '../core/problem.ts';
import type { Report } from '../core/report.ts';
import type { Analyst } from '../engine/service/analyst.ts';
import { usualAnalysisTime } from './arguments.ts';
import type { Invocation } from './command.ts';

/** Asks about a position, showing how much of the time has gone. */
export async function ask(
  analyst: Analyst,
  start: string,
  played: readonly string[],
  invocation: Invocation,
): Promise<Result<Report>> {
  const { time = usualAnalysisTime } = invocation.arguments;
  const started = invocation.now();
  const answer = await analyst.analyse({
    start,
    played,
    milliseconds: time,
    onProgress: () => invocation.showProgress(Math.min(0.99, (invocation.now() - started) / time)),
  });
  invocation.showProgress(1);
  return answer ?? fail({ code: 'engine-cancelled', values: {} });
}
