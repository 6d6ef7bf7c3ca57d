import type { UgiOptions } from '../ugi/options.ts';
import { type BrowserWorker, connectWorker } from './browser-connection.ts';
import type { Connection, UgiConnection } from './connection.ts';
import type { EngineOptions, WorkerOrder } from './message.ts';
import { type Starters, startersBy } from './start.ts';

export type { EngineOptions, UgiConnection, UgiOptions };

/** A browser's own; the library's types are Node's. */
declare const Worker: new (address: string | URL, options: { readonly type: 'module' }) => BrowserWorker;
/** A worker that starts another has no document. */
declare const document: { readonly baseURI: string } | undefined;
declare const location: { readonly href: string };

const starters: Starters = /* @__PURE__ */ startersBy(startWorker);

/**
 * Starts a worker for one game, by its id or by another name. Ask two of them where one is to think while the other
 * chooses moves. It goes on until it is closed.
 */
export const startEngine: Starters['startEngine'] = starters.startEngine;

/**
 * Starts a worker that plays one game in UGI: what it says comes line by line. It goes on until it is closed or told
 * to `quit`.
 */
export const startUgi: Starters['startUgi'] = starters.startUgi;

function startWorker(order: WorkerOrder, script: EngineOptions['worker']): Connection {
  const page = typeof document === 'undefined' ? location.href : document.baseURI;
  // The worker itself would take them for relative to its own address.
  const modules = (order.modules ?? []).map((module) => new URL(module, page).href);
  if (script === undefined) return connectWorker(startOwnWorker(), { ...order, modules }, ownPlace());
  const address = new URL(script, page);
  return connectWorker(new Worker(address, { type: 'module' }), { ...order, modules }, `at ${address.href}`);
}

/** Bundlers give the worker a name that only they know, and some take for the address of this file where it was built. */
function ownPlace(): string {
  return /^https?:/u.test(import.meta.url) ? `beside ${import.meta.url}` : '';
}

function startOwnWorker(): BrowserWorker {
  // Bundlers know a worker by these very words; build/engine-worker.ts does too.
  return new Worker(new URL('./web-worker.js', import.meta.url), { type: 'module' });
}
