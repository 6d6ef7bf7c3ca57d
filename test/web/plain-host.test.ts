import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { formatLink, linkOf } from '../../src/play/link/format-link.ts';
import { openBrowser, useBrowser } from './browser.ts';
import { appFolder } from './built-app.ts';
import { listedMoves, matchOf } from './table-visitor.ts';

const test = useBrowser();

/** All that such a host knows. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const folder = '/some/sub/';

let server: Server;
let address: string;
/** What was asked for and is not there. */
let missed: string[];

/** A host of plain files that lets the app into a folder of its own and sends no header of ours. */
beforeEach(async () => {
  missed = [];
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname === folder ? 'index.html' : pathname.slice(folder.length);
    const file = join(appFolder, inside);
    if (!pathname.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      missed.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  address = `http://localhost:${(server.address() as AddressInfo).port}${folder}`;
});

afterEach(shut);

function shut(): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Every address that a browser asks for, wherever it is. */
function requestsOf(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Goes to a place in the app and waits for what shows that it is there. */
async function arrive(page: Page, hash: string, selector: string): Promise<void> {
  await page.goto(`${address}${hash}`);
  await page.locator(selector).first().waitFor();
}

/** The address of a table with values, where the game begins. */
async function tableFor(id: string, seats: readonly [string, string]): Promise<string> {
  return formatLink(linkOf(await matchOf(id, ''), 0, { seats, isFlipped: false, isShowingValues: true }));
}

const mainGames = games.filter((entry) => !entry.variantOf).map(({ id }) => id);
/** Where a screen is, and what shows that it is there. */
type Screen = readonly [hash: string, selector: string];
const screens: readonly Screen[] = [
  ['#/', '.game-card'],
  ['#/settings', 'main h1'],
  ['#/saved', 'main h1'],
  ...mainGames.flatMap((id): Screen[] => [
    [`#/new/${id}`, '[role="dialog"] form, dialog form'],
    [`#/learn/${id}`, '[role="grid"]'],
    [`#/edit/${id}`, '[role="grid"]'],
  ]),
];

test('a host of plain files can serve it from any folder, and nothing is asked of anybody else', async () => {
  const context = await openBrowser();
  const requests = requestsOf(context);
  const page = await context.newPage();
  for (const [hash, selector] of screens) await arrive(page, hash, selector);
  await arrive(page, await tableFor('quantik', ['me', 'me']), '.value-entry');
  expect(missed).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(address) && !url.startsWith('blob:'))).toEqual([]);
});

describe('after one visit, without a network', () => {
  /** A browser that was at home once, before its network went. */
  async function unplugged(): Promise<Page> {
    const context = await openBrowser({ isInstalled: true });
    const page = await context.newPage();
    await arrive(page, '#/', '.game-card');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await shut();
    return page;
  }

  test('every screen is there, in both languages', async () => {
    const page = await unplugged();
    for (const language of ['Português', 'English']) {
      await arrive(page, '#/', '.game-card');
      await page.getByRole('button', { name: language }).click();
      for (const [hash, selector] of screens) await arrive(page, hash, selector);
    }
  });

  test('every game, variant and size has its values, and the computer plays perfectly', async () => {
    const page = await unplugged();
    for (const id of [...games.map((entry) => entry.id), 'drop-6x5x4']) {
      const isMain = mainGames.includes(id);
      await arrive(page, await tableFor(id, ['me', isMain ? 'level:8' : 'me']), '.value-entry');
      // The table before this one has values too; its moves are gone once this one is there.
      await expect.poll(() => listedMoves(page)).toEqual([]);
      await page.locator('.value-entry').first().click();
      await expect.poll(() => listedMoves(page), { timeout: 30_000 }).toHaveLength(isMain ? 2 : 1);
    }
  });
});
