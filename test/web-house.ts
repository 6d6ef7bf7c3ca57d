import type { Game } from '../src/core/game.ts';
import type { Problem } from '../src/core/problem.ts';
import { findGame } from '../src/games/index.ts';
import type { Desk } from '../src/web/storage/desk.ts';
import { openDesk } from '../src/web/storage/desk.ts';
import { createLibrary } from '../src/web/storage/library.ts';
import { makeMemoryShelf, type Shelf } from '../src/web/storage/shelf.ts';
import type { House } from '../src/web/table/open.ts';
import { connectLocally } from './local-analyst.ts';

/** What a table of the web app needs, without a browser. Houses with the same shelf and desk are tabs of one. */
export function makeHouse(shelf: Shelf = makeMemoryShelf(), desk: Desk = openDesk) {
  const reported: Problem[] = [];
  const report = (problem: Problem) => void reported.push(problem);
  const loadGame = async (id: string) => findGame(id)?.load();
  const library = createLibrary({ shelf, loadGame, report });
  const house: House = {
    library,
    desk,
    report,
    today: () => ++count,
    freshId: () => `game-${++count}`,
    freshSeed: () => ++count,
    world: {
      startEngine: (id) => connectLocally(loadGame(id) as Promise<Game>),
      now: () => performance.now(),
      wait: async () => undefined,
    },
  };
  return { library, house, reported, shelf };
}

let count = 0;

/** A desk that the tabs of a test share. */
export function sharedDesk(): Desk {
  const owners = new Map<string, () => Promise<void>>();
  const hold = (id: string, onAsked: () => Promise<void>) => {
    owners.set(id, onAsked);
    return { release: () => void (owners.get(id) === onAsked && owners.delete(id)) };
  };
  return {
    take: async (id, onAsked) => (owners.has(id) ? undefined : hold(id, onAsked)),
    async takeOver(id, onAsked) {
      await owners.get(id)?.();
      return hold(id, onAsked);
    },
  };
}
