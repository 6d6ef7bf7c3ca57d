import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp, seriousFaults, smallPhone, useBrowser } from './browser.ts';
import { typeMove } from './table-visitor.ts';

const test = useBrowser();

const clocks = (page: Page) => page.locator('.player-clock').allTextContents();
/** Seconds on the clock of who plays first, which is the near one. */
const secondsLeft = async (page: Page) => {
  const [, minutes, seconds] = /(\d+):(\d+)$/u.exec((await clocks(page)).at(-1) ?? '') ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

async function beginWithClocks(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^A friend\s*on this screen/u }).check({ force: true });
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('radio', { name: '3+2' }).check({ force: true });
  await page.locator('.new-game-start').click();
  await page.locator('.player-clock').first().waitFor();
}

test('two people play with clocks, which stand while the game is paused and after a reload', async () => {
  const page = await openApp({ hash: '#/new/tres-em-linha', viewport: smallPhone });
  await beginWithClocks(page);
  expect(await clocks(page)).toEqual(['Time left: 3:00', 'Time left: 3:00']);
  expect(await seriousFaults(page)).toEqual([]);
  await typeMove(page, '1');
  await typeMove(page, '2');
  await expect.poll(() => secondsLeft(page)).toBeLessThan(180);
  expect(await page.locator('.player-clock.is-running').count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Stop the clocks' }).click();
  await page.getByText('Paused.').waitFor();
  const left = await clocks(page);
  await page.reload();
  await page.getByText('Paused.').waitFor();
  expect(await clocks(page)).toEqual(left);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.locator('.player-clock.is-running').waitFor();
});

test('a reload in the middle of a turn does not give it back', async () => {
  const page = await openApp({ hash: '#/new/tres-em-linha', viewport: smallPhone });
  await beginWithClocks(page);
  await typeMove(page, '1');
  await typeMove(page, '2');
  await expect.poll(() => secondsLeft(page), { timeout: 10_000 }).toBeLessThan(178);
  await page.reload();
  await page.getByText('Paused.').waitFor();
  // It is saved every second, and how long that takes is the browser's affair.
  expect(await secondsLeft(page)).toBeLessThan(180);
});
