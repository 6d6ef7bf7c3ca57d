import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import ticTacToe from '../examples/tic-tac-toe/index.ts';
import type { Game } from '../src/core/game.ts';
import { perft } from '../src/engine/search/perft.ts';
import { findGame, games } from '../src/games/index.ts';
import { perftNames, readPerftFixtures } from './perft-fixtures.ts';

/** Every game's folder has fixtures; a file is named for the game or, where variants move alike, for the first of them. */
const gamesFolder = new URL('../src/games/', import.meta.url);
const folders = readdirSync(gamesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => new URL(`${entry.name}/`, gamesFolder));
const fixtures = folders.flatMap((folder) => perftNames(folder).map((name) => ({ folder, name })));

/** Variants that differ only in how a game ends or is scored have the perft of the game itself. */
const movesAlike: Readonly<Record<string, readonly string[]>> = {
  fuse: ['fuse', 'fuse-inner', 'fuse-omega'],
  quantik: ['quantik', 'quantik-blocked-draw'],
};

async function load(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`No game ${id}.`);
  return game;
}

function count(game: Game, position: string, depth: number): number {
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${state.problem.code}`);
  return perft(game.rules, state.value, depth);
}

describe.each(fixtures.map(({ folder, name }) => [name, folder] as const))('%s.perft', (name, folder) => {
  const ids = movesAlike[name] ?? [name];
  test.each(readPerftFixtures(folder, name))('$position at depth $depth', async ({ position, depth, leaves }) => {
    for (const id of ids) expect(count(await load(id), position, depth)).toBe(leaves);
  });
});

test.each(readPerftFixtures(new URL('../examples/tic-tac-toe/', import.meta.url), 'tic-tac-toe'))(
  'tic-tac-toe at depth $depth',
  ({ position, depth, leaves }) => {
    expect(count(ticTacToe, position, depth)).toBe(leaves);
  },
);

test('every listed game has a fixture', () => {
  const covered = fixtures.flatMap(({ name }) => movesAlike[name] ?? [name]);
  expect(games.map((entry) => entry.id).filter((id) => !covered.includes(id))).toEqual([]);
});
