import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser } from './browser.ts';

const test = useBrowser();

async function openMap(place: string, visit: Parameters<typeof openApp>[0] = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash: `#/map/${place}` });
  await page.locator('.map-view').waitFor();
  return page;
}

const frame = (page: Page) => page.locator('.map-frame');
const heading = (page: Page) => page.locator('.map-panel h2');

/** Whether the map is drawn: what is not paper. */
function drawnPixels(page: Page): Promise<number> {
  return page.locator('.walked-canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let drawn = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) drawn++;
    return drawn;
  });
}

test('the map of Neutreeko opens from what is known, and is walked on with keys', async () => {
  const page = await openApp({ hash: '#/learn/neutreeko' });
  await page.getByRole('link', { name: 'The map of perfect play' }).click();
  await page.locator('.map-view').waitFor();
  expect(await page.locator('.map-summary').textContent()).toContain('1,267');
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(5000);
  await frame(page).focus();
  await page.keyboard.press('ArrowRight');
  await heading(page).getByText('One move from the start').waitFor();
  await page
    .locator('[aria-live]', { hasText: 'One move from the start. A draw with best play.' })
    .waitFor({ state: 'attached' });
  for (let ply = 1; ply < 16; ply++) await page.keyboard.press('ArrowRight');
  await heading(page).getByText('16 moves from the start').waitFor();
  const before = await page.locator('.map-board').innerHTML();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((html) => document.querySelector('.map-board')?.innerHTML !== html, before);
  await page.keyboard.press('Home');
  await heading(page).getByText('The start').waitFor();
  await page.getByText('2 of 14 moves hold the draw.').waitFor();
  await page.locator('.map-moves').getByRole('button', { name: '5D-5C draws' }).click();
  await page.getByRole('gridcell', { name: /^5C, black stone/u }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('a press on a node shows its board, which opens at the table; wheel and buttons zoom', async () => {
  const page = await openMap('tres-em-linha');
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('The map should be seen.');
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(500);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await drawnPixels(page);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => drawnPixels(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => Math.abs((await drawnPixels(page)) - before)).toBeLessThan(before / 50);
  // Somewhere on the map there is a node; pressing across it finds one.
  for (let x = 0.3; x < 0.7 && (await heading(page).textContent()) === 'The start'; x += 0.01) {
    await page.mouse.click(box.x + box.width * x, box.y + box.height / 2);
  }
  expect(await heading(page).textContent()).not.toBe('The start');
  await page.getByRole('link', { name: 'Open at the table' }).click();
  await page.locator('main[data-screen="play"] [role="grid"]').waitFor();
});

test('a game is a path on the map, and where it left is said, on a phone and in the dark', async () => {
  const visit = { viewport: phone, theme: 'dark', language: 'pt', hasTouch: true } as const;
  const page = await openMap('neutreeko/5B-5C,4C-4A', visit);
  await page
    .locator('.map-game.has-left', { hasText: 'A tua partida saiu do mapa na jogada 2: 4C-4A perde em' })
    .waitFor();
  await heading(page).getByText('A uma jogada do início').waitFor();
  await page.getByText('onde saiu do mapa').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
});

test('the menu of a table leads to the map with its game, and the strategy of Quantik is a tree', async () => {
  const page = await openApp({ hash: '#/1/neutreeko//VD' });
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'On the map of perfect play' }).click();
  await page.locator('.map-view').waitFor();
  expect(page.url()).toContain('#/map/neutreeko');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('quantik');
  await page.locator('.map-summary', { hasText: '3,018 positions' }).waitFor();
  expect(page.url()).toMatch(/#\/map\/quantik$/u);
  await page.getByText('the loser moves').waitFor();
});

test('what has no map says why, and a wrong address leads to one that there is', async () => {
  const page = await openApp({ hash: '#/map/fuse', viewport: smallPhone });
  await page.getByText('There is no map of Fuse').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(page.url().replace(/#.*/u, '#/map/nothing'));
  await page.getByText('There is no such map.').waitFor();
  await page.locator('.map-view').waitFor();
  expect(page.url()).toContain('#/map/neutreeko');
});

test('positions by moves to the end are counted on the page of what is known', async () => {
  const page = await openApp({ hash: '#/learn/tres-em-linha' });
  await page.getByText('All positions, by moves to the end').click();
  await page.getByRole('img', { name: /260,064 positions are won, 48,139 lost, 252 drawn.*takes 15 moves/u }).waitFor();
});
