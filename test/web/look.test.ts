import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp, phone, smallPhone, useBrowser } from './browser.ts';
import { addressOf, matchOf, openTable } from './table-visitor.ts';

const test = useBrowser();

/** The boxes on the screen of all that a selector finds. */
const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

/** A position with many moves that have values, where a game has much to show. */
const rich: readonly (readonly [string, string])[] = [
  ['neutreeko', '5B-5C'],
  ['fuse', ''],
  ['quantik', 'A11 c33'],
  ['tres-em-linha', '3 3'],
  ['drop-7x6x4', '4 4'],
  ['drop-9x9x5', '5 5 4'],
];

test.each(rich)('the badges of %s after “%s” meet neither each other nor their own edges', async (id, moves) => {
  const page = await openTable(await matchOf(id, moves), { isShowingValues: true });
  await page.locator('.board-badge').first().waitFor({ timeout: 30_000 });
  for (const viewport of [smallPhone, phone]) {
    await page.setViewportSize(viewport);
    const badges = await boxesOf(page, '.board-badge');
    const met = badges.filter((one, place) =>
      badges.some(
        (other, later) =>
          later > place &&
          Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
          Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
      ),
    );
    expect(met).toEqual([]);
    const spilling = await page.locator('.board-badge').evaluateAll((all) =>
      all.filter((badge) => {
        const [rim, number] = ['rect', 'text'].map((part) => badge.querySelector(part)?.getBoundingClientRect());
        return rim && number && (number.left < rim.left || number.right > rim.right);
      }),
    );
    expect(spilling).toEqual([]);
  }
});

test('the evaluation is in the colours of the two sides, the near one from the left', async () => {
  const colours = async (page: Page) => {
    // An estimate fades; what is known has one colour from end to end.
    await page.locator('.strip-bar:not(.is-estimate)').waitFor();
    const colour = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    return [await colour('.strip-share'), await colour('.strip-halves')];
  };
  const match = await matchOf('neutreeko', '5B-5C');
  const page = await openTable(match, { isShowingValues: true });
  const [near, far] = await colours(page);
  expect(near).not.toBe(far);
  const flipped = await openTable(match, { isShowingValues: true, isFlipped: true });
  expect(await colours(flipped)).toEqual([far, near]);
});

test('a draw and an estimate are marked as what they are', async () => {
  const page = await openTable(await matchOf('neutreeko', ''), { isShowingValues: true });
  await page.locator('.strip-bar.is-draw').waitFor();
  const estimated = await openApp({ hash: addressOf(await matchOf('fuse', ''), { isShowingValues: true }) });
  await estimated.locator('.strip-bar.is-estimate').waitFor();
});

test('a picture to take along shows the board that was chosen', async () => {
  const match = await matchOf('neutreeko', '');
  const page = await openTable(match);
  const picture = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share and download' }).click();
    const save = page.getByRole('button', { name: 'Download SVG' });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    await page.keyboard.press('Escape');
    return Buffer.concat(chunks).toString();
  };
  const own = await picture();
  await page.evaluate(() => localStorage.setItem('tabuleiro.settings', '{"version":1,"board":"graphite"}'));
  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(await picture()).not.toBe(own);
});
