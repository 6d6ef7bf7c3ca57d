import { parentPort, workerData } from 'node:worker_threads';
import { present } from '../core/present.ts';
import type { WorkerOrder } from './message.ts';
import { loadInThread } from './node-game.ts';
import { serveOrder } from './serve-order.ts';

/** A thread of Node that serves one game, or speaks UGI. Its order is in its data. */
const port = present(parentPort ?? undefined, 'port to who started the thread');
serveOrder(
  {
    name: '',
    post: (message) => port.postMessage(message),
    listen: (handler) => port.on('message', handler),
    close: () => port.close(),
    loadGame: loadInThread,
  },
  workerData as WorkerOrder,
);
