import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { openApp, useBrowser } from './browser.ts';
import { matchOf, openTable, typeMove } from './table-visitor.ts';

const test = useBrowser();

test('all that is kept goes into a file, and comes out of it on another device', async () => {
  const page = await openTable(await matchOf('tres-em-linha', '3'));
  await typeMove(page, '3');
  await page.goto(`${page.url().split('#')[0]}#/settings`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.tabuleiro\.json$/u);
  const backup = await buffer(await file.createReadStream());
  const name = file.suggestedFilename();
  const bring = (content: Buffer) =>
    other.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/json', buffer: content });

  const other = await openApp({ hash: '#/settings' });
  await bring(backup);
  await other.getByText('Added: 1 game, 0 results.').waitFor();
  await bring(backup);
  await other.getByText('Here already: 1 game.').waitFor();
  await bring(backup.subarray(0, 50));
  await other.getByText('That is not a file that Tabuleiro exported').waitFor();
  await other.goto(`${other.url().split('#')[0]}#/saved`);
  await other.getByRole('link', { name: /^Open/u }).first().waitFor();
});
