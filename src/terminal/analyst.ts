import { Worker } from 'node:worker_threads';
import { Analyst } from '../engine/analyst.ts';
import type { Response } from '../engine/service.ts';
import type { WorkerOrder } from './worker.ts';

/** Starts a thread that analyses one game. From source, where Node 20 needs help with TypeScript, tsx gives it. */
export function startAnalyst(order: WorkerOrder): Analyst {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);
  const worker = new Worker(file, { workerData: order, ...(isSource && { execArgv: ['--import', 'tsx'] }) });
  return new Analyst({
    post: (request) => worker.postMessage(request),
    listen: (handler) => worker.on('message', (response: Response) => handler(response)),
    close: () => void worker.terminate(),
  });
}
