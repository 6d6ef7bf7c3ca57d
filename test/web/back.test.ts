import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openApp, phone, useBrowser, visitApp } from './browser.ts';
import { addressOf, beginGame, listedMoves, matchOf, openTable } from './table-visitor.ts';

const test = useBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogs = (page: Page) => page.locator('dialog[open]');
const path = (page: Page) => page.evaluate(() => location.hash);
const noDialog = (page: Page) => expect.poll(() => dialogs(page).count()).toBe(0);
/** Where the app is once nothing is under way any more: no sheet, and on the entry of a page. */
const onPage = (page: Page) => expect.poll(() => page.evaluate(() => typeof history.state)).toBe('number');

/** A table on a phone, with home behind it. */
async function openFromHome(): Promise<Page> {
  const page = await openApp({ viewport: phone, hasTouch: true });
  await visitApp(page, addressOf(await matchOf('neutreeko', '5B-5C')));
  await page.getByRole('grid').waitFor();
  await expect.poll(() => path(page)).toMatch(/^#\/play\/./u);
  return page;
}

async function openSheet(page: Page, name: string): Promise<void> {
  await button(page, 'Menu').click();
  if (name !== 'Menu') await button(page, name).click();
  await dialogs(page).waitFor();
}

/** The menu comes over the network the first time, and at once from then on. */
async function loadMenu(page: Page): Promise<void> {
  await openSheet(page, 'Menu');
  await button(page, 'Close').click();
  await noDialog(page);
  await onPage(page);
}

/** Goes back, from the table that is still there, to home. */
async function leaveForHome(page: Page): Promise<void> {
  await noDialog(page);
  await onPage(page);
  await page.getByRole('grid').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Pull up a chair.' }).waitFor();
}

describe('Back', () => {
  test.each(['Menu', 'Share and download', 'Paste a position or record', 'Keyboard'])(
    'closes the sheet “%s” and stays at the table; Forward does no harm',
    async (name) => {
      const page = await openFromHome();
      const table = await path(page);
      await openSheet(page, name);
      expect(await dialogs(page).count()).toBe(1);
      await page.goBack();
      await noDialog(page);
      expect(await path(page)).toBe(table);
      await page.goForward();
      await onPage(page);
      expect([await path(page), await dialogs(page).count()]).toEqual([table, 0]);
      await leaveForHome(page);
    },
  );

  test.each([
    ['the cross', (page: Page) => button(page, 'Close').click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press beside it', (page: Page) => page.mouse.click(5, 5)],
  ])('needs no step for a sheet that was closed by %s', async (_, close) => {
    const page = await openFromHome();
    await openSheet(page, 'Menu');
    await close(page);
    await leaveForHome(page);
  });

  test('leads to the table from where a link in a sheet has led', async () => {
    const page = await openFromHome();
    for (const link of ['Rules', 'Set up a position', 'Saved games']) {
      await openSheet(page, 'Menu');
      await page.getByRole('dialog').getByRole('link', { name: link }).click();
      await page.getByRole('grid', { name: 'Neutreeko board' }).waitFor({ state: 'detached' });
      await page.goBack();
      await page.getByRole('grid', { name: 'Neutreeko board' }).waitFor();
      expect(await dialogs(page).count()).toBe(0);
    }
    await leaveForHome(page);
  });

  test('leads to the game before from one that was pasted in a sheet', async () => {
    const page = await openFromHome();
    await openSheet(page, 'Paste a position or record');
    await page.getByRole('textbox', { name: 'Position, record, link or moves' }).fill('Ab../..../..../.... w');
    await button(page, 'Open').click();
    await page.getByRole('heading', { name: 'Quantik' }).waitFor();
    await noDialog(page);
    await onPage(page);
    await page.goBack();
    await expect.poll(() => listedMoves(page)).toEqual(['5B-5C']);
    await leaveForHome(page);
  });

  test('closes the sheet that names a saved game', async () => {
    const page = await openFromHome();
    await page.getByRole('link', { name: 'Saved games' }).click();
    await button(page, 'Name Neutreeko').click();
    await dialogs(page).waitFor();
    await page.goBack();
    await noDialog(page);
    await page.getByRole('heading', { name: 'Saved games' }).waitFor();
  });

  test('closes a sheet over a shared link, the first page of all', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C'), {}, { viewport: phone });
    await openSheet(page, 'Share and download');
    await page.goBack();
    await noDialog(page);
    await expect.poll(() => listedMoves(page)).toEqual(['5B-5C']);
    await onPage(page);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test('the menu’s new game takes the menu’s place', async () => {
  const page = await openFromHome();
  await openSheet(page, 'Menu');
  await page.getByRole('dialog').getByRole('link', { name: 'New game' }).click();
  await page.getByRole('dialog', { name: 'New game: Neutreeko' }).waitFor();
  expect(await dialogs(page).count()).toBe(1);
  await page.goBack();
  await leaveForHome(page);
});

test('a reload with a sheet open finds the table without it', async () => {
  const page = await openFromHome();
  await openSheet(page, 'Share and download');
  await page.reload();
  await page.getByRole('grid').waitFor();
  // The list comes after the board.
  await expect.poll(() => listedMoves(page)).toEqual(['5B-5C']);
  await leaveForHome(page);
});

test('an address typed while a sheet is open is where one is, and Back leads to the table', async () => {
  const page = await openFromHome();
  await openSheet(page, 'Menu');
  await page.evaluate(() => {
    location.hash = '#/new/fuse';
  });
  await page.getByRole('dialog', { name: 'New game: Fuse' }).waitFor();
  expect(await dialogs(page).count()).toBe(1);
  await page.goBack();
  await leaveForHome(page);
});

test('sheets that are opened and closed faster than the browser goes back leave no trace', async () => {
  const page = await openFromHome();
  await loadMenu(page);
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
    const press = (selector: string) => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      found.click();
    };
    for (let time = 0; time < 10; time++) {
      press('.actions [aria-haspopup="dialog"]');
      if (time % 3 === 1) await pause();
      press('dialog [aria-label="Close"]');
      if (time % 3 === 2) await pause();
    }
  });
  await leaveForHome(page);
});

test('a link that is pressed while a sheet is still being left is gone to', async () => {
  const page = await openFromHome();
  await loadMenu(page);
  await page.evaluate(() => {
    const press = (selector: string) => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      found.click();
    };
    press('.actions [aria-haspopup="dialog"]');
    press('dialog [aria-label="Close"]');
    queueMicrotask(() => queueMicrotask(() => press('[aria-label="Settings"]')));
  });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goBack();
  await leaveForHome(page);
});

test('the keyboard is where it was before the sheet, after Back as well', async () => {
  const page = await openApp();
  await beginGame(page, 'neutreeko', ['A friend']);
  await openSheet(page, 'Menu');
  await page.goBack();
  await noDialog(page);
  expect(await button(page, 'Menu').evaluate((menu) => menu === document.activeElement)).toBe(true);
});
