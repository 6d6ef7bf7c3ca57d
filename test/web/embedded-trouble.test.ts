import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { boardFiles, cell, onBoard, openBoard, openSite, status, told } from './board-site.ts';
import { forgiveErrors, useBrowser } from './browser.ts';
import { pageWith } from './embedded.ts';

const test = useBrowser();

/** Keeps files from coming, until the answer is called. */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** An empty page: what is lost can be lost before there is a board. */
async function openEmpty(): Promise<Page> {
  return openSite({ files: pageWith('<div id="place"></div>') });
}

const put = (page: Page, attributes: string) =>
  page.evaluate(`place.innerHTML = '<tabuleiro-board ${attributes}>Loading…</tabuleiro-board>'`);
/** What did not come is not asked for again at once. */
const later = (page: Page) => page.waitForTimeout(400);
const codes = async (page: Page) =>
  (await told(page, 'problem')).map(({ problem }) => (problem as { code: string }).code);

describe('a file that does not come', () => {
  test('with the words is told, and asked for again', async () => {
    const page = await openEmpty();
    const find = await lose(page, /words-en/u);
    await put(page, 'game="neutreeko"');
    await status(page).getByText('The words of the board could not be loaded').waitFor();
    expect(await codes(page)).toEqual(['board-words-lost']);
    await find();
    await later(page);
    await onBoard(page, 'board.flipped = true');
    await status(page).getByText('Black to move.').waitFor();
    forgiveErrors(/Failed to/u);
  });

  test('with the words of another language leaves all in the old one', async () => {
    const page = await openBoard('game="neutreeko"');
    const find = await lose(page, /words-pt/u);
    await onBoard(page, "board.lang = 'pt'");
    await expect.poll(() => codes(page)).toEqual(['board-words-lost']);
    await status(page)
      .getByText(/^Black to move\. The words of the board/u)
      .waitFor();
    expect(await page.getByRole('gridcell').first().getAttribute('aria-label')).toBe('1A, empty');
    expect(await page.locator('.frame').getAttribute('lang')).toBe('en');
    await find();
    await later(page);
    await onBoard(page, 'board.flipped = true');
    await status(page).getByText('Jogam as pretas.').waitFor();
    forgiveErrors(/Failed to/u);
  });

  test('with the game is told, and asked for again with the game', async () => {
    const page = await openEmpty();
    const find = await lose(page, /neutreeko-/u);
    await put(page, 'game="neutreeko"');
    await status(page)
      .getByText('The game “neutreeko” could not be loaded; ask for it again when you are online')
      .waitFor();
    await onBoard(page, "board.game = 'neutreeko'");
    await expect.poll(() => codes(page)).toEqual(['board-game-lost', 'board-game-lost']);
    await find();
    await onBoard(page, "board.game = 'neutreeko'");
    await status(page).getByText('Black to move.').waitFor();
    forgiveErrors(/Failed to/u);
  });

  test('with the puzzles is told, and asked for again with the puzzle', async () => {
    const page = await openEmpty();
    const find = await lose(page, /puzzles-/u);
    await put(page, 'game="neutreeko" puzzle="nothing"');
    await status(page).getByText('The game “neutreeko” could not be loaded').waitFor();
    expect(await codes(page)).toEqual(['board-game-lost']);
    await find();
    await later(page);
    await onBoard(page, "board.puzzle = 'nothing'");
    await status(page).getByText('There is no puzzle “nothing” of this game.').waitFor();
    forgiveErrors(/Failed to/u);
  });

  test('with values or reasons is told, in the words that are there', async () => {
    const page = await openBoard('game="neutreeko"');
    const find = await lose(page, /assets/u);
    await cell(page, '1B').click();
    await status(page).getByText('Something could not be done, and the reason could not be loaded.').waitFor();
    await cell(page, '5B').click();
    await onBoard(page, 'board.values = true');
    await expect.poll(() => codes(page)).toEqual(['board-engine']);
    await status(page)
      .getByText(/^Black to move\. /u)
      .waitFor();
    await find();
    await later(page);
    await onBoard(page, "board.play('5B-5A')");
    await page.locator('.board-badge').first().waitFor();
    await status(page)
      .getByText(/^White to move\. (?:A draw|White wins|Black wins)/u)
      .waitFor();
    await cell(page, '5D').click();
    await status(page).getByText('You have no piece on 5D.').waitFor();
    forgiveErrors(/Failed to/u);
  });
});

describe('a worker', () => {
  const sentence = 'No values: the policy of this page does not let the analysis run.';

  test('that may not load anything says that it is the policy', async () => {
    const files = pageWith('<tabuleiro-board game="neutreeko" values></tabuleiro-board>');
    const board = inject('address');
    // The page may load the board's own files one by one, and so not the worker's.
    const [script, ...others] = Object.keys(boardFiles((file) => !file.includes('/worker-')));
    const policy = `script-src 'self' ${[script, ...others].map((file) => board + file).join(' ')}; worker-src blob:`;
    const page = await openSite({ files, policy });
    await status(page).getByText(sentence).waitFor();
    expect(await codes(page)).toEqual(['board-policy']);
    await expect.poll(() => page.workers()).toHaveLength(0);
    forgiveErrors(/Content Security Policy|Failed to/u);
  });

  test('needs no more of the policy than that scripts may be loaded and a blob be a worker', async () => {
    const files = pageWith('<tabuleiro-board game="neutreeko" values></tabuleiro-board>');
    const page = await openSite({ files, policy: `script-src 'self' ${inject('address')}; worker-src blob:` });
    await page.locator('.board-badge').first().waitFor();
  });

  test('is found in a sandbox too, which has no origin', async () => {
    const inner = pageWith('<tabuleiro-board game="neutreeko" values></tabuleiro-board>');
    const page = await openSite({
      files: {
        ...inner,
        ...boardFiles(),
        '/': '<!doctype html><title>Frame</title><iframe sandbox="allow-scripts" src="/inner" width="500" height="700"></iframe>',
        '/inner': inner['/'] ?? '',
      },
    });
    await page.frameLocator('iframe').locator('.board-badge').first().waitFor();
  });

  test('that can’t find values ends', async () => {
    const page = await openEmpty();
    await page.context().route(/oracle-/u, (route) => route.abort());
    await put(page, 'game="neutreeko" values');
    await status(page).getByText('No values: the analysis could not be started.').waitFor();
    await expect.poll(() => page.workers()).toHaveLength(0);
    forgiveErrors(/Failed to/u);
  });

  test('is started when its board is seen', async () => {
    const page = await openSite({
      files: pageWith(
        '<details><summary>A board</summary><tabuleiro-board game="neutreeko" values></tabuleiro-board></details>',
      ),
    });
    await expect.poll(() => told(page, 'ready')).toHaveLength(1);
    await page.waitForTimeout(300);
    expect(page.workers()).toHaveLength(0);
    await page.getByText('A board', { exact: true }).click();
    await page.locator('.board-badge').first().waitFor();
  });
});
