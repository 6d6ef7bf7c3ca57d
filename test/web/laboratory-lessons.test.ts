import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lessonIds, lessons } from '../../src/study/lessons/lessons.ts';
import { text } from '../../src/study/lessons/text.ts';
import { openApp, phone, seriousFaults, sidewaysScroll, useBrowser } from './browser.ts';

const test = useBrowser();

/** How many positions each search of a scene looks at in all, as the last lines of the totals say. */
async function countsShown(page: Page, searches: number): Promise<readonly number[]> {
  await page.locator('.look-view').waitFor();
  const rows = (await page.locator('.totals-table tbody tr').all()).slice(-searches);
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').nth(3).textContent()));
  return cells.map((cell) => Number(cell?.replace(/\D/gu, '')));
}

test('each lesson is walked through, and shows the searches that it tells of', async () => {
  const page = await openApp({ hash: '#/lab/lessons' });
  for (const id of lessonIds) {
    await page.getByRole('link', { name: text.en.lessons[id].title }).click();
    for (const [index, { nodes }] of lessons[id].entries()) {
      await page.getByText(text.en.step(index + 1, lessons[id].length)).waitFor();
      expect(await countsShown(page, nodes.length)).toEqual(nodes);
      const isLast = index === lessons[id].length - 1;
      await page.getByRole('link', { name: isLast ? text.en.done : text.en.next, exact: true }).click();
    }
  }
  await page.getByRole('link', { name: text.en.lessons.report.title }).waitFor();
});

test('a scene can be stepped through, put back, and opened on its own', async () => {
  const page = await openApp({ hash: '#/lab/lessons?lesson=report&step=4' });
  const where = page.locator('.transport-where');
  await expect.poll(() => where.textContent()).toBe('Step 13 of 119');
  await page.getByRole('button', { name: 'One step on' }).click();
  expect(await where.textContent()).toBe('Step 14 of 119');
  await page.getByRole('button', { name: text.en.again }).click();
  await expect.poll(() => where.textContent()).toBe('Step 13 of 119');
  await page.getByRole('link', { name: text.en.explore }).click();
  await page.getByRole('link', { name: 'Look inside', exact: true }).and(page.locator('[aria-current]')).waitFor();
});

test('lessons are accessible and fit a phone, in Portuguese too', async () => {
  const page = await openApp({ hash: '#/lab/lessons?lesson=saving&step=4', viewport: phone, language: 'pt' });
  await page.locator('.look-view').waitFor();
  expect(await page.getByText('Passo 4 de 6').count()).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});
