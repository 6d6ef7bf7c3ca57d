import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import type { Game } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { makeServer } from '../../src/server/app.ts';
import { openOutsideGames } from '../../src/server/outside/serve.ts';
import { sayEnding } from '../../src/text/say.ts';
import { libraryFolder, root, ticTacToe as ticTacToeFile } from '../project.ts';
import { forgiveErrors, openBrowser, phone, seriousFaults, useBrowser, type Visit } from './browser.ts';
import { appFolder } from './built-app.ts';
import { addressOf, type LinkOptions, listedMoves } from './table-visitor.ts';

const game = ticTacToe as Game;

let folder: string;
let server: FastifyInstance | undefined;
let address = 'http://localhost';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabuleiro-outside-'));
  await serve([ticTacToeFile]);
});

afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

// What comes last is ended first: pages that still load something must not meet a server that is gone.
const test = useBrowser();

/** Serves the app with games from these modules, at the same address as before if it was served already. */
async function serve(modules: readonly string[]): Promise<void> {
  const port = Number(new URL(address).port);
  await server?.close();
  const games = await openOutsideGames(modules);
  if (!games.ok) throw new Error(`${games.problem.code}: ${JSON.stringify(games.problem.values)}`);
  server = await makeServer(
    appFolder,
    modules.length === 0 ? undefined : { games: games.value, library: libraryFolder, report: () => undefined },
  );
  address = (await server.listen({ port, host: 'localhost' })).replace('127.0.0.1', 'localhost');
}

async function open(hash: string, visit: Visit = {}): Promise<Page> {
  const page = await (await openBrowser(visit)).newPage();
  await page.goto(`${address}/${hash}`);
  return page;
}

function matchOf(moves: string): Match {
  let match = Match.start(game, seededRandom(1));
  for (const move of moves.split(' ')) {
    const next = match.play(move);
    if (next.ok) match = next.value;
  }
  return match;
}

/** Lets a folder find the library as an author's own project does. */
async function linkLibrary(project: string): Promise<void> {
  await mkdir(join(project, 'node_modules'), { recursive: true });
  await symlink(root, join(project, 'node_modules', 'tabuleiro'), 'junction');
}

const tableWith = (moves: string, options: LinkOptions = {}) => addressOf(matchOf(moves), options);

describe('a game from outside, as docs/adding-a-game.md ends', () => {
  test('is on home after ours, and is played against a level with values shown', async () => {
    const page = await open('#/');
    const names = page.locator('.game-card h2');
    await expect.poll(() => names.allTextContents()).toContain('Tic-tac-toe');
    expect((await names.allTextContents()).at(-1)).toBe('Tic-tac-toe');
    // Its board is there without a picture of it.
    await page.locator('.game-card').last().locator('[role="grid"], [role="img"], svg').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play Tic-tac-toe' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('.new-game').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await sheet.locator('.new-game-start').click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('v');
    await expect.poll(() => page.locator('.value-entry').count(), { timeout: 30_000 }).toBe(9);
    await expect
      .poll(() => page.locator('.value-entry').first().getAttribute('aria-label'), { timeout: 30_000 })
      .toMatch(/draws/u);
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator('.value-entry').first().click();
    await expect.poll(() => listedMoves(page), { timeout: 30_000 }).toHaveLength(2);
    // It is kept, and listed with its board among the saved games.
    await page.goto(`${address}/#/saved`);
    await page.locator('.saved-game', { hasText: 'Tic-tac-toe' }).locator('.saved-board *').first().waitFor();
    await page.locator('.saved-link').first().click();
    await expect.poll(() => listedMoves(page)).toHaveLength(2);
  });

  test('is opened by a link, and is reviewed when it is over', async () => {
    const match = matchOf('a1 b2 c3 c1 b1 a3');
    const page = await open(addressOf(match, { seats: ['me', 'level:3'] }));
    await page.locator('main[data-screen="play"], main[data-screen="shared"]').getByRole('grid').waitFor();
    const sentence = match.ending && sayEnding(match.ending, 'en', game);
    await page
      .getByText(sentence ?? '', { exact: true })
      .first()
      .waitFor();
    await page.getByText('You made one mistake.').waitFor({ timeout: 30_000 });
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('has an editor', async () => {
    const page = await open('#/edit/tic-tac-toe');
    await page.locator('.editor').waitFor();
    await page.locator('.editor-board [aria-label^="b2,"]').click();
    expect(await page.locator('#editor-position').inputValue()).toBe('.../.x./... x');
    const options = page.locator('.game-chooser option');
    await expect.poll(() => options.count()).toBeGreaterThan(5);
    expect((await options.allTextContents()).at(-1)).toBe('Tic-tac-toe');
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('has its lessons, in Portuguese and on a phone too', async () => {
    const page = await open('#/learn/tic-tac-toe', { language: 'pt', viewport: phone });
    await page.getByRole('heading', { name: 'Jogo do galo', exact: true }).waitFor();
    await page.getByRole('grid').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
});

describe('JavaScript with relative imports', () => {
  /** A game of its own in one language: the same rules, another id, and an oracle that is loaded when it is wanted. */
  beforeEach(async () => {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'words.js'), `export const word = 'Só em português';`);
    await writeFile(
      join(folder, 'game.js'),
      `import { legalMoves, findGame, succeed } from 'tabuleiro';
      import { word } from './words.js';
      const base = await findGame('drop-3x3x3').load();
      export default {
        ...base, id: 'so-em-portugues', oracle: undefined, players: undefined, truths: undefined,
        text: { pt: { ...base.text.pt, name: word, summary: 'Uma língua chega.' } },
        isThere: () => legalMoves && succeed,
      };`,
    );
    await linkLibrary(folder);
    await serve([ticTacToeFile, join(folder, 'game.js')]);
  });

  test('is a game like the others, shown in its language to everyone', async () => {
    const page = await open('#/', { language: 'en' });
    const names = page.locator('.game-card h2');
    await expect
      .poll(async () => (await names.allTextContents()).slice(-2))
      .toEqual(['Tic-tac-toe', 'Só em português']);
    await page.goto(`${address}/#/edit/so-em-portugues`);
    await page.locator('.editor').waitFor();
    await page.goto(`${address}/#/new/so-em-portugues`);
    await page.getByRole('dialog').locator('.new-game-start').click();
    await page.locator('main[data-screen="play"]').getByRole('grid').waitFor();
    await page.keyboard.press('v');
    await expect.poll(() => page.locator('.value-entry').count(), { timeout: 30_000 }).toBe(3);
  });
});

describe('the service worker', () => {
  test('does not keep games from outside: without them the app says that they are not here', async () => {
    const page = await open('#/', { isInstalled: true });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.getByRole('link', { name: 'Play Tic-tac-toe' }).waitFor();
    await page.goto(`${address}/${tableWith('b2', { isShowingValues: true })}`);
    await expect.poll(() => page.locator('.value-entry').count(), { timeout: 30_000 }).toBe(8);

    await serve([]);
    await page.goto(`${address}/?again#/new/tic-tac-toe`);
    await page.getByText('There is no game “tic-tac-toe”. Here are those there are.').waitFor();
    expect(await page.getByRole('link', { name: 'Play Tic-tac-toe' }).count()).toBe(0);
    await page.goto(`${address}/?link${tableWith('b2')}`);
    await page.getByText('The link is about a game that is not here: “tic-tac-toe”.').waitFor();
    // What was played stays where it is, for the day that its game is back.
    await page.goto(`${address}/#/saved`);
    await page.getByText('its game is not here: “tic-tac-toe”.').first().waitFor();

    await server?.close();
    server = undefined;
    await page.goto(`${address}/?off#/new/tic-tac-toe`);
    await page.getByText('There is no game “tic-tac-toe”. Here are those there are.').waitFor();
    forgiveErrors(/ERR_CONNECTION_REFUSED|Failed to fetch/u);

    await serve([ticTacToeFile]);
    await page.goto(`${address}/?back#/edit/tic-tac-toe`);
    await page.locator('.editor').waitFor();
  });
});

test('a module that a browser can’t run says so, and the rest of the app goes on', async () => {
  await linkLibrary(folder);
  const file = join(folder, 'only-node.mjs');
  await writeFile(
    file,
    `import { findGame } from 'tabuleiro';
    const base = await findGame('drop-3x3x3').load();
    export default { ...base, id: process.version ? 'only-node' : '' };`,
  );
  await serve([file]);
  const page = await open('#/edit/only-node');
  await page.getByText('The game could not be loaded.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.goto(`${address}/#/edit/neutreeko`);
  await page.locator('.editor').waitFor();
  forgiveErrors(/process is not defined/u);
});
