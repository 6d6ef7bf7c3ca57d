import type { Game } from '../../core/game.ts';
import { loadGame } from '../games.ts';
import type { DayAtHome } from '../puzzles/day-at-home.ts';
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
  /** Whether there were ever games online here. */
  readonly hasSeats: boolean;
  /** The day's puzzle, if it was not tried yet. */
  readonly day: DayAtHome | undefined;
}

/** So many unfinished games are shown; the rest is a step away. */
const maxUnfinished = 3;

/** Home does not wait longer for it: a browser may take its time with what it stores. */
const maxMilliseconds = 1500;
/** Nor do the games wait for the day's puzzle, once they are there. */
const maxDayMilliseconds = 400;

/** What is kept of earlier visits, if anything. On a first visit nothing is loaded to find out. */
export async function recall(): Promise<Recalled | undefined> {
  return Promise.race([after(maxMilliseconds), lookBack().catch(() => undefined)]);
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}

async function lookBack(): Promise<Recalled | undefined> {
  const databases = await storedDatabases();
  if (databases?.length === 0) return undefined;
  const day = import('../puzzles/day-at-home.ts').then(({ recallDay }) => recallDay()).catch(() => undefined);
  const { savedGames } = await import('../browser-deps.ts');
  const { games } = await savedGames.list();
  // Where a friend's move is awaited there is nothing to do yet.
  const open = [
    ...games.filter(({ isOpen, isWaiting }) => isOpen && !isWaiting),
    ...games.filter(({ isOpen, isWaiting }) => isOpen && isWaiting),
  ];
  const shown = await Promise.all(open.slice(0, maxUnfinished).map(setUp));
  return {
    unfinished: shown.filter((found) => found !== undefined),
    others: Math.max(0, open.length - maxUnfinished),
    results: await lastResults(games),
    hasSeats: databases === undefined || databases.includes('tabuleiro-online'),
    day: await Promise.race([day, after(maxDayMilliseconds)]),
  };
}

/** A game with its board; nothing where that cannot be shown. */
async function setUp(summary: GameSummary): Promise<UnfinishedGame | undefined> {
  const game = await loadGame(summary.game).catch(() => undefined);
  const state = game?.notation.parsePosition(summary.position);
  return game && state?.ok ? { summary, game, state: state.value } : undefined;
}

/** What was ever stored here; undefined where a browser can't tell. */
async function storedDatabases(): Promise<readonly string[] | undefined> {
  const databases = await indexedDB.databases?.();
  return databases?.map(({ name = '' }) => name);
}
