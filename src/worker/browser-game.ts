import type { Game } from '../core/game.ts';
import { findGame, loadGame } from '../games/index.ts';

/** A game by its id: one of ours, or one from outside that one of the modules brings. Throws where there is no such game. */
export async function loadGameInBrowser(id: string, modules: readonly string[]): Promise<Game> {
  if (findGame(id) || modules.length === 0) return loadGame(id);
  const { loadOutsideGame } = await import('../outside/load-in-browser.ts');
  const attempts = modules.map((module) => loadOutsideGame(module, id));
  // Where none of them brings it, the first says why.
  return Promise.any(attempts).catch(() => attempts[0] ?? loadGame(id));
}
