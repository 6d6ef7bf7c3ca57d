import type { Game } from '../src/core/game.ts';
import type { Problem } from '../src/core/problem.ts';
import { findGame } from '../src/games/index.ts';
import type { Deps } from '../src/web/deps.ts';
import { createResults } from '../src/web/storage/results.ts';
import { createSavedGames } from '../src/web/storage/saved-games.ts';
import { makeMemoryStore, type Store } from '../src/web/storage/store.ts';
import { noLocks, type TabLocks } from '../src/web/storage/tab-lock.ts';
import { connectLocally } from './local-analyst.ts';

/** What a table of the web app needs, without a browser. Those with the same store and locks are tabs of one. */
export function makeDeps(store: Store = makeMemoryStore(), tabLocks: TabLocks = noLocks) {
  const reported: Problem[] = [];
  const takenBack: Problem[] = [];
  const report = (problem: Problem) => void reported.push(problem);
  const loadGame = async (id: string) => findGame(id)?.load();
  const hasGame = (id: string) => findGame(id) !== undefined;
  const savedGames = createSavedGames({ store, hasGame, loadGame, report });
  const deps: Deps = {
    savedGames,
    results: createResults(makeMemoryStore()),
    tabLocks,
    warn(problem) {
      report(problem);
      return () => void takenBack.push(problem);
    },
    untilRetry: () => new Promise(() => undefined),
    today: () => ++count,
    freshId: () => `game-${++count}`,
    freshSeed: () => ++count,
    startEngine: (id) => connectLocally(loadGame(id) as Promise<Game>),
    now: () => performance.now(),
    wait: async () => undefined,
  };
  return { savedGames, deps, reported, takenBack, store };
}

let count = 0;

/** Locks that the tabs of a test share. */
export function sharedLocks(): TabLocks {
  const owners = new Map<string, () => Promise<void>>();
  const lock = (id: string, onAsked: () => Promise<void>) => {
    owners.set(id, onAsked);
    return { release: () => void (owners.get(id) === onAsked && owners.delete(id)) };
  };
  return {
    take: async (id, onAsked) => (owners.has(id) ? undefined : lock(id, onAsked)),
    async takeOver(id, onAsked) {
      await owners.get(id)?.();
      return lock(id, onAsked);
    },
  };
}
