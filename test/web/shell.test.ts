import { expect, test } from 'vitest';
import { openApp, sidewaysScroll, smallPhone, useBrowser } from './browser.ts';

useBrowser();

test('the app opens', async () => {
  const page = await openApp({ viewport: smallPhone });
  expect(await page.title()).toContain('Tabuleiro');
  expect(await sidewaysScroll(page)).toBe(0);
});
