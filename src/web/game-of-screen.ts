import { createMemo, createResource } from 'solid-js';
import { findGame, games } from '../games/index.ts';
import { route } from './routes.ts';

/** The game that the address of a screen names, and all that are listed, once they are loaded. */
export function useGameOfScreen(screen: 'edit' | 'learn') {
  // A sheet may lie over the screen: the game below it stays.
  const id = createMemo<string>((before) => {
    const place = route();
    return place.screen === screen ? place.game : before;
  }, games[0].id);
  const [listed] = createResource(() => Promise.all(games.map((entry) => entry.load())));
  const [loaded] = createResource(id, (wanted) => findGame(wanted)?.load());
  return { id, listed, loaded };
}
