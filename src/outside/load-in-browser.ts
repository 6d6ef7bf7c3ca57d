import type { Game } from '../core/game.ts';
import { type Problem, reasonOf } from '../core/problem.ts';

/** Loads a game from outside, given the whole address of its module: in a page as in a worker. */
export async function loadOutsideGame(module: string, id: string): Promise<Game> {
  const [loaded, { readGames }] = await Promise.all([
    import(/* @vite-ignore */ /* webpackIgnore: true */ module).catch((error: unknown) =>
      refuse({ code: 'module-fails', values: { module, reason: reasonOf(error) } }),
    ),
    import('./contract.ts'),
  ]);
  const games = readGames(loaded, module);
  if (!games.ok) return refuse(games.problem);
  const game = games.value.find((each) => each.id === id);
  const list = games.value.map((each) => each.id).join(', ');
  return game ?? refuse({ code: 'module-other-games', values: { module, game: id, list } });
}

/** The sentences are loaded when one is needed. */
async function refuse(problem: Problem): Promise<never> {
  const [{ sayProblem }, { outsideSpeaker }] = await Promise.all([
    import('../text/say-problem.ts'),
    import('./problems.ts'),
  ]);
  throw new Error(sayProblem(problem, 'en', outsideSpeaker));
}
