import type { Game } from '../core/game.ts';

/** Loads a game from outside, given the whole address of its module: in a page as in a worker. */
export async function loadOutsideGame(module: string, id: string): Promise<Game> {
  const [loaded, { readGames }] = await Promise.all([
    import(/* @vite-ignore */ /* webpackIgnore: true */ module),
    import('./contract.ts'),
  ]);
  const games = readGames(loaded, module);
  const game = games.ok ? games.value.find((each) => each.id === id) : undefined;
  if (!game) throw new Error(`The module ${module} has no game ${id}; start the server again.`);
  return game;
}
