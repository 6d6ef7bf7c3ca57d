import { Worker } from 'node:worker_threads';
import type { Analyst } from '../engine/service/analyst.ts';
import type { UgiOptions } from '../ugi/options.ts';
import { analystOver, type Connection, type UgiConnection, ugiOver } from './connection.ts';
import type { EngineOptions, WorkerMessage, WorkerOrder } from './message.ts';

export type { EngineOptions, UgiConnection, UgiOptions };

/** Starts a thread for one game. Ask two of them where one is to think while the other chooses moves. */
export function startEngine(game: string, options: EngineOptions = {}): Analyst {
  return analystOver(startThread({ ...options, game }));
}

/** Starts a thread that plays one game in UGI: what it says comes line by line. */
export function startUgi(
  game: string,
  onLine: (line: string) => void,
  { modules = [], ...ugi }: UgiOptions & EngineOptions = {},
): UgiConnection {
  return ugiOver(startThread({ game, modules, ugi }), onLine);
}

function startThread(order: WorkerOrder): Connection {
  const worker = new Worker(new URL('./node-worker.js', import.meta.url), { workerData: order });
  return {
    post: (request) => worker.postMessage(request),
    listen(onMessage, onEnd) {
      worker.on('message', (message: WorkerMessage) => onMessage(message));
      worker.on('error', (error) => onEnd(error.message));
      worker.on('exit', (code) => onEnd(`exit ${code}`));
    },
    close: () => void worker.terminate(),
  };
}
