import { parentPort, workerData } from 'node:worker_threads';
import { type Request, serve } from '../engine/service.ts';
import { loadGame } from './command.ts';
import { loadAll } from './load.ts';

/** A thread that serves one game, given its id and the modules that may bring it. */
export interface WorkerOrder {
  readonly game: string;
  readonly load: readonly string[];
}

const { game: id, load } = workerData as WorkerOrder;
const loaded = await loadAll(load);
if (!loaded.ok) throw new Error(`The thread could not load what the program did: ${loaded.problem.code}.`);
const game = await loadGame(id, loaded.value);
if (!game.ok) throw new Error(`The thread has no game ${id}: ${game.problem.code}.`);

serve(
  game.value,
  {
    post: (response) => parentPort?.postMessage(response),
    listen: (handler) => parentPort?.on('message', (request: Request) => handler(request)),
  },
  { now: () => performance.now(), pause: () => new Promise((resolve) => setImmediate(resolve)) },
);
