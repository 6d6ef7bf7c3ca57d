import { expect, inject } from 'vitest';
import { forgiveErrors, openApp, openBrowser, useBrowser, visitApp } from './browser.ts';

const test = useBrowser();

test('each screen takes the focus when it opens, and the page its name', async () => {
  const page = await openApp();
  expect(await page.title()).toBe('Tabuleiro');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.title()).toBe('Settings · Tabuleiro');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.goBack();
  await page.getByRole('heading', { name: 'Pull up a chair.' }).waitFor();
});

test('the keyboard reaches the content without walking through the header', async () => {
  const page = await openApp();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Skip to the content' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('what has the focus can be seen', async () => {
  const page = await openApp();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 2px');
  }
});

test('a sheet keeps the focus, reads its title first and gives the focus back', async () => {
  const page = await openApp();
  const play = page.getByRole('link', { name: 'Play Neutreeko' });
  await play.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop, the browser's own bar has its turn.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/u);
  }
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await play.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('a part of the app that cannot be loaded leaves a sentence and a way on', async () => {
  const page = await (await openBrowser()).newPage();
  await page.route('**/settings-screen-*.js', (route) => route.abort());
  await visitApp(page, '#/settings');
  await page.getByText('This part of the app could not be opened.').waitFor();
  await page.unroute('**/settings-screen-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  forgiveErrors(/Failed to load|Failed to fetch/u);
});

test('the manifest names icons that are there', async () => {
  const address = inject('address');
  const manifest = await (await fetch(`${address}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Tabuleiro', display: 'standalone', start_url: './' });
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(`${address}/${src}`);
    expect({ src, status: icon.status, type: icon.headers.get('content-type') }).toEqual({ src, status: 200, type });
  }
});
