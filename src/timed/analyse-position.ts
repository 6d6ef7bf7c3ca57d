import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { Report } from '../core/report.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { analyseMatch } from '../engine/service/analyse-match.ts';
import { usualMilliseconds } from '../engine/service/run-sliced.ts';
import { systemClock } from '../system-clock.ts';
import { errorOf } from '../text/problem-error.ts';

/** How long a position may be thought about, and who is told what. */
export interface AnalysisLimits {
  /** A second, unless it is said. What is known by then is told; what is not exact says so. */
  readonly milliseconds?: number;
  /** Breaks it off: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told what is known so far, again and again. */
  onProgress?(report: Report): void;
}

/**
 * The value of a position and of every move in it, as `tabuleiro analyse --json` prints it. It is worked out here, in
 * slices; where a page must stay quick, or several positions are asked for, start an engine of `tabuleiro/worker`. For a
 * text that is no position of the game, the promise is rejected with a `ProblemError`.
 */
export async function analysePosition<S>(
  game: Game<S>,
  position: string,
  { milliseconds = usualMilliseconds, signal, onProgress }: AnalysisLimits = {},
): Promise<Report> {
  checkGame(game);
  signal?.throwIfAborted();
  const match = Match.fromPosition(game, position);
  if (!match.ok) throw errorOf(match.problem, game);
  const report = await analyseMatch(match.value, await oracleOf(game), {
    milliseconds,
    clock: systemClock,
    isCancelled: () => signal?.aborted === true,
    ...(onProgress && { onProgress }),
  });
  if (!report) throw signal?.reason;
  return report;
}

/** In plain JavaScript an id, or the promise of a game, is easily taken for the game. */
function checkGame(game: unknown): void {
  if (typeof game === 'object' && game !== null && 'rules' in game && 'notation' in game) return;
  const given = typeof game === 'string' ? `the text “${game}”` : game instanceof Promise ? 'a promise' : String(game);
  throw new TypeError(`analysePosition needs a game, as await loadGame('neutreeko') gives one; it was given ${given}.`);
}
