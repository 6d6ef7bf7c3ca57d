import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, openApp, phone, seriousFaults, useBrowser } from './browser.ts';
import { beginGame, listedMoves, matchOf, openTable, typeMove } from './table-visitor.ts';

const test = useBrowser();

const bestLine = (page: Page) => page.locator('.best-line');
const message = (page: Page) => page.locator('.message-sentence');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the best line has so many moves. */
function untilLine(page: Page, moves: number): Promise<void> {
  return expect.poll(() => bestLine(page).locator('.move').count(), { timeout: 30_000 }).toBe(moves);
}

/** The number beside a move, such as −0.12. */
const numberOf = (mark: string) => Number(mark.replace('−', '-'));

describe('the list of values', () => {
  test('is as high as the board lets it be, beside the moves, and nothing scrolls but the list', async () => {
    const page = await openTable(await matchOf('fuse', ''), { isShowingValues: true }, { viewport: desktop });
    await page.locator('.value-entry').nth(8).waitFor({ timeout: 30_000 });
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const [list, moves, values, board] = [
      await boxOf('.values-moves'),
      await boxOf('.panel-moves'),
      await boxOf('.values'),
      await boxOf('.stage-board'),
    ];
    expect(list.height).toBeGreaterThan(300);
    expect(values.height).toBeGreaterThan(0.9 * board.height);
    expect(moves.x).toBeGreaterThan(list.x + 100);
    const scrolled = await page.locator('.panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(scrolled).toBeLessThanOrEqual(0);
  });

  test('is sorted although a pointer rests on it', async () => {
    const page = await openTable(await matchOf('fuse', ''), { isShowingValues: true }, { viewport: desktop });
    await page.locator('.value-entry').nth(4).hover();
    const marks = async () => (await page.locator('.value-entry .verdict-mark').allInnerTexts()).map(numberOf);
    const first = await marks();
    await expect.poll(marks, { timeout: 30_000 }).not.toEqual(first);
    await expect
      .poll(
        async () => {
          const shown = await marks();
          return shown.every((mark, index) => index === 0 || mark <= (shown[index - 1] ?? mark));
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  });
});

test('beside estimates it is said once how often such ones came true', async () => {
  const page = await openTable(await matchOf('fuse', ''), { isShowingValues: true });
  const said = page.locator('.values .legend p', { hasText: 'the side they favoured won' });
  await said.waitFor({ timeout: 30_000 });
  expect(await said.count()).toBe(1);
  const sentence = /^Estimates may err: with 24 discs on the border, the side they favoured won \d+ of \d+ games/u;
  expect(await said.textContent()).toMatch(sentence);
});

describe('the best line', () => {
  test('follows the focus, is walked with the arrows, and is seen on the board without being played', async () => {
    const match = await matchOf('tres-em-linha', '');
    const page = await openTable(match, { isShowingValues: true }, { viewport: desktop });
    await untilLine(page, 9);
    await page.locator('.value-entry').last().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => bestLine(page).locator('.move').first().textContent()).toMatch(/^[15]$/u);
    await untilLine(page, 12);
    await bestLine(page).locator('.move').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await message(page).textContent()).toBe('Looking ahead along the best line: 3 moves on.');
    expect(await listedMoves(page)).toEqual([]);
    await button(page, 'Back to the game').click();
    expect(await message(page).textContent()).not.toContain('Looking ahead');
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('is copied as text, and is in the sheet for sharing', async () => {
    const page = await openTable(await matchOf('tres-em-linha', ''), { isShowingValues: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await untilLine(page, 9);
    await button(page, 'Copy the line').click();
    await button(page, 'Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^1\. [234] \d 2\. \d \d 3\. \d \d 4\. \d \d 5\. \d$/u);
    await button(page, 'Menu').click();
    await button(page, 'Share and download').click();
    expect(await page.getByRole('textbox', { name: 'Best line' }).inputValue()).toBe(copied);
  });

  test('is chosen by a finger with a first press, and the move is played with a second', async () => {
    const match = await matchOf('tres-em-linha', '');
    const page = await openTable(match, { isShowingValues: true }, { viewport: phone, hasTouch: true });
    await untilLine(page, 9);
    const last = page.locator('.value-entry').last();
    const move = (await last.locator('.value-move').textContent()) ?? '';
    await last.tap();
    await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
    expect(await listedMoves(page)).toEqual([]);
    await last.tap();
    await expect.poll(() => listedMoves(page)).toHaveLength(1);
    expect(move).toBe(`column ${(await listedMoves(page))[0]}`);
  });
});

/** A game of seventy moves, with many mistakes, which the second player wins by the last. */
const longGame = [
  '5B-5A 1D-1E 2C-4A 4C-2A 4A-4E 1B-5B 5D-5C 2A-4A 4E-2E 5B-3D 5C-3E 3D-1D 3E-5C 1D-5D 2E-5E 1E-1A 5C-5B',
  '5D-4E 5E-2B 4A-4D 5B-2E 4D-3C 2E-2C 3C-3A 2C-5C 4E-1E 5C-1C 1A-2A 2B-2E 3A-3E 5A-5E 1E-5A 1C-2D 3E-5C',
  '5E-5D 5C-3E 2E-5B 2A-4A 2D-2A 3E-5C 2A-4C 5A-1E 5D-4E 4A-1D 5B-4A 1E-3E 4E-5E 1D-1E 5E-5D 5C-5A 4C-5B',
  '5A-2D 5B-2E 1E-1A 5D-4E 2D-5A 4E-4B 3E-1C 4B-1B 1C-1E 1B-5B 1E-4B 5B-3D 4B-1B 4A-4E 5A-1E 3D-2C 1B-1D',
  '2C-5C 1A-1C',
].join(' ');

/** Whether the move that is looked at is seen within all that it could be scrolled out of. */
function currentIsInSight(page: Page): Promise<boolean> {
  return page.locator('.move[aria-current]').evaluate((move) => {
    const lies = move.getBoundingClientRect();
    const rooms = ['.moves', '.panel-body', '.panel'].flatMap(
      (name) => move.closest(name)?.getBoundingClientRect() ?? [],
    );
    const isWithin = ({ top, bottom }: { top: number; bottom: number }) => lies.top >= top && lies.bottom <= bottom;
    return [...rooms, { top: 0, bottom: innerHeight }].every(isWithin);
  });
}

describe('the current move of a long game is in sight', () => {
  const walk = async (page: Page) => {
    const steps: boolean[] = [];
    for (const key of ['End', 'ArrowLeft', 'Home', 'ArrowRight', 'End']) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      steps.push(await currentIsInSight(page));
    }
    return steps;
  };

  test('beside a long card, which is scrolled past it', async () => {
    const page = await openTable(await matchOf('neutreeko', longGame), {}, { viewport: desktop });
    await page.locator('.mistakes').nth(1).waitFor({ timeout: 30_000 });
    expect(await walk(page)).toEqual([true, true, true, true, true]);
    await page.getByRole('textbox', { name: /^Note on/u }).scrollIntoViewIfNeeded();
    expect(await currentIsInSight(page)).toBe(true);
    expect(await page.locator('.panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  });

  test('on a phone on its side, where the panel is scrolled', async () => {
    const moves = longGame.split(' ').slice(0, -1).join(' ');
    const page = await openTable(await matchOf('neutreeko', moves), {}, { viewport: { width: 844, height: 390 } });
    await page.locator('.move[aria-current]').waitFor();
    expect(await walk(page)).toEqual([true, true, true, true, true]);
  });
});

test('a note is kept with the game, marked in the list of moves, and goes into its record', async () => {
  const page = await openTable(await matchOf('neutreeko', '5B-5C 4C-2E'));
  await page.getByLabel('Note on move 2, 4C-2E').fill('Hm, {why}?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Move 2, 4C-2E.*note: Hm, \(why\)\?$/u }).waitFor();
  await button(page, 'Start').click();
  expect(await page.getByLabel('Note on the start').inputValue()).toBe('');
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'tabuleiro');
  });
  await page.keyboard.press('End');
  await button(page, 'Menu').click();
  await button(page, 'Share and download').click();
  expect(await page.getByLabel('Record').inputValue()).toContain('1. 5B-5C 4C-2E {Hm, (why)?}');
  await page.reload();
  await page.getByRole('button', { name: /note: Hm/u }).waitFor();
});

/** Waits until some game is kept with these words in it. */
async function untilSaved(page: Page, words: string): Promise<void> {
  const saved = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('tabuleiro');
          opening.onsuccess = () => {
            const all = opening.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
    );
  await expect.poll(saved).toContain(words);
}

test('a note that one still writes is kept on a reload and on going back, and Escape takes it back', async () => {
  const page = await openTable(await matchOf('neutreeko', '5B-5C 4C-2E'));
  const field = page.getByRole('textbox', { name: 'Note on move 2, 4C-2E' });
  await field.focus();
  await page.keyboard.type('Too  far');
  // It is tidied when one is done: the caret would jump.
  expect(await field.inputValue()).toBe('Too  far');
  await untilSaved(page, 'Too far');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Too far');
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' away');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('Too far');
  await page.getByRole('button', { name: /note: Too far$/u }).waitFor();
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' left');
  await page.getByRole('link', { name: 'Saved games' }).click();
  await page.locator('.saved-game').first().waitFor();
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('Too far left');
});

test('results against a level are told after the game and in the sheet for the next one', async () => {
  const page = await openApp();
  for (let time = 1; time <= 2; time++) {
    await beginGame(page, 'tres-em-linha', ['The computer']);
    await typeMove(page, '3');
    await button(page, 'Menu').click();
    await button(page, 'Resign').click();
    await button(page, 'Resign: are you sure?').click();
    await page.getByText(`Against level 3: 0 won, 0 drawn, ${time} lost.`).waitFor();
  }
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('dialog').getByText('Against level 3: 0 won, 0 drawn, 2 lost.').waitFor();
});

test('of a game of which little is known no more is said, and where it turned is an estimate', async () => {
  const start = '#bwbbwb#/b......w/w......b/b......w/w......w/w......b/b......w/#bwbwwb# w';
  const moves =
    'a6-g6 h2-f2 g8-g7 a4-e4 h5-g5 f8-f5 f1-f5 g1-g4 e8-e5 a2-c2 d8-d5 h4-e4 a3-c3 d1-d4 e1-e5 h7-e7 h3-d3 c8-c7 b8-b6 a7-c7 c1-c2 b1-b5';
  const match = await matchOf('fuse', moves, start);
  expect(match.ending?.winner).toBe(1);
  const page = await openTable(match, { seats: ['me', 'level:5'] });
  const result = page.locator('.result');
  await expect
    .poll(() => result.textContent(), { timeout: 120_000 })
    .toMatch(/among the \d+ moves of yours whose value is known, of 11\./u);
  expect(await result.textContent()).not.toContain('You made no mistake.');
  await result.getByText(/An estimate: it turned at move \d+,/u).waitFor();
  await button(page, 'Show where').click();
  await expect.poll(() => message(page).textContent()).toMatch(/^Played: /u);
});
