import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { taskLink } from '../../src/play/link/task-link.ts';
import { openApp, phone, seriousFaults, useBrowser } from './browser.ts';
import { matchOf, openTable } from './table-visitor.ts';

const test = useBrowser();

/** Column 2 wins at once for x. */
const reported = '...../..oox/.oxxo/xxoxo x';
const message = (page: Page) => page.locator('.message-sentence');
const untilSaid = (page: Page, text: string) =>
  expect.poll(() => message(page).textContent(), { timeout: 30_000 }).toContain(text);

describe('win this, hold this', () => {
  test('is chosen in the menu by mouse, played out, and told to be done', async () => {
    const page = await openTable(await matchOf('tres-em-linha', '', reported));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Win this, hold this' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: 'Win this.' }).waitFor({ timeout: 30_000 });
    expect(await sheet.getByRole('link', { name: /Hold this/u }).count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await sheet.getByRole('link', { name: 'Win this.' }).click();
    await sheet.waitFor({ state: 'detached' });
    await untilSaid(page, 'Win this.');
    await page.keyboard.press('m');
    await page.getByLabel('Type a move').fill('2');
    await page.keyboard.press('Enter');
    await untilSaid(page, 'Task done: you won what was won.');
  });

  test('is chosen by keys on a phone, at a level of one’s own', async () => {
    const match = await matchOf('tres-em-linha', '1', '...../...../...../..... x');
    const page = await openTable(match, {}, { viewport: phone });
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Win this, hold this' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Win this.' }).waitFor({ timeout: 30_000 });
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await page.getByRole('link', { name: 'Win this.' }).getAttribute('href')).toMatch(/s=stubborn:1,me&t=win$/u);
  });

  test('an address with a task opens the table, and the stubborn player answers', async () => {
    const match = await matchOf('tres-em-linha', '', '...../...../...../..... x');
    const page = await openApp({ hash: taskLink(match, 0, 'win', 5) });
    await page.getByRole('grid').waitFor();
    await untilSaid(page, 'Win this.');
    await page.keyboard.press('m');
    await page.getByLabel('Type a move').fill('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.moves-row > .move').count(), { timeout: 30_000 }).toBe(2);
    await untilSaid(page, 'Win this. Your turn');
  });

  test('where the side to move is lost, that is told, and the other side is offered', async () => {
    const page = await openTable(await matchOf('tres-em-linha', '3', '...../...../...../..... x'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Win this, hold this' }).click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.textContent(), { timeout: 30_000 }).toContain('this is lost in 8');
    expect(await sheet.getByRole('link').allTextContents()).toEqual(['Win this as x']);
  });
});
