import type { Locator, Page } from 'playwright-core';
import { layOut } from '../../src/board/layout.ts';
import { walk } from '../../src/board/walk.ts';
import type { CellId, Game, Move } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import { formatLink, linkOf } from '../../src/play/link/format-link.ts';
import { playRandomly } from '../random-play.ts';

/** How a person gets at a cell. */
export type Press = (page: Page, game: Game, cell: CellId) => Promise<void>;

/** A whole game of moves at random, to be played over again. */
export async function randomGame(id: string, seed: number): Promise<Match> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  const random = seededRandom(seed);
  return playRandomly(Match.start(game, random), random);
}

/** The address of a table for two people, where a match begins or has come to. */
export function tableAddress(match: Match): string {
  return formatLink(linkOf(match, match.ply, { seats: ['me', 'me'], isFlipped: false, isShowingValues: false }));
}

export function cellOnBoard(page: Page, cell: CellId): Locator {
  return page.locator(`[role="grid"] [data-cell="${cell}"]`);
}

export const byMouse: Press = (page, _, cell) => cellOnBoard(page, cell).click();

export const byTouch: Press = (page, _, cell) => cellOnBoard(page, cell).tap();

/** Walks there with arrows from where the keyboard is, and presses Enter. */
export const byKeys: Press = async (page, game, cell) => {
  const here = page.locator('[role="grid"] [tabindex="0"]');
  const from = Number(await here.getAttribute('data-cell'));
  if (!(await here.evaluate((element) => element === document.activeElement))) await here.focus();
  for (const key of keysBetween(game, from, cell)) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
};

function keysBetween({ view }: Game, from: CellId, to: CellId): readonly string[] {
  const layout = layOut(view);
  const ways = new Map<CellId, readonly string[]>([[from, []]]);
  for (const [cell, way] of ways) {
    if (cell === to) return way;
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = walk(layout, cell, key);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`No keys lead from cell ${from} to ${to}.`);
}

/** Plays the move that follows a position; a pass has a button of its own. */
export async function playOnBoard(page: Page, before: Match, move: Move, press: Press): Promise<void> {
  const path = before.game.view.path(before.state, move);
  if (path.length === 0) await page.getByRole('button', { name: 'Pass' }).click();
  for (const cell of path) await press(page, before.game, cell);
}
