import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { installPacked } from './packed.ts';

let folder = '';
beforeAll(() => {
  folder = installPacked(['tabuleiro']);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('a page that plays has 20 kB at most before a game is loaded', async () => {
  const { first, all } = await bundle(folder, `export { loadGame, Match } from 'tabuleiro';`);
  expect(first).toBeGreaterThan(1000);
  expect(first).toBeLessThanOrEqual(20_000);
  // The games are there, and apart.
  expect(all).toBeGreaterThan(3 * first);
});

test('who wants one function gets little more', async () => {
  const { all } = await bundle(folder, `export { seededRandom } from 'tabuleiro';`);
  expect(all).toBeLessThan(1000);
});

test('importing the board keeps what makes its element known, and its parts are loaded when wanted', async () => {
  const { first, all } = await bundle(folder, `import 'tabuleiro/board';`);
  expect(first).toBeGreaterThan(10_000);
  expect(first).toBeLessThan(30_000);
  expect(all).toBeGreaterThan(2 * first);
});
