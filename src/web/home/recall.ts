import type { Game } from '../../core/game.ts';
import { loadGame } from '../games.ts';
import type { GameSummary } from '../storage/saved-game.ts';
import { type LastResult, lastResults } from './results.ts';

/** A game that was left before its end. */
export interface UnfinishedGame {
  readonly summary: GameSummary;
  readonly game: Game;
  readonly state: unknown;
}

/** What home has to tell to someone who was here before. */
export interface Recalled {
  /** The unfinished games, the latest first. */
  readonly unfinished: readonly UnfinishedGame[];
  /** How many more of them there are. */
  readonly others: number;
  readonly results: readonly LastResult[];
}

/** So many unfinished games are shown; the rest is a step away. */
const maxUnfinished = 3;

/** Home does not wait longer for it: a browser may take its time with what it stores. */
const maxMilliseconds = 1500;

/** What is kept of earlier visits, if anything. On a first visit nothing is loaded to find out. */
export async function recall(): Promise<Recalled | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, maxMilliseconds, undefined));
  return Promise.race([patience, lookBack().catch(() => undefined)]);
}

async function lookBack(): Promise<Recalled | undefined> {
  if (!(await hasSavedGames())) return undefined;
  const { savedGames } = await import('../browser-deps.ts');
  const { games } = await savedGames.list();
  const open = games.filter(({ isOpen }) => isOpen);
  const shown = await Promise.all(open.slice(0, maxUnfinished).map(setUp));
  return {
    unfinished: shown.filter((found) => found !== undefined),
    others: Math.max(0, open.length - maxUnfinished),
    results: await lastResults(games),
  };
}

/** A game with its board; nothing where that cannot be shown. */
async function setUp(summary: GameSummary): Promise<UnfinishedGame | undefined> {
  const game = await loadGame(summary.game).catch(() => undefined);
  const state = game?.notation.parsePosition(summary.position);
  return game && state?.ok ? { summary, game, state: state.value } : undefined;
}

/** Whether anything was ever stored here; where a browser can't tell, perhaps. */
async function hasSavedGames(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases === undefined || databases.length > 0;
}
