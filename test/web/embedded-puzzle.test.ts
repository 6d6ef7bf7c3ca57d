import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Game, Language } from '../../src/core/game.ts';
import { legalMoves, Match } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { seededRandom } from '../../src/core/random.ts';
import { loadGame } from '../../src/games/index.ts';
import { loadPuzzles } from '../../src/study/puzzles/load.ts';
import type { Puzzle } from '../../src/study/puzzles/puzzle.ts';
import { type Attempt, answer, beginAttempt, isSolved } from '../../src/study/training/attempt.ts';
import { sayTask } from '../../src/study/training/say.ts';
import { training } from '../../src/study/training/text.ts';
import { onBoard, openBoard, openSite, slide, status, told } from './board-site.ts';
import { openBrowser, phone, seriousFaults, useBrowser } from './browser.ts';
import { documentedPage, pageWith, serveElsewhere } from './embedded.ts';

const test = useBrowser();

const neutreeko = async () => (await loadGame('neutreeko')) as Game;

/** The first puzzles in which the opponent answers at least once. */
async function somePuzzles(): Promise<readonly [Puzzle, Puzzle]> {
  const puzzles = (await loadPuzzles(await neutreeko())).filter(({ solution }) => solution.replies);
  return [present(puzzles[0], 'puzzle'), present(puzzles[1], 'second puzzle')];
}

const task = (attempt: Attempt, language: Language = 'en') =>
  present(sayTask(attempt, language, training.text[language]), 'task');
const position = (page: Page) => onBoard<string>(page, 'board.currentPosition');

async function make(page: Page, move: string): Promise<void> {
  const [from = '', to = ''] = move.split('-');
  await slide(page, from, to);
}

/** Plays the right moves, whichever replies come, until it is solved. */
async function solve(page: Page, start: Attempt): Promise<void> {
  for (let attempt = start; !isSolved(attempt); ) {
    const move = present(attempt.turn?.moves[0], 'right move');
    await make(page, move);
    const plies = attempt.match.ply + (attempt.turn?.replies ? 2 : 1);
    await expect.poll(() => onBoard<number>(page, 'board.moves.length')).toBe(plies);
    const played = await onBoard<readonly string[]>(page, 'board.moves');
    const replies = Object.keys(attempt.turn?.replies ?? {}).sort();
    const place = Math.max(0, replies.indexOf(played[plies - 1] ?? ''));
    const found = answer(attempt, move, { below: () => place });
    if (!found.ok) throw new Error(found.problem.code);
    attempt = found.value.attempt;
    expect(attempt.match.played).toEqual(played);
  }
}

describe('a puzzle on a page', () => {
  test('says its task, refuses a wrong move, answers the right ones and says when it is solved', async () => {
    const [puzzle] = await somePuzzles();
    const game = await neutreeko();
    const start = beginAttempt(game, puzzle);
    const page = await openBoard(`game="neutreeko" puzzle="${puzzle.id}"`);
    await status(page).getByText(task(start)).waitFor();
    expect(await position(page)).toBe(start.match.position);
    const texts = legalMoves(game, start.match.state).map((move) => game.notation.move(start.match.state, move));
    const wrong = texts.filter((text) => !puzzle.solution.moves.includes(text));
    await make(page, wrong[0] ?? '');
    await status(page).getByText(`${wrong[0]}? That gives away the ${puzzle.goal}.`).waitFor();
    expect(await position(page)).toBe(start.match.position);
    expect(await onBoard<boolean>(page, `board.play('${wrong[1]}')`)).toBe(false);
    const failed = { puzzle: puzzle.id, move: wrong[0], moves: [], isFailed: true };
    expect(await told(page, 'puzzle-failed')).toEqual([failed]);
    await solve(page, start);
    await status(page).getByText('That was it.', { exact: true }).waitFor();
    const [solved] = await told(page, 'puzzle-solved');
    expect(solved).toMatchObject({ puzzle: puzzle.id, isFailed: true });
    expect(solved?.moves).toEqual(await onBoard(page, 'board.moves'));
    expect(await page.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
    expect(await onBoard<boolean>(page, 'board.undo()')).toBe(false);
  });

  test('leaves the opponent’s pieces to the opponent, and gives way to another puzzle or to the game', async () => {
    const [puzzle, other] = await somePuzzles();
    const game = await neutreeko();
    const page = await openBoard(`game="neutreeko" puzzle="${puzzle.id}" lang="pt"`);
    const start = beginAttempt(game, puzzle);
    await status(page).getByText(task(start, 'pt')).waitFor();
    expect(await onBoard<boolean>(page, `board.play('${puzzle.solution.moves[0]}')`)).toBe(true);
    // The reply is still to come, and is nobody else's to make.
    const reply = present(Object.keys(puzzle.solution.replies ?? {})[0], 'reply');
    expect(await onBoard<boolean>(page, `board.play('${reply}')`)).toBe(false);
    expect(await onBoard<number>(page, 'board.moves.length')).toBe(1);
    await onBoard(page, `board.puzzle = '${other.id}'`);
    await status(page)
      .getByText(task(beginAttempt(game, other), 'pt'))
      .waitFor();
    await expect.poll(() => position(page)).toBe(beginAttempt(game, other).match.position);
    // What the first one had on its way does not come here.
    await page.waitForTimeout(900);
    expect(await onBoard<number>(page, 'board.moves.length')).toBe(0);
    await onBoard(page, "board.removeAttribute('puzzle')");
    await status(page).getByText('Jogam as pretas.').waitFor();
    expect(await position(page)).toBe(Match.start(game, seededRandom(1)).position);
  });

  test('that is not there is said in a sentence', async () => {
    const page = await openSite({
      files: pageWith('<tabuleiro-board game="neutreeko" puzzle="nothing">A board.</tabuleiro-board>'),
    });
    await status(page).getByText('There is no puzzle “nothing” of this game.').waitFor();
    expect(await told(page, 'problem')).toEqual([
      {
        problem: { code: 'board-puzzle-unknown', values: { puzzle: 'nothing' } },
        sentence: 'There is no puzzle “nothing” of this game.',
      },
    ]);
    await onBoard(page, "board.lang = 'pt'");
    await status(page).getByText('Este jogo não tem um problema “nothing”.').waitFor();
    await onBoard(page, "board.puzzle = ''");
    await page.getByRole('grid').waitFor();
  });

  test('is all that loads puzzles', async () => {
    const [puzzle] = await somePuzzles();
    const page = await (await openBrowser()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(await serveElsewhere({ files: pageWith('<tabuleiro-board game="neutreeko"></tabuleiro-board>') }));
    await page.getByRole('grid').waitFor();
    expect(asked.filter((url) => /puzzle/u.test(url))).toEqual([]);
    await onBoard(page, `board.puzzle = '${puzzle.id}'`);
    await status(page).getByText('Find the only move').waitFor();
    expect(asked.filter((url) => /puzzle/u.test(url)).length).toBeGreaterThan(1);
  });

  test('leads to the next as docs/embedding.md shows', async () => {
    const [puzzle, other] = await somePuzzles();
    const game = await neutreeko();
    // The page names puzzles of its time.
    const html = documentedPage('puzzle')
      .replace(/puzzle="[^"]+"/u, `puzzle="${puzzle.id}"`)
      .replace(/following = \['[^']+'\]/u, `following = ['${other.id}']`);
    expect(html).toContain(other.id);
    const around = (body: string) =>
      `<!doctype html><html lang="en"><title>Puzzles</title><main><h1>Puzzles</h1>${body}</main>`;
    const page = await openSite({ files: { '/': around(html) } }, { viewport: phone });
    await status(page)
      .getByText(task(beginAttempt(game, puzzle)))
      .waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await solve(page, beginAttempt(game, puzzle));
    await status(page).getByText('Solved!').waitFor();
    await expect.poll(() => page.locator('#count').textContent()).toBe('1');
    await status(page)
      .getByText(task(beginAttempt(game, other)))
      .waitFor();
    await expect.poll(() => position(page)).toBe(beginAttempt(game, other).match.position);
  });
});
