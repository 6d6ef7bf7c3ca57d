import type { Analyst } from '../engine/service/analyst.ts';
import type { UgiOptions } from '../ugi/options.ts';
import { type BrowserWorker, connectWorker } from './browser-connection.ts';
import { analystOver, type UgiConnection, ugiOver } from './connection.ts';
import type { EngineOptions } from './message.ts';

export type { EngineOptions, UgiConnection, UgiOptions };

/** A browser's own; the library's types are Node's. */
declare const Worker: new (address: URL, options: { readonly type: 'module' }) => BrowserWorker;

/** Starts a worker for one game. Ask two of them where one is to think while the other chooses moves. */
export function startEngine(game: string, options: EngineOptions = {}): Analyst {
  return analystOver(connectWorker(startWorker(), { ...options, game }));
}

/** Starts a worker that plays one game in UGI: what it says comes line by line. */
export function startUgi(
  game: string,
  onLine: (line: string) => void,
  { modules = [], ...ugi }: UgiOptions & EngineOptions = {},
): UgiConnection {
  return ugiOver(connectWorker(startWorker(), { game, modules, ugi }), onLine);
}

function startWorker(): BrowserWorker {
  // Bundlers know a worker by these very words; build/engine-worker.ts does too.
  return new Worker(new URL('./web-worker.js', import.meta.url), { type: 'module' });
}
