import type { Game } from '../../core/game.ts';
import { loadAll } from '../../outside/load.ts';
import { loadGame } from '../command.ts';

/** The game of a thread, which was found before in the thread that started it. */
export async function loadInThread(id: string, load: readonly string[]): Promise<Game> {
  const loaded = await loadAll(load);
  if (!loaded.ok) throw new Error(`The thread could not load what the program did: ${loaded.problem.code}.`);
  const game = await loadGame(id, loaded.value);
  if (!game.ok) throw new Error(`The thread has no game ${id}: ${game.problem.code}.`);
  return game.value;
}
