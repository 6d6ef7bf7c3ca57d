import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { useBrowser } from './browser.ts';
import { matchOf, openTable } from './table-visitor.ts';

const test = useBrowser();

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Phones, upright and on their sides, some with the bars of a browser. */
const phones = ['320x568', '375x667', '390x664', '390x844', '640x360', '667x375', '844x390', '932x430'];
const ids = games.filter(({ id, variantOf }) => !variantOf || id.endsWith('9x9x5')).map(({ id }) => id);

/** What of the table lies outside the window or under something else of it, when nobody has scrolled. */
async function hidden(page: Page, selectors: readonly string[]): Promise<string[]> {
  const rooms = await Promise.all(
    selectors.map(async (selector) => {
      const found = await page
        .locator(selector)
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as Room));
      return found.map((room, place) => ({ name: `${selector} ${place}`, room }));
    }),
  );
  const all = rooms.flat();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const isOut = ({ left, top, right, bottom }: Room) =>
    left < -0.5 || top < -0.5 || right > size.width + 0.5 || bottom > size.height + 0.5;
  const outside = all.filter(({ room }) => isOut(room)).map(({ name }) => `${name} is outside`);
  const overlapping = all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => (overlap(one.room, other.room) ? `${one.name} meets ${other.name}` : [])),
  );
  return [...outside, ...overlapping];
}

function overlap(a: Room, b: Room): boolean {
  const [across, down] = [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  return across > 0.5 && down > 0.5;
}

const always = ['.board', '.player-bar', '.message', '.actions'];

/** What is hidden on each of the phones, one after another. */
async function hiddenOnPhones(page: Page, selectors: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const phone of phones) {
    const [width = 0, height = 0] = phone.split('x').map(Number);
    await page.setViewportSize({ width, height });
    found.push(...(await hidden(page, selectors)).map((what) => `${phone}: ${what}`));
  }
  return found;
}

// In Portuguese, whose sentences are longer.
test.each(ids)('%s has its board with stocks, its players, sentence and actions in sight on any phone', async (id) => {
  const page = await openTable(await matchOf(id, ''), { isShowingValues: true }, { language: 'pt' });
  await page.locator('.strip-bar').waitFor();
  expect(await page.locator(always.join()).count()).toBe(5);
  expect(await hiddenOnPhones(page, [...always, '.strip'])).toEqual([]);
});

test.each(ids)('%s, watched, has pace and pause in sight too', async (id) => {
  const page = await openTable(await matchOf(id, ''), { seats: ['level:1', 'level:1'] });
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await page.locator('.pace button').count()).toBe(2);
  expect(await hiddenOnPhones(page, [...always, '.pace button', '.pace input'])).toEqual([]);
});
