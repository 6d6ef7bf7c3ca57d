import type { Game } from '../../core/game.ts';
import { loadGame } from '../games.ts';
import type { GameSummary } from '../storage/saved-game.ts';

/** The game that is offered on the way in. */
export interface UnfinishedGame {
  readonly summary: GameSummary;
  readonly game: Game;
  readonly state: unknown;
}

/** Home does not wait longer for it: a browser may take its time with what it stores. */
const maxMilliseconds = 1500;

/** The last unfinished game, if there is one. On a first visit nothing is loaded to find out. */
export async function findUnfinished(): Promise<UnfinishedGame | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, maxMilliseconds, undefined));
  return Promise.race([patience, lookForUnfinished().catch(() => undefined)]);
}

async function lookForUnfinished(): Promise<UnfinishedGame | undefined> {
  if (!(await hasSavedGames())) return undefined;
  const { savedGames } = await import('../browser-deps.ts');
  const summary = await savedGames.lastUnfinished();
  const game = summary && (await loadGame(summary.game));
  const state = game?.notation.parsePosition(summary?.position ?? '');
  return summary && game && state?.ok ? { summary, game, state: state.value } : undefined;
}

/** Whether anything was ever stored here; where a browser can't tell, perhaps. */
async function hasSavedGames(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases === undefined || databases.length > 0;
}
