import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { makeServer } from '../../src/server/app.ts';
import { openBrowser, useBrowser } from './browser.ts';
import { appFolder, keptFiles } from './built-app.ts';

const test = useBrowser();

let folder: string;
let server: FastifyInstance;
let address: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabuleiro-web-'));
  await cp(appFolder, folder, { recursive: true });
  server = await makeServer(folder);
  address = (await server.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost');
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The app, once everything it needs is kept in the browser. */
async function installApp(): Promise<Page> {
  const page = await (await openBrowser({ isInstalled: true })).newPage();
  await page.goto(address);
  await page.locator('main > *').first().waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

test('after one visit the app opens without its server, at any of its addresses', async () => {
  const page = await installApp();
  await server.close();
  await page.reload();
  await page.locator('main[data-screen="home"] > *').first().waitFor();
  await page.goto(`${address}/?from=a-friend#/settings`);
  await page.locator('main[data-screen="settings"] > *').first().waitFor();
});

test('the first visit itself can go on when the network goes', async () => {
  const page = await installApp();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();
  await page.getByRole('link', { name: 'Play Quantik' }).click();
  await page.getByRole('dialog').getByRole('slider').waitFor();
});

test('after one visit every file of the app can be had without its server', async () => {
  const page = await installApp();
  await server.close();
  await page.reload();
  const files = keptFiles();
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(10);
  const missing = await page.evaluate(async (wanted) => {
    const answers = await Promise.all(wanted.map(async (file) => ({ file, isThere: (await fetch(file)).ok })));
    return answers.filter(({ isThere }) => !isThere);
  }, files);
  expect(missing).toEqual([]);
});

test('a new version is offered, and comes when it is asked for', async () => {
  const page = await installApp();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const worker = join(folder, 'sw.js');
  await writeFile(worker, `${await readFile(worker, 'utf8')}\n// A newer version.\n`);
  for (const copy of ['br', 'gz']) await rm(`${worker}.${copy}`);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.getByText('A new version of Tabuleiro is ready.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await page.locator('main > *').first().waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
});
