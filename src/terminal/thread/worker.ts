import { parentPort, workerData } from 'node:worker_threads';
import { type EngineRequest, serve } from '../../engine/service/service.ts';
import { systemClock } from '../../system-clock.ts';
import { loadInThread } from './worker-game.ts';

/** A thread that serves one game, given its id and the modules that may bring it. */
export interface WorkerOrder {
  readonly game: string;
  readonly load: readonly string[];
}

const { game, load } = workerData as WorkerOrder;

serve(
  await loadInThread(game, load),
  {
    post: (response) => parentPort?.postMessage(response),
    listen: (handler) => parentPort?.on('message', (request: EngineRequest) => handler(request)),
  },
  systemClock,
);
