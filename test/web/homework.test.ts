import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legalMoves } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { playersOf } from '../../src/engine/players.ts';
import { loadGame } from '../../src/games/index.ts';
import { drawExercise } from '../../src/study/exercises/exercise.ts';
import { answerOfPlies, keyOfExercise } from '../../src/study/homework/answers.ts';
import { formatCode, parseCode } from '../../src/study/homework/code.ts';
import { formatQuestions, type Homework } from '../../src/study/homework/homework.ts';
import { openApp, phone, seriousFaults, sidewaysScroll, smallPhone, useBrowser, visitApp } from './browser.ts';

const test = useBrowser();

const position = '...../..oox/.oxxo/xxoxo x';
const homework: Homework = {
  title: 'Ficha 3',
  questions: [
    { kind: 'best', game: 'tres-em-linha', position },
    { kind: 'plies', game: 'tres-em-linha', position },
    { kind: 'cuts', game: 'quantik', seed: 6 },
  ],
};

function hashOf(view?: 'marks'): string {
  const options = new URLSearchParams({ title: homework.title, set: formatQuestions(homework), ...(view && { view }) });
  return `#/lab/homework?${options}`;
}

/** The right answers: column 2 wins at once. */
async function rightAnswers(): Promise<readonly number[]> {
  const game = await loadGame('tres-em-linha');
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.problem.code);
  const best = legalMoves(game, state.value).findIndex((move) => game.notation.move(state.value, move) === '2');
  const quantik = await loadGame('quantik');
  const exercise = present(drawExercise(quantik, await playersOf(quantik), 'cuts', 6), 'exercise');
  return [best, answerOfPlies('win', 1), ...keyOfExercise(exercise).right];
}

const codeOf = (page: Page) => page.locator('.homework-code-text').textContent();

test('questions are put together and become an address, which a reload keeps', async () => {
  const page = await openApp({ hash: '#/lab/homework/tres-em-linha/...../..oox/.oxxo/xxoxo_x' });
  await page.getByLabel('Title').fill('Ficha 3');
  const add = page.getByRole('button', { name: 'Add this question' });
  const listed = page.locator('.homework-questions .homework-named');
  await add.click();
  await listed.first().waitFor();
  await add.click();
  await page.getByText('That is asked already, as question 1.').waitFor();
  const kind = page.getByLabel('Question', { exact: true });
  await kind.selectOption('plies');
  await add.click();
  await listed.nth(1).waitFor();
  await kind.selectOption('cuts');
  await page.getByLabel('Game', { exact: true }).selectOption('quantik');
  await page.getByLabel('Number of the exercise').fill('none');
  await page.getByText('A whole number from 1 to 999999 is expected.').waitFor();
  await page.getByLabel('Number of the exercise').fill('6');
  await add.click();
  await listed.nth(2).waitFor();
  const address = page.getByLabel('Address to pass on');
  expect(new URL(await address.inputValue()).hash).toBe(hashOf());
  await page.reload();
  await listed.nth(2).waitFor();
  expect(new URL(await address.inputValue()).hash).toBe(hashOf());
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move question 3 up' }).click();
  expect(await listed.nth(1).textContent()).toContain('quantik 6');
  await page.getByRole('button', { name: 'Remove question 2' }).click();
  expect(await listed.count()).toBe(2);
});

test('a position is set up on the board, and what can’t be asked about is said', async () => {
  const page = await openApp({ hash: '#/lab/homework/tres-em-linha', viewport: phone, hasTouch: true });
  const field = page.getByLabel('Position', { exact: true });
  await page.locator('.homework-board [data-cell="17"]').tap();
  await page.locator('.homework-board [data-cell="17"][aria-label*="x"]').waitFor();
  expect(await field.inputValue()).toBe('...../...../...../..x.. o');
  const add = page.getByRole('button', { name: 'Add this question' });
  await field.fill('...../...../oo.../xxx.. o');
  await add.click();
  await page.getByText('The game is over in this position: there is nothing to ask.').waitFor();
  await field.fill('...../...../xx o');
  await page.locator('.field-problem', { hasText: /row/iu }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a pupil answers, and has a code that carries the answers, over a reload too', async () => {
  const page = await openApp({ hash: hashOf(), viewport: phone, hasTouch: true });
  const [best, plies, cuts] = await rightAnswers();
  await page.getByRole('heading', { name: 'Ficha 3' }).waitFor();
  const first = page.locator('[data-question="1"]');
  await first.locator('[data-cell="15"]').tap();
  await first.getByText('Your answer: column 1.').waitFor();
  await first.getByRole('button', { name: 'Take it back' }).tap();
  await first.getByText('No answer yet.').waitFor();
  await first.locator('[data-cell="16"]').tap();
  await first.getByText('Your answer: column 2.').waitFor();
  await page.getByText('Give your name first; the code carries it.').waitFor();
  await page.getByLabel('Your name').fill('Ana Silva');
  const second = page.locator('[data-question="2"]');
  await second.getByRole('button', { name: 'win' }).tap();
  await page.reload();
  await second.getByRole('button', { name: 'win', pressed: true }).waitFor();
  await page.getByText('2 questions have no answer yet.').waitFor();
  await second.getByLabel('In how many moves').fill('x');
  await second.getByText('A whole number from 1 to 999 is expected.').waitFor();
  await second.getByLabel('In how many moves').fill('1');
  await second.getByText('Your answer: win in 1.').waitFor();
  const third = page.locator('[data-question="3"]');
  for (let place = 0; place < 4; place++) {
    if ((cuts ?? 0) & (1 << place)) await third.locator('.exercise-choice button').nth(place).tap();
  }
  const code = await codeOf(page);
  expect(parseCode(homework, code ?? '')).toEqual({
    ok: true,
    value: { name: 'Ana Silva', answers: [best, plies, cuts] },
  });
  await page.reload();
  await page.locator('.homework-code-text').waitFor();
  expect(await codeOf(page)).toBe(code);
  expect(await seriousFaults(page)).toEqual([]);
});

test('it is answered with keys alone', async () => {
  const page = await openApp({ hash: hashOf() });
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Rui');
  await page.locator('[data-question="1"] [data-cell="16"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-question="1"]', { hasText: 'Your answer: column 2.' }).waitFor();
  await page.locator('[data-question="2"]').getByRole('button', { name: 'draw' }).focus();
  await page.keyboard.press(' ');
  await page.locator('[data-question="3"]').getByRole('button', { name: 'none' }).focus();
  await page.keyboard.press('Enter');
  const code = parseCode(homework, (await codeOf(page)) ?? '');
  expect(code).toMatchObject({ value: { name: 'Rui', answers: [(await rightAnswers())[0], 0, 0] } });
});

test('codes are marked at once, bad ones are named, and the table is downloaded', async () => {
  const page = await openApp({ hash: hashOf('marks') });
  const answers = await rightAnswers();
  const codes = [
    formatCode(homework, { name: 'Ana', answers }),
    formatCode(homework, { name: 'Rui', answers: [answers[0], undefined, 0] }),
    'Eva 1234-5678-9ABC',
    formatCode({ ...homework, title: 'Another' }, { name: 'Zé', answers }),
    formatCode(homework, { name: 'ana', answers: [0, 0, 0] }),
  ];
  await page.getByLabel('Codes').fill(codes.join('\n'));
  await page.locator('.homework-table').waitFor();
  const cells = page.locator('tbody tr :is(th, td)');
  const said = await cells.allTextContents();
  expect(said.slice(0, 5)).toEqual(['Ananame given twice', 'right', 'right', 'right', '3']);
  expect(said.slice(5, 10)).toEqual(['Rui', 'right', 'no answer', 'wrong', '1']);
  expect(said.slice(10)).toEqual(['ananame given twice', 'wrong', 'wrong', 'wrong', '0']);
  const bad = await page.locator('.homework-bad li').allTextContents();
  expect(bad[0]).toContain('Line 3: a letter of the code or of the name is wrong or missing.');
  expect(bad[1]).toContain('Line 4: the code is of another homework.');
  const bars = await page.locator('.homework-histogram .visually-hidden').allTextContents();
  expect(bars).toEqual(['0 right: 1', '1 right: 1', '2 right: 0', '3 right: 1']);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('marks.csv');
  expect((await buffer(await file.createReadStream())).toString()).toBe(
    '\ufeffName,1,2,3,Right\r\nAna,1,1,1,3\r\nRui,1,,0,1\r\nana,0,0,0,0\r\n',
  );
  expect(await seriousFaults(page)).toEqual([]);
  await page.reload();
  await page.locator('.homework-table').waitFor();
  expect(await cells.allTextContents()).toEqual(said);
});

test('an address that is damaged is said to be, and one can begin anew; it fits a small phone', async () => {
  const page = await openApp({ hash: `${hashOf()}x`, viewport: smallPhone, language: 'pt', theme: 'dark' });
  await page.getByText('A ligação deste trabalho está danificada').waitFor();
  await page.getByRole('heading', { name: 'Preparar um trabalho de casa' }).waitFor();
  await page.locator('.homework-board [data-cell]').first().waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await visitApp(page, hashOf());
  await page.locator('[data-question="3"]').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await visitApp(page, hashOf('marks'));
  await page.getByLabel('Códigos').fill(formatCode(homework, { name: 'A'.repeat(40), answers: [1, 1, 1] }));
  await page.locator('.homework-table').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});
