import type { Analyst } from '../engine/service/analyst.ts';
import type { UgiOptions } from '../ugi/options.ts';
import { analystOver, type Connection, type UgiConnection, ugiOver } from './connection.ts';
import type { EngineOptions, WorkerOrder } from './message.ts';

/** Starts a worker and gives it its order; `script` is where the worker's own is, where that is said. */
export type StartWorker = (order: WorkerOrder, script: EngineOptions['worker']) => Connection;

/** What starts engines, in Node as in a page. */
export interface Starters {
  startEngine(game: string, options?: EngineOptions): Analyst;
  startUgi(game: string, onLine: (line: string) => void, options?: UgiOptions & EngineOptions): UgiConnection;
}

export function startersBy(start: StartWorker): Starters {
  // An address is no plain data, as what crosses to a worker has to be.
  const plain = (modules: EngineOptions['modules'] = []) => modules.map(String);
  return {
    startEngine(game, { modules, worker, helpers = 0 } = {}) {
      const connect = () => start({ game, modules: plain(modules) }, worker);
      const loadHelpers = async () =>
        (await import('../engine/service/helpers.ts')).makeHelpers(() => analystOver(connect()), helpers);
      return analystOver(connect(), helpers > 0 ? loadHelpers : undefined);
    },
    startUgi: (game, onLine, { modules, worker, helpers: _, ...ugi } = {}) =>
      ugiOver(start({ game, modules: plain(modules), ugi }, worker), onLine),
  };
}
