import { createMemo, createResource } from 'solid-js';
import { findGame, games } from '../games/index.ts';
import { firstGame, route } from './routes.ts';

/** The game that the address of a screen names, and those that are listed, once they are loaded. */
export function useGameOfScreen(screen: 'edit' | 'learn') {
  // A sheet may lie over the screen: the game below it stays.
  const id = createMemo<string>((before) => {
    const place = route();
    return place.screen === screen ? place.game : before;
  }, firstGame);
  // One that can't be loaded is no reason to do without the others; whoever asks for it is told.
  const [listed] = createResource(async () => {
    const loads = await Promise.allSettled(games.map((entry) => entry.load()));
    return loads.flatMap((load) => (load.status === 'fulfilled' ? [load.value] : []));
  });
  const [loaded] = createResource(id, (wanted) => findGame(wanted)?.load());
  return { id, listed, loaded };
}
