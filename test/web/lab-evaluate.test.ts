import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp, seriousFaults, sidewaysScroll, smallPhone, useBrowser, type Visit } from './browser.ts';

const test = useBrowser();

async function openWorkbench(visit: Visit = {}): Promise<Page> {
  const page = await openApp({ hash: '#/lab/evaluate/tres-em-linha', ...visit });
  await page.locator('.quality-share').waitFor();
  return page;
}

const field = (page: Page) => page.getByLabel('Your evaluation');

test('sliders and text say the same, by mouse and keyboard', async () => {
  const page = await openWorkbench();
  expect(await field(page).inputValue()).toBe('ones*10-theirOnes*10');
  const slider = page.getByLabel('Weight of ones', { exact: true });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await field(page).inputValue()).toBe('ones*12-theirOnes*10');
  await page.getByLabel('Weight of twos', { exact: true }).fill('-3');
  expect(await field(page).inputValue()).toBe('ones*12-theirOnes*10-twos*3');
  await field(page).fill('twos*75 - centre');
  expect(await slider.inputValue()).toBe('0');
  expect(await page.getByLabel('Weight of twos', { exact: true }).inputValue()).toBe('75');
  expect(await page.getByLabel('Weight of centre', { exact: true }).inputValue()).toBe('-1');
  await page.waitForFunction(() => location.hash.includes('weights=twos*75-centre*1'));
  await page.reload();
  expect(await field(page).inputValue()).toBe('twos*75-centre*1');
});

test('a text that can’t be read says where, what was expected, and the nearest feature', async () => {
  const page = await openWorkbench();
  await field(page).fill('ones*10+centr*2');
  const problem = page.locator('.field-problem', { hasText: 'did you mean “centre”?' });
  await problem.waitFor();
  expect(await problem.textContent()).toContain('at character 9');
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  // The sliders stay as they were, and moving one mends the text.
  expect(await page.getByLabel('Weight of ones', { exact: true }).inputValue()).toBe('10');
  await field(page).fill('ones*10 centre*2');
  await page.getByText('“+” or “-” was expected at character 9').waitFor();
  await field(page).fill('ones*1001');
  await page.getByText('a whole number up to 1000 was expected').waitFor();
  await field(page).fill('ones*5');
  await page.locator('.field-problem:not(:empty)').waitFor({ state: 'detached' });
});

test('it is judged in the exam, beside another and by how far the end is', async () => {
  const page = await openWorkbench();
  await page.getByText(/from (?:[5-9]\d|\d{3,}) positions/u).waitFor();
  const rows = page.locator('.quality-table tbody tr');
  expect(await rows.count()).toBeGreaterThan(3);
  expect(await rows.first().locator('th').textContent()).toBe('1');
  await page.getByText(/(?:Better|Worse) than lines by|No clear difference from lines/u).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  const count = await page.locator('.quality-share + p').textContent();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction((before) => document.querySelector('.quality-share + p')?.textContent !== before, count);
  await page.getByRole('button', { name: 'Another exam' }).click();
  await page.getByText('Exam 2').waitFor();
  await page.locator('.quality-share').waitFor();
  expect(page.url()).toContain('exam=2');
  expect(await seriousFaults(page)).toEqual([]);
});

test('where it errs is shown, and opens at the table and in the search', async () => {
  const page = await openWorkbench();
  const error = page.locator('.error').first();
  await error.waitFor();
  const look = await error.getByRole('link', { name: 'Look inside' }).getAttribute('href');
  expect(look).toMatch(/^#\/lab\/look\/tres-em-linha\/.*\?player=greedy%3Aones\*10-theirOnes\*10$/u);
  await error.getByRole('link', { name: 'Open at the table' }).click();
  await page.getByRole('grid').waitFor();
  await page.locator('.board-badge').first().waitFor();
});

test('a try is kept, named, deleted, put back and loaded again', async () => {
  const page = await openWorkbench();
  await field(page).fill('twos*9-theirTwos*9');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Name twos*9-theirTwos*9' }).click();
  await page.getByLabel('Its name').fill('Pairs matter');
  await page.keyboard.press('Enter');
  await page.getByText('Pairs matter').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Delete Pairs matter' }).click();
  await page.getByText('Deleted: Pairs matter').waitFor();
  expect(await page.getByRole('button', { name: 'Delete Pairs matter' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await field(page).fill('centre*1');
  await page.getByRole('button', { name: 'Load Pairs matter' }).click();
  expect(await field(page).inputValue()).toBe('twos*9-theirTwos*9');
  await page.getByLabel('Compared with').waitFor();
  expect(await page.getByLabel('Compared with').locator('option').allTextContents()).toEqual(['lines']);
});

test('one plays against it', async () => {
  const page = await openWorkbench();
  await page.getByLabel('Played by').selectOption({ label: 'alphabeta, depth 2' });
  await field(page).fill('ones*1+twos*5-theirTwos*5');
  await page.getByRole('button', { name: 'Play against it' }).click();
  const board = page.getByRole('grid');
  await board.waitFor();
  await board.locator('.board-cell.is-open').first().click();
  // It answers, and a reload finds it at the table again.
  await page.getByRole('navigation', { name: 'Moves' }).getByRole('button').nth(1).waitFor();
  await page.reload();
  await page.getByText('alphabeta:2:ones*1+twos*5-theirTwos*5').first().waitFor();
});

test('on a small phone, in the dark and in Portuguese, nothing is cut off', async () => {
  const page = await openWorkbench({ viewport: smallPhone, theme: 'dark', language: 'pt' });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});
