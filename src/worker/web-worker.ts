import { findGame, loadGame } from '../games/index.ts';
import type { WorkerMessage, WorkerOrder, WorkerRequest } from './message.ts';
import { serveOrder } from './serve-order.ts';

/** What a browser gives its workers; the library's types are Node's. */
declare const self: {
  readonly name: string;
  addEventListener(type: 'message', handler: (event: { readonly data: WorkerOrder | WorkerRequest }) => void): void;
  postMessage(message: WorkerMessage): void;
  close(): void;
};

/** A worker of a browser that serves one game, or speaks UGI. */
serveOrder({
  name: self.name,
  post: (message) => self.postMessage(message),
  listen: (handler) => self.addEventListener('message', ({ data }) => handler(data)),
  close: () => self.close(),
  async loadGame(id, modules) {
    if (findGame(id) || modules.length === 0) return loadGame(id);
    const { loadOutsideGame } = await import('../outside/load-in-browser.ts');
    const attempts = modules.map((module) => loadOutsideGame(module, id));
    // Where none of them brings it, the first says why.
    return Promise.any(attempts).catch(() => attempts[0] ?? loadGame(id));
  },
});
