import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser } from './browser.ts';

const test = useBrowser();

async function openEditor(address: string, visit: Parameters<typeof openApp>[0] = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash: `#/edit/${address}` });
  await page.locator('.editor').waitFor();
  return page;
}

const field = (page: Page) => page.locator('#editor-position');
const standing = (page: Page) => page.locator('.editor-standing');
const cell = (page: Page, name: string) => page.locator(`.editor-board [aria-label^="${name},"]`);
const tool = (page: Page, name: string) => page.locator(`.palette-tool:is([title="${name}"], [title^="${name} ("])`);

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator | { x: number; y: number }): Promise<void> {
  const [begin, end] = [await middleOf(from), 'x' in to ? to : await middleOf(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move((begin.x + end.x) / 2, (begin.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

describe('a position is set up', () => {
  test('by pressing cells, and is judged at every step', async () => {
    const page = await openEditor('neutreeko');
    expect(await standing(page).textContent()).toBe('This is a position of the game. Black to move.');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await field(page).inputValue()).toBe('...../...../...../...../..... b');
    for (const name of ['1A', '1B', '3C']) await cell(page, name).click();
    expect(await standing(page).textContent()).toBe('White stone: 0 on the board instead of 3.');
    expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
    await tool(page, 'white stone').click();
    for (const name of ['5A', '5B', '5E']) await cell(page, name).click();
    await page.getByRole('radio', { name: 'White' }).check();
    expect(await field(page).inputValue()).toBe('bb.../...../..b../...../ww..w w');
    expect(await standing(page).textContent()).toBe('This is a position of the game. White to move.');
    // The same piece again takes it away; another takes its place.
    await cell(page, '5E').click();
    await cell(page, '1A').click();
    expect(await field(page).inputValue()).toBe('wb.../...../..b../...../ww... w');
  });

  test('with keys alone', async () => {
    const page = await openEditor('quantik');
    await page.locator('.editor-board [role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('B');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('a');
    expect(await field(page).inputValue()).toBe('Ba../..../..../.... w');
    await page.keyboard.press('Delete');
    expect(await field(page).inputValue()).toBe('B.../..../..../.... b');
    expect(await standing(page).textContent()).toContain('Brown to move.');
  });

  test('by dragging onto the board, about it and off it', async () => {
    const page = await openEditor('neutreeko');
    await drag(page, cell(page, '2C'), cell(page, '3C'));
    expect(await field(page).inputValue()).toBe('.w.w./...../..b../..w../.b.b. b');
    await drag(page, cell(page, '5B'), { x: 4, y: 400 });
    expect(await field(page).inputValue()).toBe('.w.w./...../..b../..w../...b. b');
    await drag(page, tool(page, 'black stone'), cell(page, '1A'));
    expect(await field(page).inputValue()).toBe('bw.w./...../..b../..w../...b. b');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await field(page).inputValue()).toBe('.w.w./...../..b../..w../...b. b');
  });

  test('by one pointer at a time', async () => {
    const page = await openEditor('neutreeko');
    const [from, to] = [await middleOf(cell(page, '2C')), await middleOf(cell(page, '3C'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await cell(page, '1A').dispatchEvent('pointerup', { pointerId: 99, bubbles: true, clientX: 4, clientY: 4 });
    await page.mouse.up();
    expect(await field(page).inputValue()).toBe('.w.w./...../..b../..w../.b.b. b');
  });

  test('by touch', async () => {
    const page = await openEditor('tres-em-linha', { viewport: phone, hasTouch: true });
    await cell(page, '3a').tap();
    expect(await field(page).inputValue()).toBe('...../...../...../..x.. o');
    await tool(page, 'o disc').tap();
    await cell(page, '3d').tap();
    expect(await field(page).inputValue()).toBe('...../...../..o../..x.. x');
  });

  test('in text, of which nothing is lost while it is wrong', async () => {
    const page = await openEditor('tres-em-linha');
    await field(page).fill('...../..oox/.oxxo/xxoxo x');
    expect(await cell(page, '1a').getAttribute('aria-label')).toBe('1a, x disc');
    await field(page).fill('...../..oox/.oxxo/xxoxq');
    expect(await field(page).inputValue()).toBe('...../..oox/.oxxo/xxoxq');
    expect(await standing(page).textContent()).toContain('“q”');
    expect(await cell(page, '1a').getAttribute('aria-label')).toBe('1a, x disc');
    await field(page).fill('...../..oox/.oxxo/xxoxx x');
    expect(await standing(page).textContent()).toContain('There are');
    expect(await cell(page, '5a').getAttribute('aria-label')).toBe('5a, x disc');
  });
});

describe('what is set up', () => {
  test('survives a reload, and a change of variant', async () => {
    const page = await openEditor('fuse');
    const start = await field(page).inputValue();
    await page.getByRole('radio', { name: 'Black' }).check();
    await page.waitForURL(/_b$/u);
    await page.reload();
    await page.locator('.editor').waitFor();
    expect(await field(page).inputValue()).toBe(start.replace(/w$/u, 'b'));
    await page.getByRole('combobox', { name: 'Game' }).selectOption('fuse-kings');
    await standing(page).getByText('White disc, king: 0 on the board instead of 1.').waitFor();
    expect(await field(page).inputValue()).toBe(start.replace(/w$/u, 'b'));
    await page.getByRole('combobox', { name: 'Game' }).selectOption('quantik');
    await page.locator('.palette-tool[title="white cone (A)"]').waitFor();
    expect(await field(page).inputValue()).toBe('..../..../..../.... w');
  });

  test('is played from', async () => {
    const page = await openEditor('tres-em-linha/...../...../.x.../.x.o._o');
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('dialog').waitFor();
    await page.locator('.new-game-start').click();
    await page.locator('main[data-screen="play"] [role="grid"]').waitFor();
    expect(await page.locator('[role="grid"] [data-cell="11"]').getAttribute('aria-label')).toContain('x disc');
  });

  test('is analysed', async () => {
    const page = await openEditor('tres-em-linha/...../..oox/.oxxo/xxoxo_x');
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.locator('[role="grid"] [aria-label*="wins"]').first().waitFor();
  });

  test('is said to be over where it is', async () => {
    const page = await openEditor('neutreeko/.w..w/...../...../...../.wbbb_w');
    expect(await standing(page).textContent()).toBe('The game is over here. Black wins: a line on 5C, 5D and 5E.');
    expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
  });

  test.each(['SVG', 'PNG'])('is taken along as a picture, %s', async (format) => {
    const page = await openEditor('quantik/D..A/bC.A/.Bad/...b_b');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: format }).click();
    expect((await arriving).suggestedFilename()).toBe(`quantik.${format.toLowerCase()}`);
  });
});

test('a bad position in the address opens the editor with its text and one sentence', async () => {
  const page = await openEditor('neutreeko/what_is_this');
  expect(await field(page).inputValue()).toBe('what is this');
  expect(await standing(page).textContent()).toContain('The position has 1 row');
});

test.each([
  ['neutreeko', 'light'],
  ['fuse-kings', 'dark'],
  ['quantik', 'light'],
  ['tres-em-linha', 'dark'],
] as const)('axe finds nothing serious in the editor of %s, %s', async (id, theme) => {
  expect(await seriousFaults(await openEditor(id, { theme }))).toEqual([]);
});

test.each(['neutreeko', 'fuse-kings', 'quantik', 'drop-9x9x5'])('the editor of %s fits a small phone', async (id) => {
  const page = await openEditor(id, { viewport: smallPhone, language: 'pt' });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the editor fits a phone with text of twice the size', async () => {
  const page = await openEditor('quantik', { viewport: phone, language: 'pt' });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysScroll(page)).toBe(0);
});
