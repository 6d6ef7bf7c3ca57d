import type { Connection } from './connection.ts';
import type { WorkerMessage, WorkerOrder, WorkerRequest } from './message.ts';

/** What is needed of a browser's worker; the library's types are Node's. */
export interface BrowserWorker {
  postMessage(message: WorkerOrder | WorkerRequest): void;
  addEventListener(type: 'message', handler: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', handler: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

/** Gives a worker its order. Whoever made the worker need not have done it as `startEngine` does. */
export function connectWorker(worker: BrowserWorker, order: WorkerOrder): Connection {
  worker.postMessage(order);
  return {
    post: (request) => worker.postMessage(request),
    listen(onMessage, onEnd) {
      worker.addEventListener('message', ({ data }) => onMessage(data));
      // A worker whose script could not be loaded says nothing about why.
      worker.addEventListener('error', ({ message }) => onEnd(message || 'the worker did not start'));
    },
    close: () => worker.terminate(),
  };
}
