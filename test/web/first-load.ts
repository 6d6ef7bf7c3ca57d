import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { appFolder } from './built-app.ts';

/** What a shared link may load, script and style, before its board is there; the code of its game is counted apart. */
export const firstLoadLimit = 60_000;

/** The bytes of a built file as they travel, compressed. */
export function compressedSize(file: string): number {
  return gzipSync(readFileSync(join(appFolder, file)), { level: 9 }).length;
}

/** The bytes of several. */
export function sizeOfAll(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + compressedSize(file), 0);
}

/** Goes to a shared link and gives the script and style that were asked for before its board could be pressed. */
export async function filesBeforeBoard(page: Page, address: string): Promise<Set<string>> {
  // What runs this file may name every function by a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.board-cell.is-open')) return;
      Object.assign(globalThis, { boardTime: performance.now() });
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
  await page.goto(address);
  await page.waitForFunction(() => 'boardTime' in globalThis);
  const urls = await page.evaluate(() => {
    const { boardTime } = globalThis as unknown as { boardTime: number };
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < boardTime);
    return before.map(({ name }) => name);
  });
  const files = urls.map((url) => new URL(url).pathname.slice(1));
  return new Set(files.filter((file) => /\.(?:js|css)$/u.test(file)));
}
