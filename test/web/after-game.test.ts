import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { present } from '../../src/core/present.ts';
import { cellOnBoard } from './board-player.ts';
import { desktop, openApp, phone, seriousFaults, sidewaysScroll, useBrowser } from './browser.ts';
import { listedMoves, matchOf, openTable } from './table-visitor.ts';

const test = useBrowser();

const shortPhone = { width: 320, height: 568 };
const onItsSide = { width: 844, height: 390 };
const sizes = [
  ['a phone', phone],
  ['a short phone', shortPhone],
  ['a phone on its side', onItsSide],
] as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const message = (page: Page) => page.locator('.message-sentence');
const current = (page: Page) => page.locator('.move[aria-current]').textContent();

/** A game that a person has lost by their last move but one, the fifth, with its review. */
async function openLost(viewport: typeof phone, language: 'en' | 'pt' = 'en'): Promise<Page> {
  const match = await matchOf('tres-em-linha', '3 3 2 4 2 2');
  const page = await openTable(match, { seats: ['me', 'level:3'] }, { viewport, language, hasTouch: true });
  await page.locator('.mistakes li').waitFor();
  return page;
}

/** Whether all of something is seen, above the row of actions where that lies over the page. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const actions = page.locator('.actions');
  const box = present((await what.boundingBox()) ?? undefined, 'box');
  const isCovering = await actions.evaluate((row) => getComputedStyle(row).position === 'sticky');
  const covered = isCovering ? ((await actions.boundingBox())?.height ?? 0) : 0;
  const height = await page.evaluate(() => innerHeight);
  return box.y >= -0.5 && box.y + box.height <= height - covered + 0.5;
}

const boardIsInSight = (page: Page) => expect.poll(() => isInSight(page, page.getByRole('grid'))).toBe(true);

/** Scrolls as far as it takes to read the end of the page. */
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

describe.each(sizes)('on %s', (_, viewport) => {
  test('one walks through a game that is over, and the review stays', async () => {
    const page = await openLost(viewport);
    const review = () => page.locator('.mistakes li').count();
    expect([await button(page, 'Undo').count(), await button(page, 'Redo').count()]).toEqual([0, 0]);
    expect(await button(page, 'Next move').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Back one move').tap();
    await expect.poll(() => current(page)).toContain('2');
    expect(await review()).toBe(1);
    await scrollDown(page);
    await button(page, 'First position').tap();
    await expect.poll(() => current(page)).toBe('Start');
    await boardIsInSight(page);
    expect(await button(page, 'Back one move').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Next move').tap();
    await expect.poll(() => page.locator('.move[aria-current]').getAttribute('aria-label')).toContain('Move 1');
    await button(page, 'Last position').tap();
    await expect.poll(() => message(page).textContent()).toBe('o wins: a line on 2c, 3b and 4a.');
    expect(await review()).toBe(1);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('what is shown and retried is in sight', async () => {
    const page = await openLost(viewport);
    await page.getByText('Show where').scrollIntoViewIfNeeded();
    await scrollDown(page);
    await page.getByText('Show where').tap();
    await boardIsInSight(page);
    await page.locator('[data-compared="better"]').waitFor();
    await scrollDown(page);
    await button(page, 'Retry').tap();
    await boardIsInSight(page);
    expect(await message(page).textContent()).toContain('Find a better move');
    // Which move is better is for the person to find, until they want to be shown.
    expect(await page.locator('[data-compared]').count()).toBe(0);
    await page.getByText('Show where').tap();
    await page.locator('[data-compared="better"]').waitFor();
  });

  test('another game begins at the top', async () => {
    const page = await openLost(viewport);
    await scrollDown(page);
    await button(page, 'Play again').tap();
    await expect.poll(() => listedMoves(page)).toEqual([]);
    await boardIsInSight(page);
  });

  test('so does one from the sheet', async () => {
    const page = await openLost(viewport);
    await scrollDown(page);
    await button(page, 'Menu').tap();
    await page.getByRole('dialog').getByRole('link', { name: 'New game' }).tap();
    await page.locator('.new-game-start').tap();
    await expect.poll(() => page.locator('.result').count()).toBe(0);
    await boardIsInSight(page);
  });
});

test.each([
  ['tres-em-linha', '3 3 2 4 2 2'],
  ['neutreeko', '2C-2E 4C-1C'],
  ['quantik', 'C22 b42 A33 c44 B23 c13 B21 d31 A41 d43'],
])('the result of %s is read on a short phone without scrolling', async (id, moves) => {
  const page = await openTable(await matchOf(id, moves), {}, { viewport: shortPhone, hasTouch: true });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await isInSight(page, message(page))).toBe(true);
});

test('the move that was played and the better one are marked, in words too', async () => {
  const page = await openLost(desktop);
  const match = await matchOf('tres-em-linha', '3 3 2 4');
  const label = (name: string) =>
    cellOnBoard(
      page,
      match.game.view.cells.findIndex((cell) => cell.name === name),
    ).getAttribute('aria-label');
  await page.getByText('Show where').click();
  await expect.poll(() => message(page).textContent()).toBe('Played: column 2 loses in 2. Better: column 1 wins in 1.');
  expect(await page.locator('[aria-live="polite"]').allTextContents()).toContain(await message(page).textContent());
  for (const kind of ['played', 'better']) expect(await page.locator(`[data-compared="${kind}"]`).count()).toBe(1);
  expect(await label('2b')).toContain('played here');
  expect(await label('1a')).toContain('better here');
  expect(await seriousFaults(page)).toEqual([]);
  await button(page, 'Back to the game').click();
  await expect.poll(() => page.locator('[data-compared]').count()).toBe(0);
});

test('on a desktop the steps have words, and keys do the same', async () => {
  const page = await openLost(desktop);
  for (const word of ['First', 'Back', 'Next', 'Last']) {
    expect(await page.locator('.step-word').getByText(word, { exact: true }).isVisible()).toBe(true);
  }
  await page.keyboard.press('Home');
  await expect.poll(() => current(page)).toBe('Start');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.move[aria-current]').getAttribute('aria-label')).toContain('Move 5');
  expect(await page.locator('.mistakes li').count()).toBe(1);
});

test('another move from an earlier position begins a variation, and the game stays', async () => {
  const page = await openLost(phone);
  await button(page, 'Back one move').tap();
  await button(page, 'Back one move').tap();
  await cellOnBoard(page, 19).tap();
  await page.locator('.variation .move').first().waitFor();
  expect(await listedMoves(page)).toEqual(['3', '3', '2', '4', '2', '2']);
  expect(await page.locator('.result-sentence').count()).toBe(1);
});

test('the review stays whatever is tried instead of a mistake', async () => {
  const page = await openLost(desktop);
  await button(page, 'Retry').click();
  await cellOnBoard(page, 19).click();
  await page.locator('.variation .move').first().waitFor();
  expect(await page.locator('.mistakes li').count()).toBe(1);
  await page.getByText('Show where').click();
  await expect.poll(() => message(page).textContent()).toBe('Played: column 2 loses in 2. Better: column 1 wins in 1.');
});

test('the mistakes of a computer are headed by its name, also after the two have changed sides', async () => {
  const match = await matchOf('tres-em-linha', '3 3 2 4 2');
  const page = await openTable(match, { seats: ['level:8', 'me'] }, { viewport: desktop });
  await button(page, 'Menu').click();
  await button(page, 'Swap sides').click();
  await expect.poll(() => page.locator('.mistakes-title').allTextContents()).toEqual(['Mistakes of level 8']);
  expect(await page.locator('.result-sentence').textContent()).toBe('This time level 8 wins.');
});

test('a link that a line of the sentence begins with stands at its edge', async () => {
  const page = await openLost(shortPhone);
  const words = page.locator('.result-decision');
  const link = words.locator('.link-button');
  // In a room that has just the width of the link, which so has a line to itself.
  const width = await link.evaluate((element: HTMLElement) => element.offsetWidth);
  await words.evaluate((element: HTMLElement, pixels) => {
    element.style.width = `${pixels}px`;
  }, width);
  const edgeOfWords = (await words.boundingBox())?.x ?? 0;
  const edgeOfLink = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().x;
  });
  expect(edgeOfLink).toBeCloseTo(edgeOfWords, 0);
});

test('the menu takes back what ended a game', async () => {
  const page = await openLost(phone);
  await button(page, 'Menu').tap();
  await button(page, 'Take back the last move').tap();
  await expect.poll(() => page.locator('.result').count()).toBe(0);
  await button(page, 'Undo').waitFor();
  expect(await message(page).textContent()).toMatch(/^Your turn\./u);
});

test('computers go on with an endless series by themselves, as long as that is wanted', async () => {
  const page = await openApp({ hash: '#/new/tres-em-linha', viewport: phone });
  await page.clock.install();
  await page.locator('.choice-tile', { hasText: 'Watch' }).click();
  await page.getByText('More', { exact: true }).click();
  await page.locator('.choice-tile', { hasText: 'As many as you like' }).click();
  await page.locator('.new-game-start').click();
  const goingOn = page.getByRole('checkbox', { name: 'Next game by itself' });
  await goingOn.waitFor();
  expect(await goingOn.isChecked()).toBe(true);
  await page.getByText('The next game begins in a moment.').waitFor();
  await goingOn.uncheck();
  await page.clock.runFor(60_000);
  expect(await page.locator('.panel-head').textContent()).toContain('Game 1');
  expect(await page.locator('.result').count()).toBe(1);
  await goingOn.check();
  await expect.poll(() => page.locator('.panel-head').textContent(), { timeout: 20_000 }).toContain('Game 2');
});
