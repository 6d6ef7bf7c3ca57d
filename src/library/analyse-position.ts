import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { Problem } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import type { Report } from '../core/report.ts';
import { type Analysis, analyse } from '../engine/analysis/analysis.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { reportOfMatch } from '../engine/analysis/report.ts';
import { runSliced } from '../engine/service/run-sliced.ts';
import { systemClock } from '../system-clock.ts';
import { sayProblem } from '../text/say-problem.ts';

/** How long a position may be thought about, and who is told what. */
export interface AnalysisLimits {
  /** A second, unless it is said. What is known by then is told; what is not exact says so. */
  readonly milliseconds?: number;
  /** Breaks it off: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told what is known so far, again and again. */
  onProgress?(report: Report): void;
}

const usualTime = 1000;

/** A text that is no position of the game: the message says why in English, and `problem` for other languages. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly problem: Problem;

  constructor(problem: Problem, game: Game) {
    super(sayProblem(problem, 'en', game));
    this.problem = problem;
  }
}

/**
 * The value of a position and of every move in it, as `tabuleiro analyse --json` prints it. It is worked out here, in
 * slices; where a page must stay quick, or several positions are asked for, start an engine of `tabuleiro/worker`.
 */
export async function analysePosition<S>(
  game: Game<S>,
  position: string,
  { milliseconds = usualTime, signal, onProgress }: AnalysisLimits = {},
): Promise<Report> {
  signal?.throwIfAborted();
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw new PositionError(match.problem, game);
  const report = (known: Analysis) => reportOfMatch(match.value, known);
  const found = await runSliced(analyse(game, await oracleOf(game), match.value.state, seededRandom(1)), {
    milliseconds,
    clock: systemClock,
    isCancelled: () => signal?.aborted === true,
    ...(onProgress && { onProgress: (known: Analysis) => onProgress(report(known)) }),
  });
  if (!found) throw signal?.reason;
  return report(found);
}
