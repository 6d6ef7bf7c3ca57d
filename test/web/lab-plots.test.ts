import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp, seriousFaults, sidewaysScroll, smallPhone, useBrowser, type Visit } from './browser.ts';

const test = useBrowser();

const small = '#/lab/plots/tres-em-linha?players=minimax%2Calphabeta&source=random&depth=3&count=4&seed=2';

async function openPlots(visit: Visit = {}): Promise<Page> {
  const page = await openApp({ hash: small, ...visit });
  await page.getByRole('button', { name: /^(?:Measure|Medir)$/u }).waitFor();
  return page;
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

test('searches are measured and drawn, with their data as a table and to take along', async () => {
  const page = await openPlots();
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('Measured in 4 positions.').waitFor();
  for (const title of [
    'Positions visited',
    'Effective branching factor',
    'Which move cut',
    'Choices that keep the value',
  ])
    await page.getByRole('img', { name: title }).waitFor();
  const first = page.locator('.chart').first();
  await first.getByText('Data').click();
  const head = await first.locator('thead th').allTextContents();
  expect(head).toEqual(['depth', 'minimax', 'alphabeta']);
  const cells = await first.locator('tbody tr').last().locator('td').allTextContents();
  const [whole = 0, pruned = 0] = cells.map((cell) => Number(cell.replaceAll(',', '')));
  expect(pruned).toBeGreaterThan(0);
  expect(pruned).toBeLessThan(whole);
  const save = (name: string) =>
    Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]).then(([file]) => file);
  const csv = await textOf(await save('Download CSV: Positions visited'));
  expect(csv.split('\r\n')[0]).toBe('depth,minimax,alphabeta');
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  const everything = await textOf(await save('Everything as CSV'));
  expect(everything).toContain('effective branching');
  const svg = await textOf(await save('Download SVG: Positions visited'));
  // It stands alone: well-formed, with its own colours, in a page that has no style of ours.
  expect(svg).toContain('.chart-series-1 { color');
  const drawn = await page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      return { root: parsed.documentElement.nodeName, lines: parsed.querySelectorAll('.chart-line').length };
    },
    svg.replace(/<style>.*<\/style>/su, ''),
  );
  expect(drawn).toEqual({ root: 'svg', lines: 4 });
  expect(svg).not.toContain('var(');
  expect(await seriousFaults(page)).toEqual([]);
});

test('what was asked for is in the address, and can be measured again', async () => {
  const page = await openPlots();
  await page.getByLabel('Down to depth').fill('2');
  await page.getByRole('button', { name: 'Add alphabeta:ordered', exact: true }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('Measured in 4 positions.').waitFor();
  expect(page.url()).toContain('depth=2');
  await page.reload();
  expect(await page.getByLabel('Players').inputValue()).toBe('minimax\nalphabeta\nalphabeta:ordered');
});

test('what can’t be read is said beside its field, and nothing is lost', async () => {
  const page = await openPlots();
  const players = page.getByLabel('Players');
  await players.fill('uct:100');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('“uct:100” does not look to a depth').waitFor();
  await players.fill('alphabeta:onse*1');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('did you mean “ones”?').waitFor();
  expect(await players.inputValue()).toBe('alphabeta:onse*1');
  await players.fill('alphabeta');
  await page.getByLabel('Your own').check();
  await page.getByLabel('Positions, one a line').fill('...../...../...../..... x\n...../rubbish');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('Line 2:').waitFor();
  await page.getByLabel('Positions, one a line').fill('3 3 2');
  await page.getByRole('button', { name: 'Measure' }).click();
  await page.getByText('Measured in 4 positions.').waitFor();
});

test('long work can be stopped by the keyboard, and what was measured stays', async () => {
  const page = await openApp({ hash: '#/lab/plots/neutreeko?players=minimax&source=random&depth=8&count=60' });
  const measure = page.getByRole('button', { name: 'Measure' });
  await measure.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'Positions visited' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Stopped; this is what was measured.').waitFor();
  await measure.waitFor();
  expect(await page.getByRole('img', { name: 'Positions visited' }).count()).toBe(1);
});

test('on a small phone, in the dark and in Portuguese, nothing is cut off', async () => {
  const page = await openPlots({ viewport: smallPhone, theme: 'dark', language: 'pt' });
  await page.getByRole('button', { name: 'Medir' }).click();
  await page.getByText('Medido em 4 posições.').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});
