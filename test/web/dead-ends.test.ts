import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { forgiveErrors, openBrowser, seriousFaults, useBrowser, type Visit, visitApp } from './browser.ts';

const test = useBrowser();

/** A place in the app, some of whose files cannot be had. The answer brings them back. */
async function visitWithout(files: string, visit: Visit): Promise<{ page: Page; restore(): Promise<void> }> {
  const page = await (await openBrowser(visit)).newPage();
  await page.route(files, (route) => route.abort());
  await visitApp(page, visit.hash);
  const restore = async () => {
    await page.unroute(files);
    forgiveErrors(/Failed to load|Failed to fetch|Unable to preload/u);
  };
  return { page, restore };
}

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

const broken = 'This part of the app could not be opened. Nothing you played is lost.';
const noGame = 'The game could not be loaded.';

describe('what cannot be loaded says so, and comes once it can', () => {
  test.each([
    ['a screen', '#/settings', '**/settings-screen-*.js', broken, 'Settings'],
    ['the home screen', '#/', '**/home-screen-*.js', broken, 'Pull up a chair.'],
    ['the lessons', '#/learn/quantik', '**/learn-screen-*.js', broken, 'Quantik'],
    ['its styles', '#/learn/quantik', '**/learn-screen-*.css', broken, 'Quantik'],
    ['the editor', '#/edit/fuse', '**/editor-screen-*.js', broken, 'Set up a position'],
    ['the saved games', '#/saved', '**/saved-screen-*.js', broken, 'Saved games'],
    ['the sheet for a new game', '#/new/fuse', '**/new-game-sheet-*.js', noGame, 'New game: Fuse'],
    ['the game of a sheet', '#/new/quantik', '**/quantik-*.js', noGame, 'New game: Quantik'],
    ['the players of a game', '#/new/fuse', '**/players-*.js', noGame, 'New game: Fuse'],
    ['the game of a lesson', '#/learn/fuse', '**/fuse-*.js', noGame, 'Fuse'],
    ['the game of the editor', '#/edit/neutreeko', '**/neutreeko-*.js', noGame, 'Set up a position'],
    ['what is known', '#/learn/fuse', '**/truths-*.js', 'What is known of this game could not be loaded.', 'Fuse'],
  ])('%s', async (_what, hash, files, sentence, heading) => {
    const { page, restore } = await visitWithout(files, { hash });
    await page.getByText(sentence).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await restore();
    await retry(page);
    await page.getByText(sentence).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  });
});

test.each([
  ['the table', '**/table-screen-*.js', broken],
  ['its game', '**/neutreeko-*.js', noGame],
])('a shared game without %s says so, and is opened once it can be', async (_what, files, sentence) => {
  const { page, restore } = await visitWithout(files, { hash: '#/1/neutreeko//ENHNGDCGJMf?p=6' });
  await page.getByText(sentence).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await restore();
  await retry(page);
  await page.locator('main[data-screen="play"]').getByRole('grid').waitFor();
});

test('a saved game whose files are missing is not lost', async () => {
  const page = await (await openBrowser()).newPage();
  await visitApp(page, '#/1/neutreeko//ENHNGDCGJMf?p=6');
  await page.getByRole('grid').waitFor();
  await page.route('**/neutreeko-*.js', (route) => route.abort());
  await page.reload();
  await page.getByText(noGame).waitFor();
  await page.unroute('**/neutreeko-*.js');
  await retry(page);
  await page.getByRole('grid').waitFor();
  const moves = page.getByRole('navigation', { name: 'Moves' });
  await moves.waitFor();
  expect(await moves.getByRole('button').count()).toBe(10);
  forgiveErrors(/Failed to load|Failed to fetch|Unable to preload/u);
});

test('all but what is missing stays', async () => {
  const { page, restore } = await visitWithout('**/fuse-*.js', { hash: '#/learn/fuse' });
  await page.getByText(noGame).waitFor();
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Quantik' }).click();
  await page.getByRole('heading', { name: 'Quantik', exact: true }).waitFor();
  expect(await page.getByText(noGame).count()).toBe(0);
  await restore();
});

test('a failure is left behind with its page', async () => {
  const { page, restore } = await visitWithout('**/settings-screen-*.js', { hash: '#/settings' });
  await page.getByText(broken).waitFor();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Pull up a chair.' }).waitFor();
  expect(await page.getByText(broken).count()).toBe(0);
  await restore();
});

test('a sheet that failed can be closed', async () => {
  const { page, restore } = await visitWithout('**/new-game-sheet-*.js', { hash: '#/new/fuse' });
  await page.getByRole('dialog').getByText(noGame).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Pull up a chair.' }).waitFor();
  await restore();
});

test('without a connection, trying again does not lose the rest of the app', async () => {
  const { page, restore } = await visitWithout('**/settings-screen-*.js', { hash: '#/settings', language: 'pt' });
  await page.getByText('Não foi possível abrir esta parte da aplicação.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await page.getByText('De momento não há ligação.').waitFor();
  await page.context().setOffline(false);
  await restore();
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await page.getByRole('heading', { name: 'Definições' }).waitFor();
  forgiveErrors(/Failed to load|Failed to fetch/u);
});

test('what was pasted for a game that is missing is not lost on the way', async () => {
  const { page, restore } = await visitWithout('**/neutreeko-*.js', { hash: '#/saved' });
  await page.getByRole('button', { name: 'Paste a position or record' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('.w.w./..b../...../..w../.b.b. b');
  await sheet.getByRole('button', { name: 'Open' }).click();
  await sheet.getByText('That could not be done: a part of the app could not be loaded.').waitFor();
  expect(await sheet.getByRole('textbox').inputValue()).toBe('.w.w./..b../...../..w../.b.b. b');
  await restore();
  await retry(page);
  await page.getByRole('button', { name: 'Paste a position or record' }).click();
  await sheet.getByRole('textbox').fill('.w.w./..b../...../..w../.b.b. b');
  await sheet.getByRole('button', { name: 'Open' }).click();
  await page.locator('main[data-screen="play"]').getByRole('grid').waitFor();
});

test('what is slow says so, offers to try again, and comes', async () => {
  const page = await (await openBrowser()).newPage();
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/settings-screen-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await visitApp(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Loading…').waitFor();
  await page.clock.fastForward(15_000);
  await page.getByText('This is taking longer than it should.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.getByText('This is taking longer than it should.').count()).toBe(0);
});
