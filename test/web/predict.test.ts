import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { present } from '../../src/core/present.ts';
import { playersOf } from '../../src/engine/players.ts';
import { loadGame } from '../../src/games/index.ts';
import { drawExercise, type Exercise } from '../../src/study/exercises/exercise.ts';
import type { ExerciseKind } from '../../src/study/exercises/question.ts';
import { desktop, openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser, visitApp } from './browser.ts';

const test = useBrowser();

async function exerciseOf(id: string, kind: ExerciseKind, seed: number): Promise<Exercise<unknown>> {
  const game = await loadGame(id);
  return present(drawExercise(game, await playersOf(game), kind, seed), 'exercise');
}

const hashOf = (id: string, kind: ExerciseKind, seed: number) => `#/lab/predict/${id}?kind=${kind}&seed=${seed}`;

async function openExercise(hash: string, visit: Parameters<typeof openApp>[0] = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash });
  await page.locator('.exercise').waitFor();
  return page;
}

const choice = (page: Page, place: number) => page.locator('.exercise-choice button').nth(place);

test('a right answer is praised, a wrong one gets the right one, and the row is counted over a reload', async () => {
  const page = await openExercise(hashOf('neutreeko', 'return', 1), { viewport: desktop });
  const first = await exerciseOf('neutreeko', 'return', 1);
  expect(await page.locator('[role="treeitem"]').count()).toBe(first.tree.length);
  await choice(page, first.answer[0] ?? 0).click();
  await page.locator('.exercise-verdict[data-outcome="right"]').waitFor();
  expect(await page.locator('.exercise-proof li').count()).toBe(first.proof.length);
  expect(await page.locator('.predict-standing').textContent()).toContain('1 right in a row');

  await page.getByRole('button', { name: 'Next exercise' }).click();
  expect(page.url()).toContain('seed=2');
  const second = await exerciseOf('neutreeko', 'return', 2);
  const wrong = second.choices.findIndex((_, place) => !second.answer.includes(place));
  await choice(page, wrong).click();
  await page.locator('.exercise-verdict[data-outcome="wrong"]').waitFor();
  expect(
    await choice(page, second.answer[0] ?? 0)
      .locator('xpath=..')
      .getAttribute('data-outcome'),
  ).toBe('right');
  expect(await page.locator('.predict-standing').textContent()).toContain('0 right in a row');

  await page.reload();
  await page.locator('.exercise-verdict[data-outcome="wrong"]').waitFor();
  expect(await page.locator('.predict-standing').textContent()).toContain('1 of 2 right');
  // Another press changes nothing of what was handed in.
  await choice(page, second.answer[0] ?? 0).click({ force: true });
  expect(await page.locator('.exercise-verdict').getAttribute('data-outcome')).toBe('wrong');
  // The part alone leads back to the exercise that was open.
  await visitApp(page, '#/lab/predict');
  await page.locator('.exercise-verdict[data-outcome="wrong"]').waitFor();
  expect(page.url()).toContain('kind=return&seed=2');
});

test('moves that are cut are chosen one by one, kept over a reload, and drawn as cut', async () => {
  const page = await openExercise(hashOf('quantik', 'cuts', 6), { viewport: phone, hasTouch: true });
  const exercise = await exerciseOf('quantik', 'cuts', 6);
  expect(exercise.answer.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'All of them need a look' }).waitFor();
  for (const place of exercise.answer) await choice(page, place).tap();
  expect(await page.locator('[data-cut]').count()).toBe(0);
  await page.reload();
  await page.locator('.exercise').waitFor();
  expect(await page.locator('.exercise-choice [aria-pressed="true"]').count()).toBe(exercise.answer.length);
  await page.locator('.exercise-hand-in').tap();
  await page.locator('.exercise-verdict[data-outcome="right"]').waitFor();
  const cut = exercise.tree.filter(({ id }) => !exercise.looked[id]).map(({ id }) => String(id));
  const drawn = await page
    .locator('.exercise-node[data-cut]')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-node')));
  expect(drawn).toEqual(cut);
  expect(await page.locator('.exercise-node[data-cut]').first().getAttribute('aria-label')).toContain('cut');
});

test('all of it is done with keys alone', async () => {
  const page = await openExercise(hashOf('tres-em-linha', 'cuts', 1));
  const exercise = await exerciseOf('tres-em-linha', 'cuts', 1);
  await page.locator('[role="treeitem"][tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('[role="treeitem"]:focus').getAttribute('data-node')).toBe('0');
  expect(await page.locator('.exercise-board figcaption').textContent()).toBe('Board at the start');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('[role="treeitem"][aria-selected="true"]').getAttribute('data-node')).toBe('1');
  await page.keyboard.press('ArrowDown');
  const second = present(exercise.tree[0], 'root').children[1];
  expect(await page.locator('[role="treeitem"]:focus').getAttribute('data-node')).toBe(String(second));
  for (const place of exercise.answer) {
    await choice(page, place).focus();
    await page.keyboard.press(' ');
  }
  await page.locator('.exercise-hand-in').focus();
  await page.keyboard.press('Enter');
  await page.locator('.exercise-verdict[data-outcome="right"]').waitFor();
  expect(await page.locator('.exercise-next:focus').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.locator('.exercise-question:focus').waitFor();
  expect(page.url()).toContain('seed=2');
});

test('the board is that of the position in question', async () => {
  const page = await openExercise(hashOf('drop-7x6x4', 'bounds', 2));
  const { game, tree, asked } = await exerciseOf('drop-7x6x4', 'bounds', 2);
  const pieces = game.view.pieces(present(tree[asked], 'position').state).length;
  expect(await page.locator('.exercise-board [data-cell][aria-label*="disc"]').count()).toBe(pieces);
});

test('game and kind are chosen, and each choice has its address', async () => {
  const page = await openExercise('#/lab/predict');
  expect(page.url()).toContain('#/lab/predict/neutreeko?kind=cuts&seed=1');
  await page.getByLabel('Game', { exact: true }).selectOption('fuse');
  await page.locator('.exercise').waitFor();
  expect(page.url()).toContain('#/lab/predict/fuse?kind=cuts&seed=1');
  await page.getByRole('button', { name: 'Alpha or beta?' }).click();
  expect(page.url()).toContain('kind=bounds&seed=1');
  await page.getByRole('heading', { name: /^What is (?:alpha|beta) when the search comes/u }).waitFor();
  await page.goBack();
  expect(page.url()).toContain('kind=cuts&seed=1');
});

test('an address that names no exercise leads to one, and a game that is not here is said not to be', async () => {
  const page = await openExercise('#/lab/predict/quantik?kind=nothing&seed=-5');
  expect(page.url()).toContain('#/lab/predict/quantik?kind=cuts&seed=1');
  await visitApp(page, '#/lab/predict/chess?kind=cuts&seed=1');
  await page.getByText('There is no game “chess” here.').waitFor();
});

test.each([
  ['neutreeko', 'cuts', 'light', 'en'],
  ['fuse', 'bounds', 'dark', 'pt'],
] as const)(
  'axe finds nothing serious in %s, %s, %s, before and after the answer',
  async (id, kind, theme, language) => {
    const page = await openExercise(hashOf(id, kind, 3), { theme, language });
    expect(await seriousFaults(page)).toEqual([]);
    await choice(page, 1).click();
    if (kind === 'cuts') await page.locator('.exercise-hand-in').click();
    await page.locator('.exercise-verdict').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  },
);

test('it fits a small phone, with text of twice the size too', async () => {
  const page = await openExercise(hashOf('fuse', 'bounds', 5), { viewport: smallPhone, language: 'pt' });
  expect(await sidewaysScroll(page)).toBe(0);
  await choice(page, 0).click();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sidewaysScroll(page)).toBe(0);
});
