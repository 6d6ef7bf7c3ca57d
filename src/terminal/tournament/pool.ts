import { Worker } from 'node:worker_threads';
import type { PlayedGame, ScheduledGame } from '../../engine/tournament/tournament.ts';
import type { BotErrorLine, TournamentOrder } from './worker.ts';

export interface PoolOptions {
  readonly workers: number;
  /** Stops at once; games that are under way are broken off. */
  readonly signal: AbortSignal;
  onPlayed(game: PlayedGame): void;
  /** A bot wrote a line to standard error; only where the order wants to hear of it. */
  onBotError(said: BotErrorLine): void;
}

/** How long a thread may take to leave, in milliseconds. */
const patience = 1000;

/**
 * Plays games in as many threads as wanted, each of which takes the next game when it is done with one. When one of them
 * fails, the others stop too, and the reason is thrown once all have left.
 */
export async function playAll(
  order: TournamentOrder,
  games: readonly ScheduledGame[],
  { workers, signal, onPlayed, onBotError }: PoolOptions,
): Promise<void> {
  const waiting = [...games];
  const failing = new AbortController();
  const stop = AbortSignal.any([signal, failing.signal]);
  const threads = Array.from({ length: Math.min(workers, waiting.length) }, () =>
    playInThread(order, waiting, stop, { onPlayed, onBotError }).catch((error: unknown) => failing.abort(error)),
  );
  await Promise.all(threads);
  if (failing.signal.aborted) throw failing.signal.reason;
}

function playInThread(
  order: TournamentOrder,
  waiting: ScheduledGame[],
  stop: AbortSignal,
  { onPlayed, onBotError }: Pick<PoolOptions, 'onPlayed' | 'onBotError'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: order });
    let impatience: NodeJS.Timeout | undefined;
    // It sends away the players' own processes first, and is ended anyway if that takes long.
    const end = () => {
      stop.removeEventListener('abort', end);
      worker.postMessage('end');
      impatience ??= setTimeout(() => void worker.terminate(), patience);
    };
    const next = () => {
      const game = stop.aborted ? undefined : waiting.shift();
      if (game) worker.postMessage(game);
      else end();
    };
    stop.addEventListener('abort', end);
    worker.on('message', (played: PlayedGame | BotErrorLine) => {
      if ('bot' in played) {
        onBotError(played);
        return;
      }
      try {
        onPlayed(played);
        next();
      } catch (error) {
        end();
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      stop.removeEventListener('abort', end);
      clearTimeout(impatience);
      if (impatience) resolve();
      else reject(new Error(`exit ${code}`));
    });
    next();
  });
}
