import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { cellOnBoard } from './board-player.ts';
import { openBrowser, phone, seriousFaults, sidewaysScroll, useBrowser, type Visit } from './browser.ts';
import { appFolder } from './built-app.ts';
import { gameCalled, listedMoves } from './table-visitor.ts';

const test = useBrowser();

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let server: Server;
let address: string;

/** A host of plain files: nothing but the two browsers and their links plays the game. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(appFolder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

/** Somebody's browser, at a place in the app. */
async function somebody(hash: string, visit: Visit = {}): Promise<Page> {
  const context = await openBrowser(visit);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(`${address}${hash}`);
  return page;
}

/** Begins a game by messages, with the sheet. */
async function beginByMessages(page: Page, side: string, name = ''): Promise<void> {
  const sheet = page.getByRole('dialog');
  for (const tile of ['by messages', side]) await sheet.locator('.choice-tile', { hasText: tile }).click();
  await sheet.getByLabel('Your name').fill(name);
  await sheet.locator('.new-game-start').click();
  await page.getByRole('grid').waitFor();
}

/** Drops a disc into a column, once it can be. */
async function drop(page: Page, column: string): Promise<void> {
  const { view } = await gameCalled('tres-em-linha');
  const cell = view.cells.findIndex(({ name }) => name.includes(column));
  await page.locator('.board-cell.is-open').first().waitFor();
  await cellOnBoard(page, cell).click();
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'By messages' });
const saysBeside = (page: Page) => page.locator('.message-sentence');

/** Copies the link that is to be sent, as a person does, and gives it. */
async function copyLink(page: Page): Promise<string> {
  const link = await cardOf(page).getByLabel('Link to send').inputValue();
  await cardOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => saysBeside(page).textContent()).not.toContain('Send');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  return link;
}

/** Opens a link in the tab that is open, as a messenger does, and waits for the moves that it brings. */
async function openLink(page: Page, link: string, moves: readonly string[]): Promise<void> {
  await page.goto(link);
  await expect.poll(() => listedMoves(page), { timeout: 10_000 }).toEqual(moves);
  await expect.poll(() => page.url()).toContain('#/play/');
}

test('two people play a whole game by links alone, one of them reloading, one on a phone', async () => {
  const ana = await somebody('#/new/tres-em-linha');
  await beginByMessages(ana, 'moves first', 'Ana');
  await expect.poll(() => saysBeside(ana).textContent()).toBe('Your turn.');
  await cardOf(ana).getByText('Make your move: the link to send').waitFor();
  await drop(ana, '3');
  // Until the link is handed over a move is one's own business.
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => saysBeside(ana).textContent()).toBe('Your turn.');
  await drop(ana, '1');
  expect(await seriousFaults(ana)).toEqual([]);
  const first = await copyLink(ana);
  await expect.poll(() => saysBeside(ana).textContent()).toContain('Waiting for your friend’s move');
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => saysBeside(ana).textContent()).toContain('can’t be taken back');
  await ana.getByRole('button', { name: 'Values' }).click();
  await expect.poll(() => saysBeside(ana).textContent()).toContain('off until the game is over');

  const rui = await somebody('', { viewport: phone });
  await openLink(rui, first, ['1']);
  await expect.poll(() => saysBeside(rui).textContent()).toBe('Your turn.');
  expect(await rui.locator('.player-name').allTextContents()).toEqual(['Ana', 'you']);
  await drop(rui, '2');
  const second = await copyLink(rui);
  expect(await seriousFaults(rui)).toEqual([]);
  expect(await sidewaysScroll(rui)).toBe(0);

  await ana.reload();
  await expect.poll(() => saysBeside(ana).textContent()).toContain('Waiting for your friend’s move');
  await openLink(ana, second, ['1', '2']);
  await drop(ana, '1');
  await ana.reload();
  const third = await copyLink(ana);
  await openLink(rui, third, ['1', '2', '1']);
  await drop(rui, '2');
  await openLink(ana, await copyLink(rui), ['1', '2', '1', '2']);
  await drop(ana, '1');
  await expect.poll(() => cardOf(ana).textContent()).toContain('The game is over');
  await openLink(rui, await cardOf(ana).getByLabel('Link to send').inputValue(), ['1', '2', '1', '2', '1']);
  await expect.poll(() => rui.locator('.result-sentence').textContent()).toContain('Ana');
  // Now that it is over, what moves are worth is nobody's secret.
  await rui.getByRole('button', { name: 'Values' }).click();
  await rui.locator('.strip').waitFor();

  // Another game has the sides changed, and waits for the other to begin.
  await cardOf(ana).getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => saysBeside(ana).textContent()).toContain('Your friend begins');
  await ana.goto(`${address}#/`);
  await expect.poll(() => ana.locator('.waiting-card:not(.waiting-day)').allTextContents()).toHaveLength(1);
  expect(await ana.locator('.waiting-card:not(.waiting-day)').textContent()).toContain(
    'waiting for your friend’s move',
  );
});

test('old, other, damaged and pasted links: each says what it is, and nothing is lost', async () => {
  const ana = await somebody('#/new/tres-em-linha');
  await beginByMessages(ana, 'moves first');
  await drop(ana, '1');
  const first = await copyLink(ana);
  const rui = await somebody('');
  await openLink(rui, first, ['1']);
  await drop(rui, '2');
  const second = await copyLink(rui);
  await openLink(ana, second, ['1', '2']);
  const kept = ana.url();

  // The same link again, and an older one.
  await openLink(ana, second, ['1', '2']);
  await expect.poll(() => saysBeside(ana).textContent()).toContain('nothing new');
  await openLink(ana, first, ['1', '2']);
  await expect.poll(() => saysBeside(ana).textContent()).toContain('nothing new');
  expect(ana.url()).toBe(kept);

  // From another device, with the link that was opened there before, the friend answers otherwise.
  const elsewhere = await somebody('');
  await openLink(elsewhere, first, ['1']);
  await drop(elsewhere, '4');
  const other = await copyLink(elsewhere);
  await openLink(ana, other, ['1', '4']);
  await expect.poll(() => saysBeside(ana).textContent()).toContain('both are kept');
  expect(ana.url()).not.toBe(kept);
  // Answers find the game that they go on from.
  await drop(ana, '5');
  const answer = await copyLink(ana);
  await openLink(elsewhere, answer, ['1', '4', '5']);
  await openLink(ana, second, ['1', '2']);
  expect(ana.url()).toBe(kept);

  // In another tab, which takes the game over.
  await drop(ana, '3');
  await openLink(rui, await copyLink(ana), ['1', '2', '3']);
  await drop(rui, '1');
  const fourth = await copyLink(rui);
  const tab = await ana.context().newPage();
  await openLink(tab, fourth, ['1', '2', '3', '1']);
  await expect.poll(() => saysBeside(tab).textContent()).toBe('Your turn.');
  await expect.poll(() => ana.locator('.elsewhere').count()).toBe(1);

  // Resigning is carried by a link too, here by one that is pasted into the app.
  await tab.getByRole('button', { name: 'Menu' }).click();
  await tab.getByRole('button', { name: 'Resign' }).click();
  await tab.getByRole('dialog').locator('.is-grave').click();
  const last = await cardOf(tab).getByLabel('Link to send').inputValue();
  await cardOf(rui).getByLabel('paste it here').fill(last);
  await cardOf(rui).getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => rui.locator('.result-sentence').textContent()).toContain('You win');

  await rui.goto(last.replace(/.$/u, (letter) => (letter === 'a' ? 'b' : 'a')));
  await expect.poll(() => rui.locator('main').textContent()).toContain('The link is damaged');
});
