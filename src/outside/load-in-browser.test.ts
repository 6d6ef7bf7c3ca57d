import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ticTacToe } from '../../test/project.ts';
import { loadOutsideGame } from './load-in-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The address of a module with this code. */
function address(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

test('a page loads a game by the address of its module', async () => {
  const game = await loadOutsideGame(pathToFileURL(ticTacToe).href, 'tic-tac-toe');
  expect(game.id).toBe('tic-tac-toe');
});

test.each([
  ['empty.mjs', 'export const other = 1;', /its default export must be a game, or a list of games\.$/u],
  ['bare.mjs', `export default { id: 'mine' };`, /is not a game: it has no rules\.maxMoves\.$/u],
  ['failing.mjs', `throw new Error('no luck');`, /^The module “.*failing\.mjs” can’t be loaded \(“no luck”\)\.$/u],
])('and is told what is wrong with %s, as in Node', async (name, code, sentence) => {
  await expect(loadOutsideGame(address(name, code), 'mine')).rejects.toThrow(sentence);
});

test('or which games it brings instead', async () => {
  const module = pathToFileURL(ticTacToe).href;
  await expect(loadOutsideGame(module, 'mine')).rejects.toThrow(/brings no game “mine”; it brings tic-tac-toe\.$/u);
});
