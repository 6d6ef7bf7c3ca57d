import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../core/game.ts';
import { findGame } from '../../games/index.ts';
import { apiPath } from '../../online/limits.ts';
import { startEngine } from '../../worker/node.ts';
import type { Headers } from '../requests.ts';
import { makeLimits, noLimits } from './limits.ts';
import { type Live, makeLive } from './live.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { addOperations } from './operations.ts';
import { addRoutes, guardRequests } from './routes.ts';
import type { OnlineSettings } from './settings.ts';
import { openStore } from './store/open.ts';
import { placeOf } from './store/postgres-store.ts';
import { type OpenProblem, StoreRefusal } from './store/server-store.ts';

/** Online play as the server has it: it adds its addresses, and ends in two steps. */
export interface Online {
  readonly settings: OnlineSettings;
  register(server: FastifyInstance, headers: Headers): Promise<void>;
  /** No more requests are answered, streams are told, what is being answered is waited for. */
  drain(): Promise<void>;
  /** When the server has closed: lets go of the store. */
  close(): Promise<void>;
}

export interface OnlineDeps {
  readonly settings: OnlineSettings;
  /** Games from outside, and the modules that bring them. */
  readonly games: readonly Game[];
  readonly modules: readonly string[];
  /** Why games can't be kept, in which case the app is served without. */
  refused(problem: OpenProblem): void;
  writeLog(line: string): void;
}

/** More would only wait for each other, and the server itself needs to breathe. */
const maxEngines = 4;

export function startOnline({ settings, games, modules, refused, writeLog }: OnlineDeps): Online {
  const log = makeLog(settings.log, writeLog, Date.now);
  const metrics = makeMetrics();
  const limits = settings.hasLimits ? makeLimits(() => performance.now()) : noLimits;
  const loadGame = rememberGames(games);
  const opened = openStore(settings);
  if (!opened.ok) refused(opened.problem);
  const live: Live | undefined = opened.ok
    ? makeLive({
        store: opened.store,
        limits,
        metrics,
        log,
        loadGame,
        refused: (error) => refused(problemOf(settings, error)),
        startEngine: (game) => startEngine(game, { modules }),
        engines: Math.max(1, Math.min(maxEngines, availableParallelism() - 1)),
      })
    : undefined;
  let pending = 0;
  const guards = { limits, metrics, log, condition: () => live?.condition() ?? 'no-store' };

  return {
    settings,
    async register(server, headers) {
      await server.register(
        async (scope) => {
          scope.addHook('onRequest', async (_request, reply) => {
            pending++;
            reply.raw.once('close', () => pending--);
          });
          addOperations(scope, { live, metrics, pending: () => pending });
          await scope.register(async (wire) => {
            guardRequests(wire, guards);
            if (live) addRoutes(wire, { ...live, ...guards, headers });
          });
        },
        { prefix: apiPath },
      );
      await live?.enter();
    },
    drain: async () => live?.drain(() => pending),
    close: async () => live?.close(),
  };
}

/** Loads games, each once: every request needs the rules of its game, and some are made when they are loaded. */
function rememberGames(outside: readonly Game[]): (id: string) => Promise<Game | undefined> {
  const loaded = new Map<string, Promise<Game>>();
  return async (id) => {
    const entry = findGame(id);
    if (!entry) return outside.find((game) => game.id === id);
    const known = loaded.get(entry.id);
    if (known) return known;
    const loading = entry.load();
    loaded.set(entry.id, loading);
    // What could not be loaded may be another time.
    loading.catch(() => loaded.delete(entry.id));
    return loading;
  };
}

function problemOf({ database, folder }: OnlineSettings, error: unknown): OpenProblem {
  if (error instanceof StoreRefusal) return error.problem;
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'unreachable', place: database === undefined ? folder : placeOf(database), reason };
}
