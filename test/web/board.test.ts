import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { CellId } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import { sayEnding } from '../../src/text/say.ts';
import {
  byKeys,
  byMouse,
  byTouch,
  cellOnBoard,
  type Press,
  playOnBoard,
  randomGame,
  tableAddress,
} from './board-player.ts';
import { desktop, openApp, phone, useBrowser, type Visit } from './browser.ts';

const test = useBrowser();

/** Whole games of a middling length; in that of Fuse a player must pass. */
const seeds = { neutreeko: 3, fuse: 19, quantik: 3, 'tres-em-linha': 9 };
const ways: readonly (readonly [string, Press, Visit])[] = [
  ['mouse', byMouse, { viewport: desktop }],
  ['touch', byTouch, { viewport: phone, hasTouch: true }],
  ['keyboard', byKeys, { viewport: desktop }],
];

async function openTable(match: Match, visit: Visit = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash: tableAddress(match) });
  await page.getByRole('grid').waitFor();
  return page;
}

function at(match: Match, name: string): CellId {
  return match.game.view.cells.findIndex((cell) => cell.name === name);
}

async function startOf(id: string): Promise<Match> {
  return (await randomGame(id, 1)).goTo(0);
}

async function middleOf(page: Page, cell: CellId): Promise<{ x: number; y: number }> {
  const box = await cellOnBoard(page, cell).boundingBox();
  if (!box) throw new Error(`Cell ${cell} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that goes down on one point, along a straight line, and up at another. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
}

function labelOf(page: Page, cell: CellId): Promise<string | null> {
  return cellOnBoard(page, cell).getAttribute('aria-label');
}

/** What the cells with pieces on them say. */
function piecesOnBoard(page: Page): Promise<string[]> {
  return page
    .locator('[role="grid"] [data-cell]')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => !/empty|none left|column/u.test(cell.ariaLabel ?? ''))
        .map((cell) => cell.getAttribute('data-cell') ?? ''),
    );
}

describe.each(Object.entries(seeds))('a whole game of %s', (id, seed) => {
  test.each(ways)('by %s', async (_, press, visit) => {
    const played = await randomGame(id, seed);
    const page = await openTable(played.goTo(0), visit);
    for (const [ply, { move }] of played.steps.entries()) {
      if (move !== undefined) await playOnBoard(page, played.goTo(ply - 1), move, press);
    }
    const { game, state, ending } = played;
    if (!ending) throw new Error('A whole game should have an end.');
    await page.locator('.message', { hasText: sayEnding(ending, 'en', game) }).waitFor();
    const pieces = game.view.pieces(state).map(({ cell }) => String(cell));
    expect((await piecesOnBoard(page)).sort()).toEqual(pieces.sort());
  });
});

test('a piece can be dragged; dropped where it may not go, it is back and the reason is said', async () => {
  const match = await startOf('neutreeko');
  const page = await openTable(match);
  await cellOnBoard(page, at(match, '5B')).dragTo(cellOnBoard(page, at(match, '4C')));
  await page.locator('.message.is-refusal').waitFor();
  expect(await labelOf(page, at(match, '5B'))).toBe('5B, black stone, can be played');
  await cellOnBoard(page, at(match, '5B')).dragTo(cellOnBoard(page, at(match, '2B')));
  expect(await labelOf(page, at(match, '2B'))).toBe('2B, black stone');
  expect(await labelOf(page, at(match, '5B'))).toBe('5B, empty');
});

test('a press on the opponent’s piece is refused at once', async () => {
  const match = await startOf('neutreeko');
  const page = await openTable(match);
  await cellOnBoard(page, at(match, '1B')).click();
  await page.locator('.message.is-refusal', { hasText: '1B' }).waitFor();
});

test('a finger drags a piece without scrolling the page, and scrolls it from anywhere else', async () => {
  const match = await startOf('quantik');
  const page = await openTable(match, { viewport: { width: 390, height: 560 }, hasTouch: true });
  const cube = at(match, 'B');
  await cellOnBoard(page, cube).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0);
  const before = await scrolled();
  await swipe(page, await middleOf(page, cube), await middleOf(page, at(match, '33')));
  expect(await labelOf(page, at(match, '33'))).toBe('33, white cube');
  expect(await scrolled()).toBe(before);
  const empty = await middleOf(page, at(match, '43'));
  await swipe(page, empty, { x: empty.x, y: empty.y - 150 });
  await expect.poll(scrolled).toBeGreaterThan(before + 50);
});

test('a second pointer neither moves nor drops what the first one drags', async () => {
  const match = await startOf('quantik');
  const page = await openTable(match);
  const middle = (name: string) => middleOf(page, at(match, name));
  const [cube, goal, elsewhere] = await Promise.all([middle('B'), middle('33'), middle('11')]);
  await page.mouse.move(cube.x, cube.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  const second = { pointerId: 99, pointerType: 'touch', bubbles: true, clientX: elsewhere.x, clientY: elsewhere.y };
  await cellOnBoard(page, at(match, '11')).dispatchEvent('pointermove', second);
  await cellOnBoard(page, at(match, '11')).dispatchEvent('pointerup', second);
  await page.mouse.up();
  expect(await labelOf(page, at(match, '33'))).toBe('33, white cube');
  expect(await labelOf(page, at(match, '11'))).toContain('11, empty');
});

test('what is dragged is let go with Escape, and moving on does not take it up again', async () => {
  const match = await startOf('neutreeko');
  const page = await openTable(match);
  const [from, to] = await Promise.all([middleOf(page, at(match, '5B')), middleOf(page, at(match, '2B'))]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 20, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  expect(await labelOf(page, at(match, '5B'))).toBe('5B, black stone, can be played');
  expect(await labelOf(page, at(match, '2B'))).toBe('2B, empty');
});

test('the keyboard stays on its cell when the board is flipped', async () => {
  const match = await startOf('neutreeko');
  const page = await openTable(match);
  await cellOnBoard(page, at(match, '5B')).focus();
  await page.keyboard.press('f');
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.cell);
  await expect
    .poll(async () => (await middleOf(page, at(match, '5B'))).y < (await middleOf(page, at(match, '1B'))).y)
    .toBe(true);
  expect(await focused()).toBe(String(at(match, '5B')));
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(String(at(match, '5A')));
});

test('Escape lets go of what was picked up', async () => {
  const match = await startOf('neutreeko');
  const page = await openTable(match);
  await byKeys(page, match.game, at(match, '5B'));
  expect(await labelOf(page, at(match, '5C'))).toBe('5C, empty, can go here');
  await page.keyboard.press('Escape');
  expect(await labelOf(page, at(match, '5C'))).toBe('5C, empty');
});

test('pieces travel, unless nothing is to move', async () => {
  const match = await startOf('tres-em-linha');
  const countTravels = async (isMoving: boolean) => {
    const page = await openTable(match, { isMoving });
    await page.evaluate(() => {
      const { animate } = SVGElement.prototype;
      document.body.dataset.travels = '';
      SVGElement.prototype.animate = function (...how) {
        document.body.dataset.travels += 'o';
        return animate.apply(this, how);
      };
    });
    await byMouse(page, match.game, at(match, '3'));
    expect(await labelOf(page, at(match, '3a'))).toBe('3a, x disc');
    return page.evaluate(() => document.body.dataset.travels);
  };
  expect(await countTravels(true)).toBe('o');
  expect(await countTravels(false)).toBe('');
});

test('the board keeps its size whatever appears on it', async () => {
  const match = await startOf('quantik');
  const page = await openTable(match, { viewport: phone });
  const box = await page.getByRole('grid').boundingBox();
  await byMouse(page, match.game, at(match, 'B'));
  await byMouse(page, match.game, at(match, '22'));
  await page.keyboard.press('v');
  await page.keyboard.press('h');
  await byMouse(page, match.game, at(match, '22'));
  await page.locator('.message.is-refusal').waitFor();
  expect(await page.getByRole('grid').boundingBox()).toEqual(box);
});

test('cells are read in Portuguese too', async () => {
  const match = await startOf('neutreeko');
  const page = await openTable(match, { language: 'pt' });
  expect(await labelOf(page, at(match, '1B'))).toBe('1B, pedra das brancas');
  expect(await labelOf(page, at(match, '5B'))).toBe('5B, pedra das pretas, pode jogar-se');
});
