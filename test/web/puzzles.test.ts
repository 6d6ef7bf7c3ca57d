import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { Match, readMove } from '../../src/core/match.ts';
import { present } from '../../src/core/present.ts';
import { seededRandom } from '../../src/core/random.ts';
import { person } from '../../src/core/seats/seat.ts';
import { startSeries } from '../../src/core/seats/series.ts';
import { finish } from '../../src/engine/service/finish.ts';
import { usualPreferences } from '../../src/play/preferences.ts';
import { tableWith } from '../../src/play/table.ts';
import { idOf } from '../../src/study/puzzles/identity.ts';
import { loadPuzzles } from '../../src/study/puzzles/load.ts';
import type { Puzzle, PuzzleTurn } from '../../src/study/puzzles/puzzle.ts';
import { gameOfDay, puzzleOfDay } from '../../src/study/training/daily.ts';
import { startMistakes, startPuzzle } from '../../src/web/laboratory/worker/puzzle-tasks.ts';
import { madeMoves } from '../../src/web/puzzles/made-moves.ts';
import { saveGame } from '../../src/web/storage/saved-game.ts';
import { openApp, openBrowser, seriousFaults, sidewaysScroll, useBrowser, type Visit, visitApp } from './browser.ts';
import { gameCalled } from './table-visitor.ts';

const test = useBrowser();

const phone = { width: 360, height: 640 };

/** A puzzle, and where its solver stands. */
interface Solving {
  readonly game: Game;
  readonly puzzle: Puzzle;
  match: Match;
  turn: PuzzleTurn;
}

/** The first puzzle of a game that fits, in the order of its collection. */
async function puzzleOf(id: string, fits: (puzzle: Puzzle) => boolean = () => true): Promise<Solving> {
  const game = await gameCalled(id);
  const puzzle = present((await loadPuzzles(game)).find(fits), `puzzle of ${id}`);
  return solvingOf(game, puzzle);
}

function solvingOf(game: Game, puzzle: Puzzle): Solving {
  const match = Match.fromPosition(game, puzzle.position);
  if (!match.ok) throw new Error(match.problem.code);
  return { game, puzzle, match: match.value, turn: puzzle.solution };
}

const addressOf = ({ puzzle }: Solving, set = '') => `#/puzzle/${puzzle.game}/${puzzle.id}${set}`;
const hasTwoTurns = ({ solution }: Puzzle) =>
  Object.values(solution.replies ?? {}).length === 1 &&
  Object.values(solution.replies ?? {}).every(({ replies }) => !replies);

async function openPuzzle(solving: Solving, visit: Visit = {}, set = ''): Promise<Page> {
  const page = await openApp({ ...visit, hash: addressOf(solving, set) });
  await page.locator('.puzzle').waitFor();
  return page;
}

/** The cells of a move. */
function pathOf({ game, match }: Solving, text: string): readonly number[] {
  const move = readMove(game, match.state, text);
  if (!move.ok) throw new Error(`${text} is no move.`);
  return game.view.path(match.state, move.value);
}

const cellOf = (page: Page, cell: number) => page.locator(`.puzzle-board [data-cell="${cell}"]`);

async function press(page: Page, solving: Solving, text: string): Promise<void> {
  for (const cell of pathOf(solving, text)) await cellOf(page, cell).click();
}

function rightMove({ turn }: Solving): string {
  return present(turn.moves[0], 'right move');
}

function wrongMove({ game, match, turn }: Solving): string {
  const texts = match.moves.map((move) => game.notation.move(match.state, move));
  return present(
    texts.find((text) => !turn.moves.includes(text)),
    'wrong move',
  );
}

function played(solving: Solving, text: string): void {
  const next = solving.match.play(text);
  if (!next.ok) throw new Error(next.problem.code);
  solving.match = next.value;
}

/** Answers until the puzzle is solved, each time with the first right move; `answer` makes it. */
async function solve(page: Page, solving: Solving, answer: typeof press = press): Promise<void> {
  for (;;) {
    const move = rightMove(solving);
    await answer(page, solving, move);
    played(solving, move);
    const { replies } = solving.turn;
    if (!replies) break;
    // The reply is what the cells say then: whichever was drawn, one of them fits.
    await page.locator('.puzzle-answer.is-right').waitFor();
    const said = (await page.locator('.puzzle-answer').textContent()) ?? '';
    const reply = present(
      Object.keys(replies).find((text) => said.endsWith(`${text}.`)),
      `reply in “${said}”`,
    );
    played(solving, reply);
    solving.turn = present(replies[reply], 'next turn');
    await page.locator('.board-cell.is-open').first().waitFor();
  }
  await page.locator('.puzzle-after').waitFor();
}

describe('a puzzle', () => {
  test('shows its board and its task alone, is solved by mouse, and then says why', async () => {
    const solving = await puzzleOf('neutreeko', hasTwoTurns);
    const page = await openPuzzle(solving);
    const player = solving.game.text.en.players[solving.match.turn].name;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${player} to move and win.`);
    expect(await page.locator('.puzzle-after').count()).toBe(0);
    expect(await page.locator('.puzzle-answer').textContent()).toBe('');
    const first = rightMove(solving);
    await solve(page, solving);
    expect(await page.locator('.puzzle-answer').textContent()).toBe('Solved!');
    // What came of it is said when the try is written down.
    await page.locator('.puzzle-came').waitFor();
    const after = (await page.locator('.puzzle-after').textContent()) ?? '';
    expect(after).toContain(`${first} is the only move that wins: in ${solving.puzzle.plies}`);
    expect(after).toMatch(/Your rating: −?\d+ \(\+\d+\)/u);
    expect(after).not.toContain('comes again');
    // The solution is looked through on the same board.
    const start = await page.locator('.puzzle-board [data-cell]').evaluateAll((cells) => cells.map((c) => c.ariaLabel));
    await page.locator('.solution-move', { hasText: 'Start' }).click();
    const labels = () => page.locator('.puzzle-board [data-cell]').evaluateAll((all) => all.map((c) => c.ariaLabel));
    expect(await labels()).not.toEqual(start);
    await page.locator('.solution-move.is-answer').first().click();
    const to = present(pathOf(solvingOf(solving.game, solving.puzzle), first).at(-1), 'cell');
    expect(await cellOf(page, to).getAttribute('aria-label')).toContain(`${player.toLowerCase()} stone`);
    // And on the table, with its lines as variations.
    await page.getByRole('button', { name: 'Open on the table' }).click();
    await page.locator('main[data-screen="play"]').waitFor();
    await page.getByRole('navigation', { name: 'Moves' }).getByText(first).first().waitFor();
    await page.goBack();
    await page.locator('.puzzle-after').waitFor();
    // Or played out from its start against a partner who holds out.
    await page.getByRole('link', { name: 'Win this.' }).click();
    await page.locator('main[data-screen="play"]').waitFor();
    await expect.poll(() => page.locator('.message-sentence').textContent()).toContain('Win this.');
  });

  test('is solved by touch on a phone, and fits it', async () => {
    const solving = await puzzleOf('tres-em-linha', hasTwoTurns);
    const page = await openPuzzle(solving, { viewport: phone, hasTouch: true, language: 'pt', theme: 'dark' });
    const board = await page.locator('.puzzle-board').boundingBox();
    await solve(page, solving, async (_, here, text) => {
      for (const cell of pathOf(here, text)) await cellOf(page, cell).tap();
    });
    expect(await page.locator('.puzzle-answer').textContent()).toBe('Resolvido!');
    expect(await page.locator('.puzzle-board').boundingBox()).toEqual(board);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator('.puzzle-next').isVisible()).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('is solved with keys alone, and the next one is a key away', async () => {
    const solving = await puzzleOf('neutreeko', hasTwoTurns);
    const page = await openPuzzle(solving);
    await solve(page, solving, async (_, here, text) => {
      for (const cell of pathOf(here, text)) {
        await cellOf(page, cell).focus();
        await page.keyboard.press('Enter');
      }
    });
    await page.keyboard.press('n');
    await page.waitForURL((url) => !url.hash.includes(solving.puzzle.id));
    await page.locator('.puzzle:not(.is-over)').waitFor();
    await page.keyboard.press('h');
    await page.locator('.puzzle-answer.is-hint').waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.hash.includes(solving.puzzle.id));
  });

  test('answers a wrong move with what it lets happen, counts it at once, and comes back', async () => {
    const solving = await puzzleOf('tres-em-linha', ({ goal, plies }) => goal === 'win' && (plies ?? 0) >= 5);
    const page = await openPuzzle(solving);
    await press(page, solving, wrongMove(solving));
    const answer = page.locator('.puzzle-answer.is-wrong');
    await answer.getByText(/Then (?:[xo] wins in \d+|it is a draw)\./u).waitFor();
    expect(await page.locator('.board-cell.is-open').count()).toBe(0);
    await answer.getByRole('button', { name: 'Back' }).click();
    await page.locator('.board-cell.is-open').first().waitFor();
    await solve(page, solving);
    expect(await page.locator('.puzzle-answer').textContent()).toBe('That was it. This puzzle will come again.');
    const after = (await page.locator('.puzzle-after').textContent()) ?? '';
    expect(after).toMatch(/Your rating: −?\d+ \(−\d+\)/u);
    expect(after).toContain('It comes again: ');
  });

  test('gives hints in two steps, and its solution', async () => {
    const solving = await puzzleOf('quantik');
    const page = await openPuzzle(solving);
    const move = rightMove(solving);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.puzzle-answer', { hasText: /^Look at / }).waitFor();
    await page.getByRole('button', { name: 'The move' }).click();
    await page.locator('.puzzle-answer', { hasText: `The move is ${move}.` }).waitFor();
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.locator('.puzzle-after', { hasText: `${move} is the only move that wins` }).waitFor();
    await page.getByRole('button', { name: 'Once more' }).click();
    await page.locator('.board-cell.is-open').first().waitFor();
    expect(await page.locator('.puzzle-after').count()).toBe(0);
  });

  test('is found as it was left after a reload', async () => {
    const solving = await puzzleOf('neutreeko', hasTwoTurns);
    const page = await openPuzzle(solving);
    await page.getByRole('button', { name: 'Hint' }).click();
    await press(page, solving, rightMove(solving));
    const right = page.locator('.puzzle-answer.is-right');
    await right.waitFor();
    const said = await right.textContent();
    await page.locator('.board-cell.is-open').first().waitFor();
    await page.reload();
    await right.waitFor();
    expect(await right.textContent()).toBe(said);
    played(solving, rightMove(solving));
    const [reply = ''] = Object.keys(solving.turn.replies ?? {});
    solving.turn = present(solving.turn.replies?.[reply], 'next turn');
    played(solving, reply);
    await solve(page, solving);
    expect(await page.locator('.puzzle-answer').textContent()).toBe('Solved, with a hint.');
    await page.locator('.puzzle-came').waitFor();
    await page.reload();
    await page.locator('.puzzle-after').waitFor();
    expect(await page.locator('.puzzle-answer').textContent()).toBe('Solved, with a hint.');
  });

  test.each([
    ['#/puzzle/chess/abc', 'There is no game “chess” here.'],
    ['#/puzzle/neutreeko/nothing', 'There is no such puzzle of Neutreeko.'],
    ['#/puzzle/fuse-omega/abc', 'There are no puzzles of Fuse: omega yet.'],
    ['#/puzzle/neutreeko', 'There is no puzzle at this address.'],
    ['#/puzzles/chess', 'There is no game “chess” here.'],
  ])('%s is said to lead nowhere, with a way on', async (hash, sentence) => {
    const page = await openApp({ hash });
    await page.getByText(sentence).waitFor();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.locator('.puzzles-cards').waitFor();
  });
});

describe('the puzzles to choose from', () => {
  test('have the day’s among them, by a link that is the same for all, and count it', async () => {
    const context = await openBrowser();
    await context.clock.setFixedTime(new Date('2026-11-18T12:00:00'));
    const page = await context.newPage();
    await visitApp(page, '#/puzzle/day');
    await page.locator('.puzzle').waitFor();
    const ids = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha', 'drop-7x6x4'];
    const game = await gameCalled(gameOfDay(ids, '2026-11-18') ?? '');
    const puzzle = present(puzzleOfDay(await loadPuzzles(game), '2026-11-18'), 'puzzle of the day');
    expect(new URL(page.url()).hash).toBe(`#/puzzle/${game.id}/${puzzle.id}?set=day`);
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.locator('.puzzle-after').waitFor();
    await visitApp(page, '#/puzzles');
    await page.locator('.puzzles-day', { hasText: 'Not this time.' }).waitFor();
    await visitApp(page, `#/puzzles/${game.id}`);
    await page.locator('.puzzles-lately [data-outcome="failed"]').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  test('an old link to a day’s puzzle leaves today’s to be solved', async () => {
    const old = await puzzleOf('tres-em-linha', hasTwoTurns);
    const page = await openPuzzle(old, {}, '?set=day');
    await page.getByRole('button', { name: 'Solution' }).click();
    await page.locator('.puzzle-after', { hasText: 'Your rating' }).waitFor();
    await visitApp(page, '#/puzzles');
    await page.locator('.puzzles-day').getByRole('link', { name: 'Solve it' }).waitFor();
  });

  test('come from home and from the rules of a game, and Back leads there', async () => {
    const page = await openApp();
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.locator('.puzzles-cards').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goBack();
    await page.locator('.game-card').first().waitFor();
    await visitApp(page, '#/learn/quantik');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('heading', { name: 'By theme' }).waitFor();
    await page.locator('.puzzles-set', { hasText: 'Quiet move' }).click();
    await page.locator('.puzzle').waitFor();
    expect(page.url()).toContain('set=quiet');
    await page.goBack();
    await page.getByRole('heading', { name: 'By theme' }).waitFor();
    expect(page.url()).toContain('#/puzzles/quantik');
  });

  test('make a streak that goes on until the first mistake', async () => {
    const page = await openApp({ hash: '#/puzzles/tres-em-linha' });
    await page.getByRole('button', { name: 'Streak in Três em Linha' }).click();
    const game = await gameCalled('tres-em-linha');
    const puzzles = await loadPuzzles(game);
    const here = async () => {
      await page.locator('.puzzle:not(.is-over)').waitFor();
      const [, id] = /puzzle\/tres-em-linha\/(\w+)\?set=streak$/u.exec(page.url()) ?? [];
      return solvingOf(
        game,
        present(
          puzzles.find((puzzle) => puzzle.id === id),
          `puzzle ${id}`,
        ),
      );
    };
    const first = await here();
    expect(first.puzzle.grade).toBe(Math.min(...puzzles.map(({ grade }) => grade)));
    await solve(page, first, async (_, solving, text) => {
      for (const cell of pathOf(solving, text)) await cellOf(page, cell).click();
    });
    await page.locator('.puzzle-streak', { hasText: '1 puzzle running.' }).waitFor();
    await page.locator('.puzzle-next').click();
    await page.waitForURL((url) => !url.hash.includes(first.puzzle.id));
    const second = await here();
    await press(page, second, wrongMove(second));
    await page.locator('.puzzle-answer.is-wrong').waitFor();
    await page.getByRole('button', { name: 'Solution' }).click();
    await page
      .locator('.puzzle-after', { hasText: 'The streak ends with 1 puzzle solved. Your longest: 1.' })
      .waitFor();
    await page.getByRole('button', { name: 'New streak' }).waitFor();
  });
});

test('a mistake that is among the puzzles too is done with once it is solved, also at a later try', async () => {
  const solving = await puzzleOf('tres-em-linha', hasTwoTurns);
  const { game, id, position } = solving.puzzle;
  const mistakes = { id: 'mistakes', revision: 1, version: 1, value: [{ game, id, position }] };
  const backup = { tabuleiro: 'backup', version: 1, games: [], results: [], puzzles: [mistakes] };
  const page = await openApp({ hash: '#/settings' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  await page.getByText('What it knows of your puzzles was added.').waitFor();
  await visitApp(page, '#/puzzles');
  await page.getByRole('link', { name: 'Begin with your mistakes' }).click();
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.getByRole('button', { name: 'Once more' }).click();
  await solve(page, solving);
  await visitApp(page, '#/puzzles');
  await page.getByText('Where you missed the one good move').waitFor();
  expect(await page.getByRole('link', { name: 'Begin with your mistakes' }).count()).toBe(0);
});

test('all of it goes into a file with the rest, and comes out on another device, mistakes in games included', async () => {
  const solving = await puzzleOf('neutreeko', hasTwoTurns);
  const page = await openPuzzle(solving);
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.locator('.puzzle-after').waitFor();
  await visitApp(page, '#/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const backup = JSON.parse((await buffer(await file.createReadStream())).toString());
  const lost = await lostGame();
  const content = Buffer.from(JSON.stringify({ ...backup, games: [lost.record] }));
  const other = await openApp({ hash: '#/settings' });
  await other
    .locator('input[type="file"]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: content });
  await other.getByText('Added: 1 game, 0 results. What it knows of your puzzles was added.').waitFor();
  await visitApp(other, '#/puzzles/neutreeko');
  await other.locator('.puzzles-lately [data-outcome="failed"]').waitFor();

  await visitApp(other, '#/puzzles/tres-em-linha');
  await other.getByRole('button', { name: 'Find mistakes' }).click();
  await other.getByText(/positions? in which you missed the one good move\./u).waitFor();
  await other.getByRole('link', { name: 'Begin with your mistakes' }).click();
  await other.locator('.puzzle').waitFor();
  expect(other.url()).toContain(`#/puzzle/tres-em-linha/${idOf(lost.position)}?set=mistakes`);
  const own = solvingOf(await gameCalled('tres-em-linha'), {
    ...solving.puzzle,
    ...lost,
    id: '',
    game: 'tres-em-linha',
  });
  await solve(other, own);
  await other.locator('.puzzle-after', { hasText: 'From a game of yours: it has no rating' }).waitFor();
});

/** A game that a person lost to a computer, with the first position in which the one good move was missed. */
async function lostGame() {
  const game = await gameCalled('tres-em-linha');
  const opponent = { kind: 'computer', player: 'level:3' } as const;
  for (let seed = 1; seed < 100; seed++) {
    const random = seededRandom(seed);
    let match = Match.start(game, random);
    while (!match.ending) {
      const next = match.playMove(present(match.moves[random.below(match.moves.length)], 'move'));
      if (next.ok) match = next.value;
    }
    const table = tableWith(match, [person, opponent], startSeries(1, seed), undefined);
    const moves = madeMoves(table);
    const found = await startMistakes(game, { game: game.id, moves });
    const [position] = found.ok ? finish(found.value) : [];
    const task = position === undefined ? undefined : await startPuzzle(game, { game: game.id, position });
    const made = task?.ok ? finish(task.value) : undefined;
    if (position === undefined || !made) continue;
    const record = saveGame(
      { table, preferences: usualPreferences },
      { id: 'lost', revision: 1, changed: 1, ended: 1, name: undefined },
    );
    return { position, solution: made.solution, record };
  }
  throw new Error('One of these games should have a mistake.');
}
