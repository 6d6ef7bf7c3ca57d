import type { Game } from '../core/game.ts';
import { findGame, games } from '../games/index.ts';
import { unknownGame } from '../games/unknown-game.ts';
import { loadAll } from '../outside/load.ts';
import { outsideSpeaker } from '../outside/problems.ts';
import { errorOf } from '../text/problem-error.ts';
import { sayProblem } from '../text/say-problem.ts';

/** The game of a thread: one of ours, or one that a module from outside brings. */
export async function loadInThread(id: string, modules: readonly string[]): Promise<Game> {
  const own = findGame(id);
  if (own) return own.load();
  const loaded = await loadAll(modules);
  if (!loaded.ok) throw new Error(sayProblem(loaded.problem, 'en', outsideSpeaker));
  const game = loaded.value.find((each) => each.id === id);
  if (game) return game;
  const others = loaded.value.map((each) => each.id);
  throw errorOf(unknownGame(id, games, others));
}
