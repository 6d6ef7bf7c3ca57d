import type { Page } from 'playwright-core';
import type { Game } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { Report } from '../../src/core/report.ts';
import { analyse } from '../../src/engine/analysis/analysis.ts';
import { oracleOf } from '../../src/engine/analysis/general.ts';
import { reportOfMatch } from '../../src/engine/analysis/report.ts';
import { runSliced } from '../../src/engine/service/run-sliced.ts';
import { findGame } from '../../src/games/index.ts';
import { formatLink, linkOf } from '../../src/play/link/format-link.ts';
import type { Link } from '../../src/play/link/link.ts';
import { openApp, type Visit, visitApp } from './browser.ts';

export async function gameCalled(id: string): Promise<Game> {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** A match by its moves as texts, from the usual start or from a position. */
export async function matchOf(id: string, moves: string, position?: string): Promise<Match> {
  const game = await gameCalled(id);
  const begun = position === undefined ? undefined : Match.fromPosition(game, position);
  if (begun && !begun.ok) throw new Error(`${position} is no position of ${id}.`);
  let match = begun?.value ?? Match.start(game, seededRandom(7));
  for (const move of moves.split(' ').filter((text) => text !== '')) {
    const next = match.play(move);
    if (!next.ok) throw new Error(`${move} can't be played in ${match.position}.`);
    match = next.value;
  }
  return match;
}

export type LinkOptions = Partial<Pick<Link, 'seats' | 'isFlipped' | 'isShowingValues'>>;

export function addressOf(match: Match, options: LinkOptions = {}): string {
  return formatLink(
    linkOf(match, match.ply, { seats: ['me', 'me'], isFlipped: false, isShowingValues: false, ...options }),
  );
}

/** The app with a match on the table. */
export async function openTable(match: Match, options: LinkOptions = {}, visit: Visit = {}): Promise<Page> {
  const page = await openApp({ ...visit, hash: addressOf(match, options) });
  await page.getByRole('grid').waitFor();
  return page;
}

/** The moves in the list, the variations left out. */
export function listedMoves(page: Page): Promise<string[]> {
  return page.locator('.moves-row > .move .move-text').allTextContents();
}

/** Begins a game with the sheet, given the names of the tiles to press. */
export async function beginGame(page: Page, game: string, tiles: readonly string[]): Promise<void> {
  await visitApp(page, `#/new/${game}`);
  const sheet = page.getByRole('dialog');
  await sheet.locator('.new-game').waitFor();
  // Of those that begin alike, such as friends here and elsewhere, the first is meant.
  for (const tile of tiles) await sheet.locator('.choice-tile', { hasText: tile }).first().click();
  await sheet.locator('.new-game-start').click();
  await page.getByRole('grid').waitFor();
}

/** Plays a move by its text, in the menu. */
export async function typeMove(page: Page, move: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Type a move').fill(move);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What the engine knows of a position, in this process. */
export async function reportFor(match: Match, milliseconds = 60_000): Promise<Report> {
  const clock = { now: () => performance.now(), pause: () => new Promise<void>((resolve) => setImmediate(resolve)) };
  const work = analyse(match.game, await oracleOf(match.game), match.state, seededRandom(1));
  const found = await runSliced(work, { milliseconds, clock });
  if (!found) throw new Error('The analysis was cancelled.');
  return reportOfMatch(match, found);
}
