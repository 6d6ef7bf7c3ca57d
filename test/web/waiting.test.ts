import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp, phone, sidewaysScroll, useBrowser, visitApp } from './browser.ts';
import { listedMoves } from './table-visitor.ts';

const test = useBrowser();

/** The levels of the reports that the sheet of a new game lists. */
async function styles(page: Page): Promise<string[]> {
  const sheet = page.getByRole('dialog');
  await sheet.locator('.new-game').waitFor();
  await sheet.locator('.new-game-more').evaluate((more) => more.setAttribute('open', ''));
  return sheet.locator('option', { hasText: /^t-/u }).allTextContents();
}

test('levels of a report are offered only where they answer in bearable time', async () => {
  const page = await openApp();
  await visitApp(page, '#/new/tres-em-linha');
  expect(await styles(page)).toEqual(['t-alphabeta']);
  await page.locator('.position-field').fill('...../..oox/.oxxo/xxoxo x');
  await expect.poll(() => styles(page)).toEqual(['t-minimax', 't-alphabeta']);
  await page.getByRole('dialog').getByRole('combobox').selectOption('t-minimax');
  // What was chosen and is not offered any more is not played either.
  await page.locator('.position-field').fill('');
  await expect.poll(() => styles(page)).toEqual(['t-alphabeta']);
  await page.locator('.new-game-start').click();
  await page.getByRole('grid').waitFor();
  expect((await page.locator('.player-bar').allTextContents()).join(' ')).toContain('Level 3');
  await visitApp(page, '#/new/drop-7x6x4');
  expect(await styles(page)).toEqual([]);
});

test('a wait shows its seconds, and then a way to have the move now', async () => {
  const page = await openApp({ viewport: phone });
  await page.clock.install();
  await visitApp(page, '#/new/drop-4x4x3');
  expect(await styles(page)).toEqual(['t-minimax', 't-alphabeta']);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox').last().selectOption('t-minimax');
  await sheet.locator('.choice-tile', { hasText: /^o/u }).click();
  await page.locator('.new-game-start').click();
  const message = page.locator('.message');
  await expect.poll(() => message.textContent()).toBe('t-minimax is thinking…');
  await page.clock.runFor(4000);
  await expect.poll(() => message.textContent()).toMatch(/^t-minimax is thinking… [34] sMove now$/u);
  expect(await sidewaysScroll(page)).toBe(0);
  await message.getByRole('button', { name: 'Move now' }).click();
  await page.clock.runFor(1000);
  await expect.poll(() => listedMoves(page)).toHaveLength(1);
});
