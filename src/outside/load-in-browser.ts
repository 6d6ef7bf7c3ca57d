import type { Game } from '../core/game.ts';
import { type Problem, reasonOf } from '../core/problem.ts';
import { sayProblem } from '../text/say-problem.ts';
import { readGames } from './contract.ts';
import { outsideSpeaker } from './problems.ts';

/**
 * Loads a game from outside, given the whole address of its module: in a page as in a worker. Few have one, so this file is
 * loaded by those who do.
 */
export async function loadOutsideGame(module: string, id: string): Promise<Game> {
  const loaded: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ module).catch((error: unknown) =>
    refuse({ code: 'module-fails', values: { module, reason: reasonOf(error) } }),
  );
  const games = readGames(loaded, module);
  if (!games.ok) return refuse(games.problem);
  const list = games.value.map((each) => each.id).join(', ');
  const game = games.value.find((each) => each.id === id);
  return game ?? refuse({ code: 'module-other-games', values: { module, game: id, list } });
}

function refuse(problem: Problem): never {
  throw new Error(sayProblem(problem, 'en', outsideSpeaker));
}
