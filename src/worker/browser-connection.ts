import type { Connection } from './connection.ts';
import type { WorkerMessage, WorkerOrder, WorkerRequest } from './message.ts';

/** What is needed of a browser's worker; the library's types are Node's. */
export interface BrowserWorker {
  postMessage(message: WorkerOrder | WorkerRequest): void;
  addEventListener(type: 'message', handler: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', handler: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

/**
 * Gives a worker its order. Whoever made the worker need not have done it as `startEngine` does; `place` is where its script
 * was looked for, as in `beside https://…`.
 */
export function connectWorker(worker: BrowserWorker, order: WorkerOrder, place = ''): Connection {
  const didNotStart = `the script of the worker can’t be loaded${place && `; it was looked for ${place}`}`;
  worker.postMessage(order);
  return {
    post: (request) => worker.postMessage(request),
    listen(onMessage, onEnd) {
      worker.addEventListener('message', ({ data }) => onMessage(data));
      // A worker whose script could not be loaded says nothing about why.
      worker.addEventListener('error', ({ message }) => onEnd(message || didNotStart));
    },
    close: () => worker.terminate(),
  };
}
