import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cell, onBoard, openBoard, openSite, slide, status, told } from './board-site.ts';
import { useBrowser } from './browser.ts';
import { documentedPage, pageWith } from './embedded.ts';

const test = useBrowser();

const passing = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';
const announced = async (page: Page) => (await page.locator('[aria-live="polite"]').allTextContents()).join('');
/** What the keyboard is on: a cell of the board, or what else. */
const focused = (page: Page) =>
  onBoard<string>(page, "board.shadowRoot.activeElement?.getAttribute('aria-label') ?? document.activeElement.tagName");

describe('whatever the page is like', () => {
  test('the board is read from left to right, and its text is its own', async () => {
    const page = await openBoard('game="neutreeko"');
    const style = `text-transform: uppercase; letter-spacing: 1em; word-spacing: 1em; font-style: italic;
      font-variant: small-caps; text-shadow: 0 0 1px red; -webkit-text-stroke: 1px red`;
    await page.evaluate(`Object.assign(document.body, { dir: 'rtl' }).style.cssText = \`${style}\``);
    const names = ['direction', 'text-transform', 'letter-spacing', 'word-spacing', 'font-style', 'font-variant'];
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((text, list) => list.map((name) => getComputedStyle(text).getPropertyValue(name)), names);
    expect(await look('.board svg text')).toEqual(['ltr', 'none', 'normal', '0px', 'normal', 'normal']);
    expect((await look('[part="status"]'))[0]).toBe('ltr');
  });

  test('the board fits its window, unless it is told otherwise', async () => {
    const page = await openBoard('game="neutreeko"', { viewport: { width: 1600, height: 600 } });
    const height = () => onBoard<number>(page, 'board.offsetHeight');
    expect(await height()).toBeLessThanOrEqual(600);
    expect(await height()).toBeGreaterThan(500);
    await onBoard(page, "board.style.setProperty('--tabuleiro-max-height', '1000px')");
    expect(await height()).toBeGreaterThan(1000);
  });

  test('the button that passes has an edge where the system has colours of its own', async () => {
    const page = await openBoard(`game="fuse" position="${passing}"`);
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = await page.locator('[part="pass"]').evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(edge).toBe('1px');
  });

  test('the board follows the nearest language that is named', async () => {
    const page = await openSite({ files: pageWith('<div id="around"></div>') });
    await page.evaluate(`(async () => {
      const shadow = around.attachShadow({ mode: 'open' });
      shadow.innerHTML = '<section><tabuleiro-board game="neutreeko"></tabuleiro-board></section>';
    })()`);
    await status(page).getByText('Black to move.').waitFor();
    await page.evaluate("document.documentElement.lang = 'pt'");
    await status(page).getByText('Jogam as pretas.').waitFor();
    await page.evaluate("around.shadowRoot.querySelector('section').lang = 'en'");
    await status(page).getByText('Black to move.').waitFor();
  });

  test('the board has its style in another document', async () => {
    const page = await openSite({
      files: pageWith('<tabuleiro-board game="neutreeko"></tabuleiro-board><iframe id="other"></iframe>'),
    });
    await page.getByRole('grid').waitFor();
    await onBoard(page, 'other.contentDocument.body.append(board)');
    const grid = page.frameLocator('#other').getByRole('grid');
    expect(await grid.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
  });
});

describe('a board that only shows', () => {
  test('shows what moves are worth all the same', async () => {
    const page = await openBoard('game="neutreeko" values readonly');
    await page.locator('.board-badge').first().waitFor();
    await page.getByLabel('2C, black stone, loses in 4', { exact: true }).waitFor();
    expect(await page.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
    await cell(page, '2C').click();
    expect(await page.locator('[aria-selected]').count()).toBe(0);
    expect(await page.locator('.is-open, .is-draggable').count()).toBe(0);
  });

  test('offers nothing to be played where discs fall', async () => {
    const page = await openBoard('game="tres-em-linha" readonly');
    const drawn = () => page.locator('.board svg').innerHTML();
    const before = await drawn();
    await page.locator('[data-cell="2"]').hover();
    expect(await drawn()).toBe(before);
    await onBoard(page, 'board.readonly = false');
    expect((await drawn()).length).toBeGreaterThan(before.length);
  });
});

describe('who listens', () => {
  test('is told of a move that is made, and of one that is taken back', async () => {
    const page = await openBoard('game="neutreeko" moves="5B-5A"');
    await onBoard(page, "board.play('1B-1A')");
    await expect.poll(() => announced(page)).toBe('White slides 1B to 1A. Black to move.');
    await onBoard(page, 'board.undo()');
    await expect.poll(() => announced(page)).toBe('Taken back: White slides 1B to 1A. White to move.');
    // A move more than before is a move that is made, whoever adds it.
    await onBoard(page, "board.moves = '5B-5A 1B-1A'");
    await expect.poll(() => announced(page)).toBe('White slides 1B to 1A. Black to move.');
    await onBoard(page, "board.moves = '5B-5A 1D-1E 5D-5E'");
    await expect.poll(() => announced(page)).toBe('White to move.');
  });
});

describe('the keyboard', () => {
  test('comes to the cell where it would begin, and stays on the board', async () => {
    const page = await openBoard('game="fuse"');
    await onBoard(page, 'board.focus()');
    expect(await focused(page)).toMatch(/^[a-h][1-8], white disc, can be played/u);
    await page.locator('[data-cell="55"]').focus();
    await onBoard(page, "board.game = 'neutreeko'");
    await page.getByRole('grid', { name: 'Neutreeko' }).waitFor();
    expect(await focused(page)).toMatch(/^[1-5][A-E], black stone, can be played/u);
  });

  test('goes to the board when the button that passes goes', async () => {
    const page = await openBoard(`game="fuse" position="${passing}"`);
    await page.getByRole('button', { name: 'Pass' }).press('Enter');
    await expect.poll(() => onBoard(page, 'board.moves')).toEqual(['pass']);
    expect(await focused(page)).toMatch(/^[a-h][1-8], /u);
  });

  test('presses once however long a key is held', async () => {
    const page = await openBoard('game="tres-em-linha"');
    await onBoard(page, 'board.focus()');
    for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
    expect(await onBoard(page, 'board.moves.length')).toBe(1);
  });
});

describe('a line that the page changes', () => {
  test('without its moves has none of those that were made on the board', async () => {
    const page = await openBoard('game="neutreeko"');
    await slide(page, '5B', '5A');
    await onBoard(page, "board.position = '.w..w/...../....b/...../.wbb. b'");
    expect(await onBoard(page, '[board.moves, board.status]')).toEqual([[], 'Black to move.']);
    await slide(page, '5D', '5E');
    await onBoard(page, "Object.assign(board, { position: null, game: 'quantik' })");
    await page.getByRole('grid', { name: /Quantik/u }).waitFor();
    expect(await onBoard(page, '[board.moves, board.status]')).toEqual([[], 'White to move.']);
    expect(await told(page, 'problem')).toEqual([]);
  });

  test('begins where the board did, if the position was none', async () => {
    const page = await openBoard('game="neutreeko" position="bbb"');
    await status(page).getByText('The position has 1 row').waitFor();
    await slide(page, '5B', '5A');
    await onBoard(page, "document.querySelector('h1').after(board)");
    await onBoard(page, "document.querySelector('h1').after(board.cloneNode())");
    await page.getByRole('grid').nth(1).waitFor();
    expect(await page.evaluate("[...document.querySelectorAll('tabuleiro-board')].map(({ moves }) => moves)")).toEqual([
      ['5B-5A'],
      ['5B-5A'],
    ]);
  });

  test.each([
    ["board.moves = '5D-5E'", ['5D-5E']],
    ["board.play('5D-5E')", ['5D-5E']],
    ["board.game = 'quantik'", []],
  ])('while a move is made wins over it: %s', async (change, moves) => {
    const page = await openBoard('game="neutreeko"');
    await onBoard(page, `board.addEventListener('move', () => { ${change} })`);
    await slide(page, '5B', '5A');
    await page.getByRole('grid', { name: change.includes('quantik') ? 'Quantik' : 'Neutreeko' }).waitFor();
    expect(await onBoard(page, 'board.moves')).toEqual(moves);
  });

  test('by names with other letters and spaces is understood', async () => {
    const page = await openBoard('game=" Neutreeko "');
    await status(page).getByText('Black to move.').waitFor();
  });
});

describe('what is told', () => {
  test('comes in order, also where one is an answer to another', async () => {
    const page = await openBoard('game="neutreeko"');
    await onBoard(page, `board.addEventListener('change', ({ detail }) => detail.turn === 1 && board.play('1B-1A'))`);
    await slide(page, '5B', '5A');
    await expect.poll(async () => (await told(page, 'change')).map(({ move }) => move)).toEqual(['5B-5A', '1B-1A']);
  });

  test('of values is answered by a move, as docs/embedding.md shows', async () => {
    const page = await openSite({ files: { '/': `<!doctype html><html lang="en"><body>${documentedPage('answer')}` } });
    await slide(page, '5B', '5A');
    await expect.poll(() => onBoard(page, 'board.moves.length')).toBe(2);
    await status(page).getByText('Black to move.').waitFor();
  });

  test('to be ready is on the board', async () => {
    const page = await openSite({ files: pageWith('<div id="place"></div>') });
    await page.route(/words-en/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const seen = await page.evaluate(`new Promise((resolve) => {
      addEventListener('ready', ({ target }) => resolve([target.status, !!target.shadowRoot.querySelector('[role=grid]')]));
      place.innerHTML = '<tabuleiro-board game="neutreeko"></tabuleiro-board>';
    })`);
    expect(seen).toEqual(['Black to move.', true]);
    await onBoard(page, "document.querySelector('h1').after(board)");
    await onBoard(page, "board.moves = '5B-5A'");
    expect(await told(page, 'ready')).toHaveLength(1);
    await onBoard(page, "board.game = 'quantik'");
    await expect.poll(() => told(page, 'ready')).toHaveLength(2);
  });

  test('of a problem goes when a piece is picked up, and does not hide how a game ended', async () => {
    const page = await openBoard('game="neutreeko"');
    await onBoard(page, "board.play('9Z')");
    await status(page).getByText('is not a move').waitFor();
    await cell(page, '5B').click();
    await status(page).getByText('Black to move.').waitFor();
    await onBoard(page, "board.position = '.w..w/...../...../...../.wbbb w'");
    await status(page).getByText('Black wins').waitFor();
    expect(await onBoard(page, "board.play('1B-1A')")).toBe(false);
    await expect.poll(async () => (await told(page, 'problem')).length).toBe(2);
    expect(await status(page).textContent()).toBe('Black wins: a line on 5C, 5D and 5E.');
  });
});

test('another game takes the place of a board when it is there', async () => {
  const page = await openBoard('game="neutreeko"');
  const height = () => onBoard<number>(page, 'board.offsetHeight');
  const before = await height();
  let arrive = () => {};
  const isCalled = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/quantik-/u, async (route) => {
    await isCalled;
    await route.continue();
  });
  await onBoard(page, "board.game = 'quantik'");
  expect(await onBoard(page, 'board.turn')).toBe(null);
  expect(await height()).toBe(before);
  expect(await page.locator('.is-open').count()).toBe(0);
  arrive();
  await page.getByRole('grid', { name: 'Quantik' }).waitFor();
});
