import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Game, Language, Move } from '../../src/core/game.ts';
import { Match, meetsGoal } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { findGame } from '../../src/games/index.ts';
import { desktop, openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser, visitApp } from './browser.ts';

const test = useBrowser();

const mainGames = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha'];

async function gameOf(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There should be a game ${id}.`);
  return game;
}

async function openLesson(id: string, visit: Parameters<typeof openApp>[0] = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash: `#/learn/${id}` });
  await page.locator('.step').waitFor();
  return page;
}

function stepNumber(page: Page, number: number) {
  return page.locator('.lesson-dots button').nth(number - 1);
}

/** A move that does a step's task, or another legal one. */
function taskMove(game: Game, language: Language, number: number, isRight: boolean): { match: Match; move: Move } {
  const { task, diagram } = present(game.text[language].rules[number - 1], `step ${number} of ${game.id}`);
  const match = Match.fromPosition(game, task?.position ?? diagram ?? '');
  if (!match.ok || !task) throw new Error(`Step ${number} of ${game.id} should have a task.`);
  const { state, moves } = match.value;
  const move = moves.find((found) => meetsGoal(game, state, found, task.goal) === isRight);
  if (move === undefined) throw new Error(`Step ${number} of ${game.id} should have such a move.`);
  return { match: match.value, move };
}

async function playOnStep(page: Page, { match, move }: { match: Match; move: Move }): Promise<void> {
  const path = match.game.view.path(match.state, move);
  if (path.length === 0) await page.locator('.task-actions button').click();
  for (const cell of path) await page.locator(`.step-board [data-cell="${cell}"]`).click();
}

/** What the cells of the step's board say. */
function labels(page: Page): Promise<(string | null)[]> {
  return page.locator('.step-board [data-cell]').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
}

describe.each(mainGames)('the lesson of %s', (id) => {
  test.each(['en', 'pt'] as const)('is walked through in %s, each task done', async (language) => {
    const game = await gameOf(id);
    const page = await openLesson(id, { language, viewport: language === 'pt' ? phone : desktop });
    const { rules, name } = game.text[language];
    expect(await page.locator('h1').textContent()).toBe(name);
    for (const [index, step] of rules.entries()) {
      expect(await page.locator('.step-text').textContent()).toBe(step.text);
      if (step.task) {
        expect(await page.locator('.task').textContent()).toContain(step.task.text);
        await playOnStep(page, taskMove(game, language, index + 1, true));
        await page.locator('.task[data-outcome="done"]').waitFor();
        expect(await page.locator('.task-answer').textContent()).toContain(step.task.praise);
      }
      if (index + 1 < rules.length) await page.locator('.lesson-next').click();
    }
    expect(await page.locator('.lesson-turn').getByRole('link').getAttribute('href')).toBe(`#/new/${id}`);
    expect(await page.locator('.truth').count()).toBe((await game.truths?.())?.length);
  });

  test('fits a small phone', async () => {
    const page = await openLesson(id, { viewport: smallPhone, language: 'pt' });
    await page.locator('.truth').first().waitFor();
    const count = await page.locator('.lesson-dots button').count();
    for (let number = 1; number <= count; number++) {
      await stepNumber(page, number).click();
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
});

test.each([
  ['neutreeko', 'light'],
  ['quantik', 'dark'],
] as const)('axe finds nothing serious in the lesson of %s, %s', async (id, theme) => {
  const page = await openLesson(id, { theme });
  await page.locator('.truth').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('the lesson fits a phone with text of twice the size', async () => {
  const page = await openLesson('quantik', { viewport: phone, language: 'pt' });
  await page.locator('.truth').first().waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysScroll(page)).toBe(0);
});

describe('a task', () => {
  test('answers another legal move with a hint, and lets it be taken back', async () => {
    const game = await gameOf('neutreeko');
    const page = await openLesson('neutreeko');
    await stepNumber(page, 2).click();
    const before = await labels(page);
    await playOnStep(page, taskMove(game, 'en', 2, false));
    expect(await page.locator('.task-answer').textContent()).toBe(game.text.en.rules[1]?.task?.hint);
    await page.getByRole('button', { name: 'Take it back' }).click();
    expect(await labels(page)).toEqual(before);
    await playOnStep(page, taskMove(game, 'en', 2, true));
    await page.locator('.task[data-outcome="done"]').waitFor();
  });

  test('answers an illegal try with its reason', async () => {
    const page = await openLesson('neutreeko');
    await page.locator('.step-board [aria-label^="1B"]').click();
    expect(await page.locator('.task-answer').textContent()).toBe('You have no piece on 1B.');
  });

  test('is done with keys alone', async () => {
    const page = await openLesson('neutreeko');
    await stepNumber(page, 3).focus();
    await page.keyboard.press('Enter');
    await page.locator('.step-board [role="gridcell"][tabindex="0"]').focus();
    await page.locator('.step-board [aria-label^="3E"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.locator('.task[data-outcome="done"]').waitFor();
    await page.getByRole('button', { name: 'Again' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.task[data-outcome="open"]').waitFor();
    expect(await page.locator('.step-board [data-cell]:focus').count()).toBe(1);
  });

  test('keeps what was played when the language changes', async () => {
    const game = await gameOf('tres-em-linha');
    const page = await openLesson('tres-em-linha');
    await playOnStep(page, taskMove(game, 'en', 1, true));
    await page.locator('.language-button').click();
    expect(await page.locator('.task-answer').textContent()).toBe(game.text.pt.rules[0]?.task?.praise);
  });
});

describe('a truth', () => {
  test('is walked through move by move to its end', async () => {
    const page = await openLesson('neutreeko');
    const path = page.locator('.truth', { hasText: 'A path one move wide' });
    const forward = path.getByRole('button', { name: 'One move on' });
    await forward.click();
    expect(await path.locator('.line-place').textContent()).toBe('1 of 21: 5B-5C');
    for (let ply = 1; ply < 21; ply++) await forward.click();
    expect(await path.locator('.exhibit-ending').textContent()).toContain('third time');
    expect(await forward.isDisabled()).toBe(true);
    await path.getByRole('button', { name: 'To the start' }).click();
    expect(await path.locator('.line-place').textContent()).toBe('Start');
  });

  test('says what each move is worth, and shows where it leads', async () => {
    const page = await openLesson('tres-em-linha');
    const first = page.locator('.truth', { hasText: 'x wins in nine' });
    // What badges say is loaded for the first of them.
    const said = (cell: number) => expect.poll(() => first.locator(`[data-cell="${cell}"]`).getAttribute('aria-label'));
    await said(17).toContain('wins in 9');
    await said(15).toContain('loses in 12');
    await first.locator('[data-cell="15"]').click();
    await expect.poll(() => first.locator('.exhibit-worth').textContent()).toContain('Column 1 loses in 12.');
    await first.getByRole('button', { name: 'Take it back' }).click();
    await said(15).toContain('empty');
  });

  test('opens on the table', async () => {
    const page = await openLesson('neutreeko');
    const path = page.locator('.truth', { hasText: 'The longest win takes 51 moves' });
    await path.getByRole('link', { name: 'Open on the table' }).click();
    await page.locator('main[data-screen="play"], main[data-screen="shared"]').waitFor();
    await page.locator('[role="grid"] [aria-label^="1A, black stone"]').waitFor();
  });
});

test('the games and their variants are a step away', async () => {
  const page = await openLesson('neutreeko');
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Fuse' }).click();
  await page.locator('h1', { hasText: 'Fuse' }).waitFor();
  await page.getByLabel('Variant').selectOption('fuse-kings');
  await page.locator('h1', { hasText: 'Fuse: kings' }).waitFor();
  expect(page.url()).toContain('#/learn/fuse-kings');
  await visitApp(page, '#/learn/drop-6x5x4');
  await page.locator('h1', { hasText: 'Four in a Row, 6 × 5' }).waitFor();
  await page.getByRole('link', { name: 'Play Four in a Row, 6 × 5' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('h1').textContent()).toBe('Four in a Row, 6 × 5');
});
