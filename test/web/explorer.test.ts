import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, seriousFaults, sidewaysScroll, smallPhone, useBrowser } from './browser.ts';
import { listedMoves, matchOf, openTable, typeMove } from './table-visitor.ts';

const test = useBrowser();

const figures = (page: Page) => page.locator('.value-figure');
const note = (page: Page) => page.locator('.explorer-note');
const toggle = (page: Page) => page.getByRole('checkbox', { name: 'How levels play here' });

const percentOf = (figure: string) => Number(/^<?(\d+) %/u.exec(figure)?.[1]);

test('beside each value stands how often a level chooses the move, and how it fares; with the mouse', async () => {
  const page = await openTable(await matchOf('tres-em-linha', '3 3'), { isShowingValues: true }, { viewport: desktop });
  await toggle(page).click();
  await note(page).getByText('20 games after each move, against itself.').waitFor({ timeout: 30_000 });
  await expect.poll(() => note(page).textContent()).not.toContain('Finding out');
  const shown = await figures(page).allTextContents();
  expect(shown).toHaveLength(await page.locator('.value-entry').count());
  for (const figure of shown) expect(figure).toMatch(/^(?:<1|\d{1,3}) % · \d{1,3}$/u);
  const sum = shown.map(percentOf).reduce((all, percent) => all + percent);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(shown.length);
  // A level that looks ahead does not choose any move alike.
  expect(new Set(shown.map(percentOf)).size).toBeGreaterThan(1);
  const words = /; level 5 chooses it (?:<1|\d+) times in 100 and then scores \d+ points of 100$/u;
  expect(await page.locator('.value-entry').first().getAttribute('aria-label')).toMatch(words);
  expect(await seriousFaults(page)).toEqual([]);

  // Another position is explored anew, by the level that was chosen.
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Level 8');
  await note(page).getByText('How often level 8 chooses').waitFor();
  await typeMove(page, '4');
  await expect.poll(() => listedMoves(page)).toHaveLength(3);
  await note(page).getByText('How often level 8 chooses each move · its points of 100').waitFor();
  await toggle(page).click();
  expect(await figures(page).count()).toBe(0);
  expect(await note(page).count()).toBe(0);
});

test('it is switched on and set with keys, remembered while the table is open, and fits a small phone', async () => {
  const page = await openTable(
    await matchOf('tres-em-linha', '3 3'),
    { isShowingValues: true },
    { viewport: smallPhone, language: 'pt' },
  );
  const inPortuguese = page.getByRole('checkbox', { name: 'Como jogam os níveis aqui' });
  await inPortuguese.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await note(page).getByText('Quantas vezes o nível 4 escolhe cada jogada').waitFor();
  await figures(page).first().waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  // In a list of levels, keys are for the list.
  await page.locator('.value-entry').first().focus();
  await page.keyboard.press('v');
  await inPortuguese.waitFor({ state: 'detached' });
  await page.keyboard.press('v');
  await inPortuguese.waitFor();
  expect(await inPortuguese.isChecked()).toBe(true);
  await note(page).getByText('o nível 4').waitFor();
});
