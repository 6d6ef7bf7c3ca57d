import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Match } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { catalogues, nameMove, sayEnding } from '../../src/text/say.ts';
import { byMouse, cellOnBoard, playOnBoard } from './board-player.ts';
import { desktop, openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser, visitApp } from './browser.ts';
import {
  addressOf,
  beginGame,
  type gameCalled,
  listedMoves,
  matchOf,
  openTable,
  reportFor,
  typeMove,
} from './table-visitor.ts';

const test = useBrowser();

const turnOf = (page: Page) => page.locator('.player-bar.is-turn .player-side').textContent();
const message = (page: Page) => page.locator('.message-sentence');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const movesPlayed = (page: Page, count: number) => expect.poll(() => listedMoves(page)).toHaveLength(count);

/** Makes the first legal move of the match that the moves so far give. */
async function playFirstMove(page: Page, id: string): Promise<void> {
  await playFirstMoveOf(page, await matchOf(id, (await listedMoves(page)).join(' ')));
}

async function playFirstMoveOf(page: Page, match: Match): Promise<void> {
  await playOnBoard(page, match, present(match.moves[0], `move in ${match.position}`), byMouse);
}

describe('modes', () => {
  test('two people take turns, and the board turns with them if they like', async () => {
    const page = await openApp();
    await beginGame(page, 'neutreeko', ['A friend']);
    expect(await turnOf(page)).toBe('Black');
    await playFirstMove(page, 'neutreeko');
    await movesPlayed(page, 1);
    expect(await turnOf(page)).toBe('White');
    await button(page, 'Menu').click();
    await page.getByLabel('Flip the board to whoever moves').check();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.player-bar').last().textContent()).toContain('White');
  });

  test('against the computer, in the first seat', async () => {
    const page = await openApp();
    await beginGame(page, 'neutreeko', ['The computer', 'Black']);
    expect(await message(page).textContent()).toMatch(/^Your turn\./u);
    await playFirstMove(page, 'neutreeko');
    await movesPlayed(page, 2);
    await expect.poll(() => message(page).textContent()).toMatch(/^Your turn\./u);
  });

  test('against the computer, in the second seat: it moves first, and the person’s side is near', async () => {
    const page = await openApp();
    await beginGame(page, 'neutreeko', ['White']);
    await movesPlayed(page, 1);
    expect(await page.locator('.player-bar').last().textContent()).toContain('White');
    expect(await page.locator('.player-bar').last().textContent()).toContain('you');
  });

  test('computers play each other, pause, make one move when told, and go on', async () => {
    const page = await openApp();
    await page.clock.install();
    await beginGame(page, 'fuse', ['Watch']);
    await expect.poll(async () => (await listedMoves(page)).length).toBeGreaterThan(0);
    await button(page, 'Pause').click();
    const paused = (await listedMoves(page)).length;
    await page.clock.runFor(60_000);
    expect(await listedMoves(page)).toHaveLength(paused);
    await button(page, 'One move').click();
    await movesPlayed(page, paused + 1);
    await page.getByLabel('Pace').fill('2');
    await button(page, 'Go on').click();
    await expect.poll(async () => (await listedMoves(page)).length).toBeGreaterThan(paused + 2);
  });

  test('a size of the drop game, a variant and a level of the reports', async () => {
    const page = await openApp({ hash: '#/new/tres-em-linha' });
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('In a row').fill('9');
    expect(await page.locator('.field-problem').first().textContent()).toContain('no longer than the board');
    await page.getByLabel('Columns').fill('7');
    await page.getByLabel('Rows').fill('6');
    await page.getByLabel('In a row').fill('4');
    await page.getByRole('heading', { name: 'New game: Connect Four' }).waitFor();
    await page.locator('.new-game-start').click();
    const table = page.locator('main[data-screen="play"]');
    await table.getByRole('heading', { name: 'Connect Four', exact: true }).waitFor();
    await visitApp(page, '#/new/neutreeko');
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('The computer’s style').selectOption('n1-hard');
    await page.locator('.new-game-start').click();
    await expect.poll(() => page.locator('.player-bar').first().textContent()).toContain('n1-hard');
  });

  test('a start that is no position is said to be none, and the field is shown', async () => {
    const page = await openApp({ hash: '#/new/neutreeko/nonsense' });
    const field = page.getByRole('textbox', { name: 'Start position' });
    await field.waitFor();
    await page.getByText('More', { exact: true }).click();
    await page.locator('.new-game-start').click();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('.field-problem').last().textContent()).toContain('The position has 1 row');
  });

  test('a fair start is drawn where some are known, and another at the next press', async () => {
    const page = await openApp({ hash: '#/new/fuse' });
    await page.getByText('More', { exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Start position' });
    const draw = page.getByRole('button', { name: 'Draw a fair start' });
    await draw.click();
    await expect.poll(() => field.inputValue()).toMatch(/^#[wb]{6}#.* w$/u);
    const first = await field.inputValue();
    await draw.click();
    await expect.poll(() => field.inputValue()).not.toBe(first);
    // No start of this variant is known to be even.
    await visitApp(page, '#/new/fuse-omega');
    await page.getByText('More', { exact: true }).click();
    await field.waitFor();
    expect(await draw.count()).toBe(0);
  });

  test.each([
    { id: 'neutreeko', start: /^[.bw]{5}(\/[.bw]{5}){4} b$/u, most: 6 },
    { id: 'quantik', start: /^[.A-Da-d]{4}(\/[.A-Da-d]{4}){3} w$/u, most: 6 },
    { id: 'tres-em-linha', start: /^[.xo]{5}(\/[.xo]{5}){3} x$/u, most: 8 },
    { id: 'drop-7x6x4', start: /^[.xo]{7}(\/[.xo]{7}){5} x$/u, most: 6 },
  ])('a game of $id begins at the fair start that was drawn', async ({ id, start, most }) => {
    const page = await openApp({ hash: `#/new/${id}` });
    await page.locator('.choice-tile', { hasText: 'A friend' }).first().click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Draw a fair start' }).click();
    const field = page.getByRole('textbox', { name: 'Start position' });
    await expect.poll(() => field.inputValue()).toMatch(start);
    const drawn = await field.inputValue();
    expect(drawn.replace(/ .$|[./]/gu, '').length).toBeLessThanOrEqual(most);
    await page.locator('.new-game-start').click();
    await page.getByRole('grid').waitFor();
    await playFirstMoveOf(page, await matchOf(id, '', drawn));
    await movesPlayed(page, 1);
  });

  test('says who moves first from a start that was set up', async () => {
    const page = await openApp({ hash: '#/new/neutreeko' });
    const side = (name: string) => page.locator('.choice-tile', { hasText: name });
    expect(await side('Black').textContent()).toContain('moves first');
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Start position' }).fill('.w.w./..b../...../..w../.b.b. w');
    await expect.poll(() => side('White').textContent()).toContain('moves first');
    expect(await side('Black').textContent()).not.toContain('moves first');
  });

  test('a size that makes no game gets our sentence, and what was typed stays', async () => {
    const page = await openApp({ hash: '#/new/tres-em-linha' });
    await page.getByText('More', { exact: true }).click();
    const columns = page.getByLabel('Columns');
    for (const typed of ['99', '4.5', 'many']) {
      await columns.fill(typed);
      await page.locator('.new-game-start').click();
      expect(await columns.evaluate((field: HTMLInputElement) => [field.value, field.validationMessage])).toEqual([
        typed,
        '',
      ]);
      expect(await page.locator('.size-picker .field-problem').textContent()).toContain('All three from 3 to 9');
    }
  });

  test('a size that makes no game shows the reason at the field that is wrong', async () => {
    const page = await openApp({ hash: '#/new/tres-em-linha', viewport: { width: 1280, height: 800 } });
    await page.getByText('More', { exact: true }).click();
    const wrong = page.locator('.size-field input[aria-invalid="true"]');
    await page.getByLabel('Columns').fill('6.5');
    await page.locator('.new-game-start').click();
    expect(await wrong.count()).toBe(1);
    expect(await page.getByLabel('Columns').getAttribute('aria-invalid')).toBe('true');
    const reason = page.locator('.size-picker .field-problem');
    expect(await wrong.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'));
    // Nothing lies over it, such as the bar with the button.
    const isSeen = await reason.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2) === element;
    });
    expect(isSeen).toBe(true);
    await page.getByLabel('Columns').fill('5');
    await page.getByLabel('In a row').fill('8');
    expect(await wrong.count()).toBe(1);
    expect(await page.getByLabel('In a row').getAttribute('aria-invalid')).toBe('true');
  });

  test('the level is a slider with a sentence and a measured strength', async () => {
    const page = await openApp({ hash: '#/new/neutreeko' });
    const slider = page.getByRole('slider', { name: 'Level' });
    await slider.press('End');
    expect(await slider.getAttribute('aria-valuetext')).toBe('Level 8 of 8. Perfect: it never errs.');
    expect(await page.locator('.level-about').textContent()).toMatch(
      /Wins about \d+ of \d+ games against level 7, .* \d+ Elo above level 1/u,
    );
  });
});

describe('playing', () => {
  test('every action has a word that is seen and said', async () => {
    const page = await openTable(await matchOf('neutreeko', ''), {}, { viewport: smallPhone });
    const words = await page.locator('.actions .action-word').allTextContents();
    expect(words).toEqual(['Undo', 'Redo', 'Hint', 'Values', 'Flip', 'Menu']);
    for (const word of words) expect(await page.getByRole('button', { name: word }).isVisible()).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('undo goes back to the person’s own turn, redo forward again', async () => {
    const page = await openApp();
    await beginGame(page, 'neutreeko', ['Black']);
    await playFirstMove(page, 'neutreeko');
    await movesPlayed(page, 2);
    await expect.poll(() => message(page).textContent()).toMatch(/^Your turn\./u);
    await button(page, 'Undo').click();
    await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('Start');
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    await button(page, 'Redo').click();
    await expect.poll(() => page.locator('.move[aria-current]').getAttribute('aria-label')).toContain('Move 2');
  });

  test('a series keeps its score, and ends when it is won', async () => {
    const page = await openApp({ hash: '#/new/tres-em-linha' });
    await page.locator('.choice-tile', { hasText: 'A friend' }).first().click();
    await page.getByText('More', { exact: true }).click();
    await page.locator('.choice-tile', { hasText: 'Best of 3' }).click();
    await page.locator('.new-game-start').click();
    await page.getByRole('grid').waitFor();
    const points = () => page.locator('.player-series').allTextContents();
    const playOut = async (columns: string) => {
      for (const column of columns.split(' ')) await typeMove(page, column);
    };
    await playOut('1 2 1 2 1');
    await expect.poll(points).toEqual(['Score: 0', 'Score: 1']);
    await button(page, 'Next game').click();
    // The one who was second now begins, and so has the near side’s pieces no more.
    await expect.poll(points).toEqual(['Score: 1', 'Score: 0']);
    await playOut('1 2 1 2 3 2');
    await page.getByText('wins the series').waitFor();
    expect(await button(page, 'Play again').count()).toBe(1);
  });

  test('resigning asks once more', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C'), { seats: ['me', 'me'] });
    await button(page, 'Menu').click();
    await button(page, 'Resign').click();
    await button(page, 'Resign: are you sure?').click();
    await message(page).getByText('Black wins: White resigned.').waitFor();
  });

  test('an illegal try gives its reason beside the board, and a typed one in the menu', async () => {
    const match = await matchOf('neutreeko', '');
    const page = await openTable(match);
    await cellOnBoard(page, 0).click();
    await expect.poll(() => message(page).textContent()).toBe('You have no piece on 1A.');
    // Once something is picked up that can be played, it is answered.
    await cellOnBoard(page, cellNamed(match.game, '5B')).click();
    expect(await message(page).textContent()).toMatch(/^Black to move\./u);
    await cellOnBoard(page, cellNamed(match.game, '5B')).click();
    await button(page, 'Menu').click();
    await page.getByLabel('Type a move').fill('5B-9Z');
    await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    expect(await page.getByRole('dialog').locator('.field-problem').textContent()).not.toBe('');
  });

  test('a swap of sides lets the computer move for the other', async () => {
    const page = await openApp();
    await beginGame(page, 'neutreeko', ['Black']);
    await button(page, 'Menu').click();
    await button(page, 'Swap sides').click();
    await movesPlayed(page, 1);
    expect(await page.locator('.player-bar').last().textContent()).toContain('White');
  });

  test('keys do what the buttons do', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C 4C-2E'));
    const current = () => page.locator('.move[aria-current]').textContent();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(current).toContain('5B-5C');
    await page.keyboard.press('ArrowRight');
    await expect.poll(current).toContain('4C-2E');
    await page.locator('.move-start').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(current).toContain('5B-5C');
    await page.keyboard.press('v');
    await page.getByRole('heading', { name: 'Value of every move' }).waitFor();
    await page.keyboard.press('f');
    await expect.poll(() => page.locator('.player-bar').last().textContent()).toContain('White');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'New game: Neutreeko' }).waitFor();
  });
});

test('where pieces fall there is nothing to flip', async () => {
  const page = await openTable(await matchOf('tres-em-linha', '3'));
  expect(await button(page, 'Flip the board').count()).toBe(0);
  await page.keyboard.press('f');
  expect(await page.locator('.player-bar').last().textContent()).toContain('x');
  await visitApp(page, addressOf(await matchOf('neutreeko', '')));
  await button(page, 'Flip the board').waitFor();
});

/** Positions whose values the engine of this process and that of the page must find alike. */
const judged: readonly (readonly [string, string, string | undefined])[] = [
  ['neutreeko', '', undefined],
  ['neutreeko', '2C-2A 4C-2E', undefined],
  ['tres-em-linha', '', undefined],
  ['tres-em-linha', '3 3 2', undefined],
  ['quantik', 'B11', undefined],
  ['quantik-blocked-draw', 'B11 A22 C33', undefined],
  ['fuse', '', '#......#/..b..bb./.bww..../...ww.../wbbbwwb./..bwwwb./..w.w.b./#..b...# b'],
];

describe('truth', () => {
  test.each(judged)('%s after “%s” has the oracle’s values', async (id, moves, position) => {
    const match = await matchOf(id, moves, position);
    const report = await reportFor(match);
    const page = await openTable(match, { isShowingValues: true });
    const expected = report.moves
      .map((move) => `${nameMove(match.game, move.move, 'en')}, ${catalogues.en.verdicts.move(move)}`)
      .sort();
    const shown = () =>
      page.locator('.value-entry').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    await expect.poll(async () => (await shown()).sort(), { timeout: 60_000 }).toEqual(expected);
    expect(await page.locator('.strip-words').textContent()).not.toBe('');
  });

  test('an estimate says that it is one, and the legend what the marks mean', async () => {
    const page = await openTable(await matchOf('fuse', ''), { isShowingValues: true });
    await expect
      .poll(() => page.locator('.value-entry').first().getAttribute('aria-label'), { timeout: 30_000 })
      .toContain('an estimate');
    expect(await page.locator('.legend').textContent()).toContain('estimate of the result');
    expect(await page.locator('.strip-words').textContent()).toContain('an estimate');
  });

  test('a hint is a best move with its value, and is read aloud', async () => {
    const match = await matchOf('tres-em-linha', '');
    const page = await openTable(match);
    await button(page, 'Hint').click();
    await expect
      .poll(() => message(page).textContent(), { timeout: 30_000 })
      .toMatch(/^Try column [234]: it wins in 9\.$/u);
    expect(await page.locator('[aria-live="polite"]').allTextContents()).toContain(await message(page).textContent());
  });

  test('a move of the list of values is played by a press', async () => {
    const page = await openTable(await matchOf('tres-em-linha', ''), { isShowingValues: true });
    await page.locator('.value-entry').first().click();
    await movesPlayed(page, 1);
  });
});

describe('understanding', () => {
  test('a finished game says where it was decided, and lets a mistake be made good', async () => {
    const match = await matchOf('tres-em-linha', '3 3 2 4 2 2');
    const page = await openTable(match, { seats: ['me', 'level:3'] });
    const sentence = match.ending && sayEnding(match.ending, 'en', match.game);
    expect(await message(page).textContent()).toBe(sentence);
    await page.getByText('You made one mistake.').waitFor();
    expect(await page.locator('.move[aria-label*="throws a win"]').count()).toBe(1);
    expect(await page.locator('.graph-dot').count()).toBe(7);
    await button(page, 'Values of all moves').click();
    expect(await page.locator('.strip-words').textContent()).toBe('Evaluation: o wins');
    await page.getByText('Show where').click();
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toContain('Move 4');
    // Where a better move was not played, a ring in the graph shows what it would have come to, and a sentence says it.
    const better = page.locator('.graph-better');
    expect(await better.count()).toBeGreaterThan(0);
    await page.getByRole('slider').press('ArrowRight');
    await expect
      .poll(() => page.getByRole('slider').getAttribute('aria-valuetext'))
      .toMatch(/^Move 5, column 2: o wins.*\. Best, column 1: x wins in 1.*\. Not played: \d wins?, \d loses?$/u);
    // And beneath the line there is a dot for each place that other moves would have led to.
    expect(await page.locator('.graph-others').getAttribute('d')).toMatch(/^M [\d.]+ [\d.]+ h 0 M /u);
    await page.getByRole('slider').press('ArrowLeft');
    await button(page, 'Retry').click();
    expect(await message(page).textContent()).toContain('Find a better move');
    await cellOnBoard(page, cellNamed(match.game, '5a')).click();
    await expect.poll(() => message(page).textContent()).toContain('Another try?');
    await button(page, 'Try again').click();
    await cellOnBoard(page, cellNamed(match.game, '1a')).click();
    await expect.poll(() => message(page).textContent()).toContain('Well found: column 1 wins in 1.');
    // What is told beside it is still where the game was decided, and not the variation.
    expect(await page.locator('.result-decision').textContent()).toContain('Decided at move 5');
  });

  test('another move tried in the past grows a variation, and the game stays', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C 4C-2E 2C-2A'));
    await page.locator('.move', { hasText: '5B-5C' }).click();
    await playFirstMoveOf(page, await matchOf('neutreeko', '5B-5C'));
    await page.locator('.variation .move[aria-current]').waitFor();
    expect(await listedMoves(page)).toEqual(['5B-5C', '4C-2E', '2C-2A']);
    await button(page, 'Back to the game').click();
    await expect.poll(() => page.locator('.move[aria-current]').textContent()).toContain('2C-2A');
  });

  test('the graph is a slider along the line', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C 4C-2E 2C-2A'), { isShowingValues: true });
    const slider = page.getByRole('slider', { name: 'Value of the game, move by move' });
    await slider.focus();
    await slider.press('Home');
    await expect.poll(() => page.locator('.move[aria-current]').textContent()).toBe('Start');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Start: A draw with best play');
  });
});

function cellNamed(game: Awaited<ReturnType<typeof gameCalled>>, name: string): number {
  return game.view.cells.findIndex((cell) => cell.name === name);
}

describe('keeping', () => {
  test('saved games are listed, named, opened, deleted and put back', async () => {
    const page = await openApp();
    await beginGame(page, 'quantik', ['A friend']);
    await playFirstMove(page, 'quantik');
    await movesPlayed(page, 1);
    await page.getByRole('link', { name: 'Saved games' }).click();
    const entries = page.locator('.saved-game');
    await entries.first().waitFor();
    expect(await entries.first().textContent()).toContain('1 move, not finished');
    await button(page, 'Delete Quantik').click();
    await entries.first().waitFor({ state: 'detached' });
    await button(page, 'Put it back').click();
    await entries.first().waitFor();
    await button(page, 'Name Quantik').click();
    await page.getByLabel('Name', { exact: true }).fill('With Ana');
    expect(await seriousFaults(page)).toEqual([]);
    await button(page, 'Save').click();
    await page.getByRole('link', { name: 'Open With Ana' }).click();
    await movesPlayed(page, 1);
  });
});

describe('sharing', () => {
  test('the link shows another browser the same position, moves and settings', async () => {
    const match = await matchOf('neutreeko', '5B-5C 4C-2E 2C-2A');
    const page = await openTable(match, { isShowingValues: true });
    await page.keyboard.press('ArrowLeft');
    await button(page, 'Menu').click();
    await button(page, 'Share and download').click();
    const link = await page.getByLabel('Link').inputValue();
    expect(await page.getByLabel('Position').inputValue()).toBe(match.goTo(2).position);
    expect(await page.getByLabel('Record').inputValue()).toContain('1. 5B-5C 4C-2E');
    const other = await openApp({ hash: new URL(link).hash });
    await expect.poll(() => listedMoves(other)).toEqual(['5B-5C', '4C-2E', '2C-2A']);
    expect(await other.locator('.move[aria-current]').textContent()).toContain('4C-2E');
    await other.getByRole('heading', { name: 'Value of every move' }).waitFor();
  });

  test.each([
    ['Download record', 'neutreeko-1.txt', 'tabuleiro record 1'],
    ['Download SVG', 'neutreeko-1.svg', '<svg'],
    ['Download PNG', 'neutreeko-1.png', 'PNG'],
  ])('“%s” hands over a file', async (name, file, content) => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C'));
    await button(page, 'Menu').click();
    await button(page, 'Share and download').click();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    expect(download.suggestedFilename()).toBe(file);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString('latin1')).toContain(content);
  });

  test('a position, a record and a link can be pasted; anything else gets one sentence', async () => {
    const page = await openTable(await matchOf('neutreeko', ''));
    const paste = async (text: string) => {
      await button(page, 'Menu').click();
      await button(page, 'Paste a position or record').click();
      await page.getByRole('textbox', { name: 'Position, record, link or moves' }).fill(text);
      await button(page, 'Open').click();
    };
    await paste('nonsense');
    await expect.poll(() => page.locator('.share-problem').textContent()).not.toBe('');
    await page.keyboard.press('Escape');
    await paste('tabuleiro record 1\ngame: tres-em-linha\nstart: ...../...../...../..... x\n\n1. 3 3\n');
    await expect.poll(() => listedMoves(page)).toEqual(['3', '3']);
    await paste('Ab../..../..../.... w');
    await page.getByRole('heading', { name: 'Quantik' }).waitFor();
    await paste(`http://example.org/${addressOf(await matchOf('neutreeko', '5B-5C'))}`);
    await expect.poll(() => listedMoves(page)).toEqual(['5B-5C']);
  });

  test.each(['#/1/neutreeko//AAzz', '#/9/neutreeko//AA', '#/1/chess//AA', '#/play/nothing', `#/1/${'x'.repeat(6000)}`])(
    '%s gets one sentence and a way on',
    async (hash) => {
      const page = await openApp({ hash });
      await page.getByRole('heading', { name: 'This could not be opened.' }).waitFor();
      await page.getByRole('link', { name: 'Choose a game' }).click();
      await page.locator('.game-card').first().waitFor();
    },
  );
});

describe('for everyone', () => {
  test.each(['light', 'dark'] as const)('axe finds nothing serious at the table, %s', async (theme) => {
    const match = await matchOf('tres-em-linha', '3 3 2 4 2');
    const page = await openTable(match, { isShowingValues: true }, { theme, viewport: desktop });
    await page.locator('.value-entry').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    for (const sheet of ['Share and download', 'Paste a position or record', 'Keyboard']) {
      await button(page, 'Menu').click();
      if (sheet === 'Keyboard') expect(await seriousFaults(page)).toEqual([]);
      await button(page, sheet).click();
      await page.getByRole('dialog').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await visitApp(page, '#/new/fuse');
    await page.getByText('More', { exact: true }).click();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing serious when a game has ended, %s', async (theme) => {
    const match = await matchOf('tres-em-linha', '3 3 2 4 2 2');
    const page = await openTable(match, { seats: ['me', 'level:3'] }, { theme, viewport: phone });
    await page.getByText('You made one mistake.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test.each(['neutreeko', 'fuse', 'quantik', 'tres-em-linha'])(
    '%s fits a small phone, and text of twice the size',
    async (id) => {
      const page = await openTable(await matchOf(id, ''), { isShowingValues: true }, { viewport: smallPhone });
      await page.locator('.value-entry').first().waitFor({ timeout: 30_000 });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    },
  );

  test('the keyboard stays in the list of moves, on the move that it went to', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C 4C-2E'), { isShowingValues: true });
    const first = page.locator('.moves-row > .move').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await page.locator('.moves-row > .move[aria-current]', { hasText: '5B-5C' }).waitFor();
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('the board stays where it is, whatever appears', async () => {
    const page = await openTable(await matchOf('neutreeko', ''));
    const place = () => page.getByRole('grid').boundingBox();
    const before = await place();
    await button(page, 'Values of all moves').click();
    await page.locator('.value-entry').first().waitFor();
    expect(await place()).toEqual(before);
    await cellOnBoard(page, 0).click();
    await page.locator('.message.is-refusal').waitFor();
    expect(await place()).toEqual(before);
  });

  test('a refusal is in sight on a short phone', async () => {
    const match = await matchOf('quantik', 'A11');
    const page = await openTable(match, {}, { viewport: smallPhone, hasTouch: true });
    await page.evaluate(() => scrollTo(0, 0));
    await cellOnBoard(page, cellNamed(match.game, '11')).tap();
    const refusal = await page.locator('.message.is-refusal').boundingBox();
    const actions = await page.locator('.actions').boundingBox();
    if (!refusal || !actions) throw new Error('The refusal and the actions should be there.');
    expect(refusal.y + refusal.height).toBeLessThanOrEqual(actions.y);
  });

  test('moves and results are announced', async () => {
    const match = await matchOf('tres-em-linha', '3 3 2 4');
    const page = await openTable(match);
    await cellOnBoard(page, cellNamed(match.game, '1a')).click();
    const said = () => page.locator('[aria-live="polite"]').allTextContents();
    await expect
      .poll(async () => (await said()).join(''))
      .toContain('x drops a disc into column 1. x wins: a line on 1a, 2a and 3a.');
  });

  test('all of it speaks Portuguese', async () => {
    const page = await openTable(await matchOf('neutreeko', '5B-5C'), { isShowingValues: true }, { language: 'pt' });
    await page.getByRole('heading', { name: 'Valor de cada jogada' }).waitFor();
    expect(await turnOf(page)).toBe('Brancas');
    await page.getByRole('button', { name: 'Anular' }).click();
    await expect.poll(() => turnOf(page)).toBe('Pretas');
  });
});
