import { Worker } from 'node:worker_threads';
import { Analyst } from '../../engine/service/analyst.ts';
import type { EngineResponse } from '../../engine/service/service.ts';
import type { WorkerOrder } from './worker.ts';

/** Starts a thread that analyses one game. */
export function startAnalyst(order: WorkerOrder): Analyst {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: order });
  return new Analyst({
    post: (request) => worker.postMessage(request),
    listen: (handler, onEnd) => {
      worker.on('message', (response: EngineResponse) => handler(response));
      worker.on('error', (error) => onEnd(error.message));
      worker.on('exit', (code) => onEnd(`exit ${code}`));
    },
    close: () => void worker.terminate(),
  });
}
