import { Worker } from 'node:worker_threads';
import type { PlayedGame, ScheduledGame } from '../../engine/tournament.ts';
import type { TournamentOrder } from './worker.ts';

export interface PoolOptions {
  readonly workers: number;
  /** Stops at once; games that are under way are given up. */
  readonly signal?: AbortSignal;
  onPlayed(game: PlayedGame): void;
}

/** How long a thread may take to leave, in milliseconds. */
const patience = 1000;

/** Plays games in as many threads as wanted, each of which takes the next game when it is done with one. */
export async function playAll(
  order: TournamentOrder,
  games: readonly ScheduledGame[],
  { workers, signal, onPlayed }: PoolOptions,
): Promise<void> {
  const waiting = [...games];
  const count = Math.min(workers, waiting.length);
  await Promise.all(Array.from({ length: count }, () => playInThread(order, waiting, signal, onPlayed)));
}

function playInThread(
  order: TournamentOrder,
  waiting: ScheduledGame[],
  signal: AbortSignal | undefined,
  onPlayed: (game: PlayedGame) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: order });
    // It sends away the players' own processes first, and is ended anyway if that takes long.
    const end = () => {
      signal?.removeEventListener('abort', end);
      worker.postMessage('end');
      const impatience = setTimeout(() => void worker.terminate(), patience);
      worker.once('exit', () => {
        clearTimeout(impatience);
        resolve();
      });
    };
    const next = () => {
      const game = signal?.aborted ? undefined : waiting.shift();
      if (game) worker.postMessage(game);
      else end();
    };
    signal?.addEventListener('abort', end);
    worker.on('message', (played: PlayedGame) => {
      onPlayed(played);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
