import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { weights } from '../../src/games/fuse/master/weights.ts';
import { findGame } from '../../src/games/index.ts';
import { formatLink, linkOf } from '../../src/play/link/format-link.ts';
import { forgiveErrors, openApp, openBrowser, useBrowser } from './browser.ts';
import { appFolder, keptFiles } from './built-app.ts';
import { filesBeforeBoard, firstLoadLimit, sizeOfAll } from './first-load.ts';

const test = useBrowser();

/** A link to the beginning of a game. */
async function linkTo(id: string): Promise<string> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  return formatLink(
    linkOf(Match.start(game, seededRandom(1)), 0, { seats: undefined, isFlipped: false, isShowingValues: false }),
  );
}

test('a shared link loads little before its board is there, beside its game', async () => {
  const loaded: Set<string>[] = [];
  for (const id of ['neutreeko', 'quantik', 'tres-em-linha']) {
    const page = await (await openBrowser()).newPage();
    loaded.push(await filesBeforeBoard(page, `${inject('address')}/${await linkTo(id)}`));
  }
  const [first = new Set<string>(), ...others] = loaded;
  const shared = [...first].filter((file) => others.every((files) => files.has(file)));
  expect(shared.some((file) => file.endsWith('.css'))).toBe(true);
  expect(shared.length).toBeGreaterThan(5);
  expect(sizeOfAll(shared)).toBeLessThanOrEqual(firstLoadLimit);
});

test('page and workers share their files: the weights of a network are kept once, and are at most 40 kB', () => {
  const lines = weights.trim().split('\n');
  expect(lines.length).toBeGreaterThan(200);
  const scripts = keptFiles().filter((file) => file.endsWith('.js'));
  const holders = scripts.filter((file) => {
    const code = readFileSync(join(appFolder, file), 'utf8');
    return lines.some((line) => code.includes(line));
  });
  expect(holders).toHaveLength(1);
  const code = readFileSync(join(appFolder, holders[0] ?? ''), 'utf8');
  expect(lines.filter((line) => code.split(line).length !== 2)).toEqual([]);
  expect(brotliCompressSync(weights).length).toBeLessThanOrEqual(40_000);
});

test('nobody imports a worker, which would make a worker of the page or of another', () => {
  const scripts = keptFiles().filter((file) => file.endsWith('.js'));
  const workers = scripts.filter((file) => /(?:^|\/)(?:lab-)?worker-[^/]*$/u.test(file));
  expect(workers).toHaveLength(2);
  // What speaks UGI runs within the engine's worker alone.
  for (const file of scripts.filter((each) => !each.includes('speak-ugi'))) {
    const imported = [...readFileSync(join(appFolder, file), 'utf8').matchAll(/(?:from|import\(?)\s*["']([^"']+)/gu)];
    for (const [, name = ''] of imported) expect(name, file).not.toMatch(/\/(?:lab-)?worker-/u);
  }
});

test('beside the board the place of the panel is kept, so that nothing moves when it comes', async () => {
  const page = await (await openBrowser()).newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/panel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${inject('address')}/#/1/neutreeko//ENHNGDCGJMf?p=6`);
  const board = page.getByRole('grid');
  await board.waitFor();
  const before = await board.boundingBox();
  expect(await page.getByRole('navigation', { name: 'Moves' }).count()).toBe(0);
  release();
  await page.getByRole('navigation', { name: 'Moves' }).waitFor();
  expect(await board.boundingBox()).toEqual(before);
});

test('what is loaded later says so where it cannot be, and the game goes on', async () => {
  const page = await (await openBrowser()).newPage();
  for (const files of ['**/panel-*.js', '**/table-menu-*.js', '**/engine-parts-*.js'])
    await page.route(files, (route) => route.abort());
  await page.goto(`${inject('address')}/${await linkTo('tres-em-linha')}`);
  await page.getByText('This part of the app could not be opened. Nothing you played is lost.').waitFor();
  const said = 'A part of the app could not be loaded: the game goes on, but it is not kept.';
  await page.locator('.message', { hasText: said }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('That could not be done: a part of the app could not be loaded.').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.locator('.board-cell.is-open').first().click();
  await page.locator('.player-bar.is-turn', { hasText: 'O' }).waitFor();
  forgiveErrors(/Failed to load|Failed to fetch|Unable to preload/u);
});

test('the first refusal has its words, though they are loaded for it', async () => {
  const page = await openApp({ hash: '#/1/neutreeko//VD' });
  await page.getByRole('gridcell', { name: /^1B/u }).click();
  await page.locator('.message.is-refusal', { hasText: 'You have no piece on 1B.' }).waitFor();
});
