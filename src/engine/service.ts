import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { Oracle } from '../core/oracle.ts';
import type { Problem, Result } from '../core/problem.ts';
import { seededRandom } from '../core/random.ts';
import type { Report } from '../core/report.ts';
import { analyse } from './analysis.ts';
import { type Clock, drive } from './drive.ts';
import { oracleOf } from './general.ts';
import { reportOfMatch } from './report.ts';

/**
 * The engine behind a message port, the same in a thread of Node and in a browser's worker. A worker serves one game:
 * several in one would slow each other down. Everything that crosses is plain data.
 */
export type Request = AnalyseRequest | { readonly kind: 'cancel'; readonly id: number };

export interface AnalyseRequest {
  readonly kind: 'analyse';
  readonly id: number;
  /** Where the match began, and its moves since; repetition is seen from them. */
  readonly start: string;
  readonly played: readonly string[];
  readonly milliseconds: number;
}

export type Response =
  | { readonly kind: 'progress'; readonly id: number; readonly report: Report }
  | { readonly kind: 'done'; readonly id: number; readonly report: Report }
  | { readonly kind: 'refused'; readonly id: number; readonly problem: Problem }
  | { readonly kind: 'cancelled'; readonly id: number };

/** What a worker's side of a port must do. */
export interface ServicePort {
  post(response: Response): void;
  listen(handler: (request: Request) => void): void;
}

/** A request beyond this many waiting ones is cancelled at once: nobody can want so many answers. */
const longestQueue = 1000;

/** Answers requests one after another; a request that is cancelled before or during its turn is dropped. */
export function serve<S>(game: Game<S>, port: ServicePort, clock: Clock): void {
  const waiting: AnalyseRequest[] = [];
  const cancelled = new Set<number>();
  let oracle: Promise<Oracle<S>> | undefined;
  let isBusy = false;

  port.listen((request) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else if (waiting.length >= longestQueue) port.post({ kind: 'cancelled', id: request.id });
    else waiting.push(request);
    if (!isBusy) void work();
  });

  async function work(): Promise<void> {
    isBusy = true;
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      port.post(await answer(request).catch((error: unknown) => failed(request.id, error)));
      cancelled.delete(request.id);
    }
    // What is still marked belongs to requests that were answered before the mark arrived.
    cancelled.clear();
    isBusy = false;
  }

  async function answer({ id, start, played, milliseconds }: AnalyseRequest): Promise<Response> {
    if (cancelled.has(id)) return { kind: 'cancelled', id };
    const match = replay(game, start, played);
    if (!match.ok) return { kind: 'refused', id, problem: match.problem };
    oracle ??= oracleOf(game);
    const analysis = analyse(game, await oracle, match.value.state, seededRandom(1));
    const found = await drive(analysis, {
      milliseconds,
      clock,
      isCancelled: () => cancelled.has(id),
      onProgress: (known) => port.post({ kind: 'progress', id, report: reportOfMatch(match.value, known) }),
    });
    return found ? { kind: 'done', id, report: reportOfMatch(match.value, found) } : { kind: 'cancelled', id };
  }
}

/** A fault in a game or a solver, which may come from outside, must not leave the asker waiting. */
function failed(id: number, error: unknown): Response {
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: 'refused', id, problem: { code: 'engine-failed', values: { reason } } };
}

function replay<S>(game: Game<S>, start: string, played: readonly string[]): Result<Match<S>> {
  let match = Match.fromPosition(game, start);
  for (const move of played) {
    if (!match.ok) return match;
    match = match.value.play(move);
  }
  return match;
}
