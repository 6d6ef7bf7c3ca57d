import { createMemo, createResource, createSignal } from 'solid-js';
import type { Game } from '../core/game.ts';
import type { GameEntry } from '../games/index.ts';
import { firstGame, learnOutsideGames, loadGame, outsideGames, ownGames } from './games.ts';
import { route } from './routes.ts';

/** The game that the address of a screen names, and those that are listed, once they are loaded. */
export function useGameOfScreen(screen: 'edit' | 'learn') {
  // A sheet may lie over the screen: the game below it stays.
  const id = createMemo<string>((before) => {
    const place = route();
    return place.screen === screen ? place.game : before;
  }, firstGame);
  const [own] = createResource(() => loadEach(ownGames));
  // The screen does not wait for those from outside: they come after ours in the list, when they come.
  const [outside, setOutside] = createSignal<readonly Game[]>([]);
  void learnOutsideGames()
    .then(() => loadEach(outsideGames()))
    .then(setOutside);
  const listed = () => [...(own() ?? []), ...outside()];
  const [loaded] = createResource(id, loadGame);
  return { id, listed, loaded };
}

/** One that can't be loaded is no reason to do without the others; whoever asks for it is told. */
async function loadEach(entries: readonly GameEntry[]): Promise<readonly Game[]> {
  const loads = await Promise.allSettled(entries.map((entry) => entry.load()));
  return loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : []));
}
