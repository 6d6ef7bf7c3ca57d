import { loadGameInBrowser } from './browser-game.ts';
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
  loadGame: loadGameInBrowser,
});
