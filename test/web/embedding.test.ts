import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { findGame } from '../../src/games/index.ts';
import { byKeys, cellOnBoard } from './board-player.ts';
import { boardFiles, cell, onBoard, openBoard, openSite, slide, status, told } from './board-site.ts';
import { forgiveErrors, openBrowser, phone, seriousFaults, useBrowser } from './browser.ts';
import { documentedPage, pageWith, serveElsewhere } from './embedded.ts';

const test = useBrowser();

describe('the page of docs/embedding.md, from another origin than the board', () => {
  test('is played by mouse and keys, and may prevent a move', async () => {
    const page = await openSite({ files: { '/': documentedPage() } });
    await slide(page, '2C', '2A');
    await status(page).getByText('Black to move.').waitFor();
    expect(await page.locator('#moves').textContent()).toBe('none');
    await slide(page, '5B', '5A');
    await status(page).getByText('White to move.').waitFor();
    const game = await findGame('neutreeko')?.load();
    if (!game) throw new Error('There is no Neutreeko.');
    for (const name of ['1B', '1A'])
      await byKeys(
        page,
        game,
        game.view.cells.findIndex((each) => each.name === name),
      );
    await expect.poll(() => page.locator('#moves').textContent()).toBe('5B-5A 1B-1A');
    expect(await page.locator('[aria-live="polite"]').allTextContents()).toContain(
      'White slides 1B to 1A. Black to move.',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('#moves').textContent()).toBe('5B-5A');
  });

  test('shows values, found in a worker from a blob', async () => {
    const page = await openSite({ files: { '/': documentedPage() } });
    await page.getByRole('grid').waitFor();
    expect(page.workers()).toHaveLength(0);
    await page.getByLabel('What moves are worth').check();
    await page.locator('.board-badge').first().waitFor();
    await status(page).getByText('Black to move. A draw with best play.').waitFor();
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/u)]);
    await cell(page, '2C').and(page.getByLabel('2C, black stone, can be played, loses in 4')).waitFor();
    await page.getByLabel('What moves are worth').uncheck();
    await page.locator('.board-badge').first().waitFor({ state: 'detached' });
    await expect.poll(() => page.workers()).toHaveLength(0);
  });

  test.each(['light', 'dark'] as const)('has no fault that axe sees (%s)', async (theme) => {
    const page = await openSite({ files: { '/': documentedPage() } }, { theme, viewport: phone });
    await page.getByLabel('What moves are worth').check();
    await page.locator('.board-badge').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await cell(page, '1B').click();
    await status(page).getByText('You have no piece on 1B.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
});

describe('a policy of the page', () => {
  const board = () => pageWith('<tabuleiro-board game="neutreeko" values></tabuleiro-board>');
  const scripts = () => `default-src 'none'; script-src 'self' ${inject('address')}`;

  test('that allows a blob lets values be found, and the board needs nothing else of it', async () => {
    const page = await openSite({ files: board(), policy: `${scripts()}; worker-src blob: ${inject('address')}` });
    await page.locator('.board-badge').first().waitFor();
    const look = await page.locator('.board').evaluate((element) => getComputedStyle(element).position);
    expect(look).toBe('relative');
  });

  test('that does not lets the board be played without values, which it says', async () => {
    const page = await openSite({ files: board(), policy: scripts() });
    const sentence = 'No values: the policy of this page does not let the analysis run.';
    await status(page).getByText(sentence).waitFor();
    expect(await told(page, 'problem')).toEqual([{ problem: { code: 'board-policy', values: {} }, sentence }]);
    await slide(page, '5B', '5A');
    await status(page).getByText('White to move.').waitFor();
    expect(await page.locator('.board-badge').count()).toBe(0);
    // It is told once, and not with every position.
    await status(page).getByText(sentence).waitFor();
    expect(await told(page, 'problem')).toHaveLength(1);
    forgiveErrors(/Content Security Policy|Refused to create a worker|Creating a worker/u);
  });
});

describe('a kernel', () => {
  const ending = '#.b.bw.#/..w.w.b./.bwwb.../....bwbw/bb.w...w/b..b..../.....w../#.ww.b.# w';
  const board = () => pageWith(`<tabuleiro-board game="fuse" position="${ending}" values></tabuleiro-board>`);
  const policy = (more: string) => `script-src 'self' ${inject('address')}${more}; worker-src blob:`;

  test.each([
    ['WebAssembly where the policy of the page allows it', " 'wasm-unsafe-eval'", 0],
    ['plain JavaScript where it does not', '', 1],
  ])('is %s', async (_what, more, asked) => {
    const page = await (await openBrowser()).newPage();
    const plain: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/plain-')) plain.push(request.url());
    });
    await page.goto(await serveElsewhere({ files: board(), policy: policy(more) }));
    await page.locator('.board-badge').first().waitFor();
    await status(page)
      .getByText(/with best play|wins/u)
      .waitFor();
    expect(plain).toHaveLength(asked);
    // A browser says what it refuses.
    if (asked) forgiveErrors(/WebAssembly|unsafe-eval/u);
  });
});

describe('on the same origin as its page', () => {
  const board = pageWith('<tabuleiro-board game="quantik" values lang="pt"></tabuleiro-board>', '');

  test('the worker is no blob, and the strictest policy is enough', async () => {
    const page = await openSite({ files: { ...board, ...boardFiles() }, policy: "default-src 'self'" });
    await page.locator('.board-badge').first().waitFor();
    expect(page.workers()[0]?.url()).toContain('/board/assets/worker-');
  });

  test('a worker that can’t be had is told of, and the board is played without', async () => {
    const page = await openSite({ files: { ...board, ...boardFiles((file) => !file.includes('/worker-')) } });
    await status(page).getByText('Sem valores: não foi possível iniciar a análise.').waitFor();
    await slide(page, 'reserva A', '11');
    await expect.poll(() => onBoard(page, 'board.moves')).toEqual(['A11']);
    forgiveErrors(/404/u);
  });
});

describe('what is asked for in vain', () => {
  const list =
    'neutreeko, fuse, quantik, tres-em-linha, drop-7x6x4, and drop-CxRxL with columns, rows and line from 3 to 9';

  test.each([
    ['', 'board-game-missing', `A game was expected in the attribute “game”: ${list}.`, null, []],
    ['game="chess"', 'board-game-unknown', `There is no game “chess”; there are ${list}.`, null, []],
    [
      'game="neutreeko" position="bbb" moves="5B-5A" lang="pt"',
      'row-count',
      'A posição tem 1 linha; esperavam-se 5, separadas por barras.',
      '.w.w./..b../...../..w../.b.b. b',
      [],
    ],
    [
      'game="neutreeko" moves="5B-5A  1B-1A 9Z 5D-5E"',
      'board-move',
      'Move 3, “9Z”, can’t be played: “9Z” is not a move; a move looks like 4C-2E.',
      'w..w./..b../...../..w../b..b. b',
      ['5B-5A', '1B-1A'],
    ],
  ])('%s is said in one sentence, and the rest is shown', async (attributes, code, sentence, position, moves) => {
    const page = await openSite({ files: pageWith(`<tabuleiro-board ${attributes}></tabuleiro-board>`) });
    await expect.poll(() => status(page).textContent()).toBe(sentence);
    expect(await told(page, 'problem')).toEqual([{ problem: expect.objectContaining({ code }), sentence }]);
    expect(await onBoard(page, 'board.status')).toBe(sentence);
    expect(await onBoard(page, 'board.currentPosition')).toBe(position);
    if (position) expect(await onBoard(page, 'board.moves')).toEqual(moves);
    expect(await page.getByRole('grid').count()).toBe(position ? 1 : 0);
    // What is put right is shown.
    await onBoard(page, "Object.assign(board, { game: 'quantik', position: '', moves: ['A11'] })");
    await page.getByRole('grid', { name: /Quantik/u }).waitFor();
    expect(await onBoard(page, 'board.moves')).toEqual(['A11']);
  });

  test('a script’s illegal move is refused, whatever it is', async () => {
    const page = await openBoard('game="neutreeko"');
    expect(await onBoard(page, "[board.play('5B-9Z'), board.play(7), board.undo()]")).toEqual([false, false, false]);
    await expect.poll(async () => (await told(page, 'problem')).length).toBeGreaterThan(0);
    await onBoard(page, 'Object.assign(board, { theme: 7, position: undefined, moves: 12 })');
    await status(page).getByText('Move 1, “12”, can’t be played').waitFor();
  });
});

describe('for scripts', () => {
  test('attributes and properties are the same', async () => {
    const page = await openBoard('game="neutreeko" flipped theme="dark"');
    expect(await onBoard(page, '[board.flipped, board.readonly, board.values, board.theme, board.turn]')).toEqual([
      true,
      false,
      false,
      'dark',
      0,
    ]);
    await onBoard(page, "Object.assign(board, { flipped: false, readonly: true, moves: '5B-5A' })");
    expect(
      await onBoard(page, "[board.moves, board.turn, board.getAttribute('moves'), board.hasAttribute('readonly')]"),
    ).toEqual([['5B-5A'], 1, '5B-5A', true]);
    await cell(page, '1B').click();
    expect(await page.locator('.board-cell.is-open').count()).toBe(0);
    expect(await onBoard(page, "[board.play('1B-1A'), board.getAttribute('moves')]")).toEqual([true, '5B-5A 1B-1A']);
  });

  test('what a move brings is told before and after it', async () => {
    const position = '.w..w/...../....b/...../.wbb. b';
    const page = await openBoard(`game="neutreeko" position="${position}"`);
    await slide(page, '3E', '5E');
    await status(page).getByText('Black wins: a line on 5C, 5D and 5E.').waitFor();
    const to = '.w..w/...../...../...../.wbbb w';
    const after = { move: '3E-5E', moves: ['3E-5E'], ending: expect.objectContaining({ reason: 'line', winner: 0 }) };
    expect(await told(page, 'move')).toEqual([{ ...after, from: position, to }]);
    expect(await told(page, 'change')).toEqual([{ ...after, position: to, turn: 1 }]);
    expect(await told(page, 'ready')).toEqual([{ move: null, position, moves: [], turn: 0, ending: null }]);
    expect(await onBoard(page, '[board.undo(), board.ending, board.currentPosition]')).toEqual([true, null, position]);
  });

  test('what is known of a position is a report', async () => {
    const page = await openBoard('game="tres-em-linha" moves="3 3 2" values');
    await expect.poll(async () => (await told(page, 'report')).at(-1)).toMatchObject({ exact: true, value: 'loss' });
    expect(await onBoard(page, 'board.report.moves.length')).toBe(5);
    // A value that is an estimate says so.
    await onBoard(page, "Object.assign(board, { game: 'fuse', moves: '' })");
    await status(page).getByText('an estimate').waitFor();
    expect(await cellOnBoard(page, await firstOpenCell(page)).getAttribute('aria-label')).toContain('(an estimate)');
  });

  test('a board may be moved within its page and change its language', async () => {
    const page = await openBoard('game="neutreeko" moves="5B-5A"');
    await onBoard(page, "document.querySelector('h1').after(board)");
    await slide(page, '1B', '1A');
    await onBoard(page, "board.lang = 'pt-PT'");
    await status(page).getByText('Jogam as pretas.').waitFor();
    await page.getByRole('grid', { name: 'Tabuleiro de Neutreeko' }).waitFor();
    await onBoard(page, "(board.lang = 'en', document.documentElement.append(board))");
    await status(page).getByText('Black to move.').waitFor();
  });

  test('a board may be made and filled long before it is in the page', async () => {
    const page = await openSite({ files: pageWith('') });
    await page.evaluate(`(async () => {
      const board = document.createElement('tabuleiro-board');
      Object.assign(board, { game: 'neutreeko', moves: ['5B-5A'], flipped: true });
      await customElements.whenDefined('tabuleiro-board');
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.querySelector('main').append(board);
    })()`);
    await status(page).getByText('White to move.').waitFor();
    expect(await onBoard(page, '[board.moves, board.flipped, Object.keys(board)]')).toEqual([['5B-5A'], true, []]);
  });

  test('pieces can be dragged, and the keyboard stays on its cell when the board is flipped', async () => {
    const page = await openBoard('game="neutreeko"', { isMoving: true });
    await cell(page, '5B').hover();
    await page.mouse.down();
    await cell(page, '5A').hover();
    await page.mouse.up();
    await expect.poll(() => onBoard(page, 'board.moves')).toEqual(['5B-5A']);
    await cell(page, '1B').focus();
    await onBoard(page, 'board.flipped = true');
    const focused = 'board.shadowRoot.activeElement.getAttribute("aria-label")';
    expect(await onBoard(page, focused)).toMatch(/^1B, white stone/u);
  });

  test('where passing is all that can be done there is a button', async () => {
    const position = '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# w';
    const page = await openBoard(`game="fuse" position="${position}"`);
    await status(page).getByText('All you can do is pass.').waitFor();
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect.poll(() => onBoard(page, 'board.moves')).toEqual(['pass']);
  });
});

async function firstOpenCell(page: Page): Promise<number> {
  return Number(await page.locator('.board-cell.is-open').first().getAttribute('data-cell'));
}
