import { Worker } from 'node:worker_threads';
import type { UgiOptions } from '../ugi/options.ts';
import type { Connection, UgiConnection } from './connection.ts';
import type { EngineOptions, WorkerMessage, WorkerOrder } from './message.ts';
import { type Starters, startersBy } from './start.ts';

export type { EngineOptions, UgiConnection, UgiOptions };

const starters: Starters = /* @__PURE__ */ startersBy(startThread);

/**
 * Starts a thread for one game, by its id or by another name. Ask two of them where one is to think while the other
 * chooses moves. While nothing is asked of it, it does not keep the program from ending.
 */
export const startEngine: Starters['startEngine'] = starters.startEngine;

/**
 * Starts a thread that plays one game in UGI: what it says comes line by line. It waits for lines, and so
 * the program does not end before it is closed or told to `quit`.
 */
export const startUgi: Starters['startUgi'] = starters.startUgi;

function startThread(order: WorkerOrder, script: EngineOptions['worker']): Connection {
  const worker = new Worker(script ?? new URL('./node-worker.js', import.meta.url), { workerData: order });
  return {
    post: (request) => worker.postMessage(request),
    listen(onMessage, onEnd) {
      worker.on('message', (message: WorkerMessage) => onMessage(message));
      worker.on('error', (error) => onEnd(error.message));
      worker.on('exit', (code) => onEnd(`exit ${code}`));
    },
    hold: (isAwaited) => (isAwaited ? worker.ref() : worker.unref()),
    close: () => void worker.terminate(),
  };
}
