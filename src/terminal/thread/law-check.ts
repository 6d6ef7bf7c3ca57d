import { Worker } from 'node:worker_threads';
import type { CheckEvent, Counterexample } from '../../laws/check.ts';

/** The game to be held to the laws, the modules that may bring it, and the seed of the first random match. */
export interface CheckOrder {
  readonly game: string;
  readonly load: readonly string[];
  readonly seed: number;
}

/** What a thread says: what happens, and then how it ended. */
export type CheckMessage = CheckEvent | { readonly kind: 'done'; readonly found: Counterexample | undefined };

/** A game that is being held to the laws. */
export interface LawCheck {
  /** Told of each message, the last of which is `done`; or of why there will be none. */
  listen(onMessage: (message: CheckMessage) => void, onEnd: (reason: string) => void): void;
  /** Breaks it off, whatever the game is doing. */
  stop(): void;
}

export function startCheck(order: CheckOrder): LawCheck {
  const worker = new Worker(new URL('./law-worker.js', import.meta.url), { workerData: order });
  return {
    listen(onMessage, onEnd) {
      worker.on('message', onMessage);
      worker.on('error', (error) => onEnd(error.message));
      worker.on('exit', (code) => onEnd(`exit ${code}`));
    },
    stop: () => void worker.terminate(),
  };
}
