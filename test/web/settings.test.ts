import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paper } from '../../src/board/paper.ts';
import { openApp, openBrowser, useBrowser, visitApp } from './browser.ts';

const test = useBrowser();

const root = (page: Page, name: string) => page.locator('html').getAttribute(name);

test('the language and the theme are the system’s at first', async () => {
  const page = await openApp({ language: 'pt', theme: 'dark' });
  expect(await root(page, 'lang')).toBe('pt-PT');
  expect(await root(page, 'data-theme')).toBe('dark');
  await page.getByText('Puxa uma cadeira.').waitFor();
});

test('the theme follows the system while nothing else is chosen', async () => {
  const page = await openApp({ theme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
});

test('what is chosen is seen at once and survives a reload', async () => {
  const page = await openApp({ hash: '#/settings' });
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Português', { exact: true }).click();
  await page.getByRole('heading', { name: 'Definições' }).waitFor();
  await page.getByRole('switch', { name: 'Som' }).check();
  await page.reload();
  await page.getByRole('heading', { name: 'Definições' }).waitFor();
  expect(await root(page, 'data-theme')).toBe('dark');
  expect(await page.getByRole('switch', { name: 'Som' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Escuro' }).isChecked()).toBe(true);
});

test('a board is seen before it is chosen, and then in every game, until each has its own again', async () => {
  const slabs = async (page: Page) => {
    await page.locator('.board svg').first().waitFor();
    // The colours of a board are those of what is filled on its ground.
    return page.locator('.board svg > g:first-child').first().innerHTML();
  };
  const page = await openApp({ hash: '#/settings' });
  const previews = page.locator('.board-preview');
  expect(await previews.count()).toBe(5);
  expect(new Set(await previews.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))).size).toBe(5);
  await page.getByText('Walnut', { exact: true }).click();
  await visitApp(page, '#/learn/neutreeko');
  const walnut = await slabs(page);
  await visitApp(page, '#/settings');
  expect(await page.getByRole('radio', { name: 'Walnut' }).isChecked()).toBe(true);
  await page.getByText('Each game its own', { exact: true }).click();
  await visitApp(page, '#/learn/neutreeko');
  expect(await slabs(page)).not.toBe(walnut);
});

test('home shows the board that was chosen', async () => {
  const page = await openApp({ hash: '#/settings' });
  await page.getByText('Graphite', { exact: true }).click();
  await visitApp(page);
  await page.locator('.game-picture .board').first().waitFor();
  expect(await page.locator('.game-picture > img').count()).toBe(0);
});

test('everything can be set by keyboard', async () => {
  const page = await openApp({ hash: '#/settings' });
  await page.getByRole('radio', { name: 'System' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await root(page, 'data-theme')).toBe('dark');
  await page.getByRole('switch', { name: 'Coordinates' }).focus();
  await page.keyboard.press('Space');
  expect(await page.getByRole('switch', { name: 'Coordinates' }).isChecked()).toBe(false);
});

test('the header changes language and theme from anywhere', async () => {
  const page = await openApp();
  await page.getByRole('button', { name: 'Português' }).click();
  await page.getByRole('button', { name: 'Tema escuro' }).click();
  await page.getByText('Puxa uma cadeira.').waitFor();
  expect(await root(page, 'data-theme')).toBe('dark');
  // The browser's own bars follow the page.
  const bar = page.locator('meta[name="theme-color"]').first();
  expect(await bar.getAttribute('content')).toBe(paper.dark);
});

test('another tab follows', async () => {
  const context = await openBrowser();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await visitApp(first);
  await visitApp(second);
  await first.getByRole('button', { name: 'Português' }).click();
  await second.getByText('Puxa uma cadeira.').waitFor();
});

test('damaged settings are set aside with a message, and not deleted', async () => {
  const page = await openApp();
  await page.evaluate(() => localStorage.setItem('tabuleiro.settings', '{"version":1,"theme":"pink"}'));
  await page.reload();
  await page.getByText('Your settings could not be read').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('tabuleiro.settings.damaged'))).toContain('pink');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Your settings could not be read').waitFor({ state: 'detached' });
});

test.each(['light', 'dark'] as const)('a chosen %s theme is there before the app is', async (theme) => {
  const page = await openApp({ theme: theme === 'dark' ? 'light' : 'dark' });
  await page.getByRole('button', { name: theme === 'dark' ? 'Dark theme' : 'Light theme' }).click();
  await page.route('**/assets/index-*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  expect(await page.locator('#app > *').count()).toBe(0);
});
