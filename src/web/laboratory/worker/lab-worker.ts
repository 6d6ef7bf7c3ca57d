/**
 * The laboratory's worker. It imports nothing but on demand: what it shared with others would be in this very file, and
 * whoever loaded that would become the laboratory's worker too.
 */
import type { LabMessage, LabOrder } from './lab-message.ts';

declare const self: {
  postMessage(message: LabMessage): void;
  addEventListener(type: 'message', handler: (event: { readonly data: LabOrder }) => void): void;
};

const serving = import('./serve-tasks.ts');
// Where it can't be loaded, the page hears of an error.
serving.catch((error: unknown) =>
  setTimeout(() => {
    throw error;
  }),
);

self.addEventListener('message', ({ data }) => {
  void serving.then(({ takeOrder }) => takeOrder(data, (message) => self.postMessage(message)));
});
