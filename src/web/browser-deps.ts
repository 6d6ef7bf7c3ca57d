import type { Problem } from '../core/problem.ts';
import { startEngine } from '../worker/browser.ts';
import type { Deps } from './deps.ts';
import { freshId, freshSeed } from './fresh.ts';
import { loadGame, lookForGame, modulesOf } from './games.ts';
import { areSettingsChosen, settings, storedSettings, takeSettings } from './settings.ts';
import { notify, notifyWhile } from './shell/notices.tsx';
import type { Kept } from './storage/backup.ts';
import { makeBrowserTabLocks } from './storage/browser-tab-locks.ts';
import { makeDatabaseStore } from './storage/database-store.ts';
import { createResults } from './storage/results.ts';
import { untilRetry } from './storage/retry.ts';
import { createSavedGames } from './storage/saved-games.ts';

/** Says what went wrong in passing; the words come when they are needed. */
function report(problem: Problem): void {
  import('./problem-text.ts').then(
    ({ sayFailure }) => notify(sayFailure({ problem }, settings.language)),
    // Without its words it is of no use to a person; whoever looks for it finds it.
    () => console.error(problem),
  );
}

/** The same of what may be over later. */
function warn(problem: Problem): () => void {
  let isOver = false;
  let takeBack = () => {
    isOver = true;
  };
  import('./problem-text.ts').then(
    ({ sayFailure }) => {
      if (!isOver) takeBack = notifyWhile(sayFailure({ problem }, settings.language));
    },
    () => console.error(problem),
  );
  return () => takeBack();
}

const gameStore = makeDatabaseStore('tabuleiro');
const resultStore = makeDatabaseStore('tabuleiro-results');
/** Seats in games online. */
export const seatStore = makeDatabaseStore('tabuleiro-online');
/** Evaluations of one's own, from the laboratory. */
export const evaluationStore = makeDatabaseStore('tabuleiro-evaluations');
/** How one does with puzzles. */
export const puzzleStore = makeDatabaseStore('tabuleiro-puzzles');

/** The games that this browser keeps. */
export const savedGames = createSavedGames({
  store: gameStore,
  hasGame: async (id) => (await lookForGame(id)) !== undefined,
  loadGame,
  report,
});

/** How the games against levels came out that were played in this browser. */
export const results = createResults(resultStore);

/** How many workers help where a position takes long: one core is for the page, one for who is helped, and three are enough. */
const helpers = Math.max(0, Math.min(3, navigator.hardwareConcurrency - 2));

/** Everything that the app needs of this browser. */
export const deps: Deps = {
  savedGames,
  results,
  tabLocks: makeBrowserTabLocks(),
  today: () => Date.now(),
  freshId,
  freshSeed,
  warn,
  untilRetry,
  startEngine: (game) => startEngine(game, { modules: modulesOf(game), helpers }),
  hasFewCores: navigator.hardwareConcurrency <= 2,
  now: () => performance.now(),
  wait,
  untilSeen,
};

/** Everything that this browser keeps, to be taken elsewhere. */
export const kept: Kept = {
  games: gameStore,
  results: resultStore,
  seats: seatStore,
  evaluations: evaluationStore,
  puzzles: puzzleStore,
  formatSettings: storedSettings,
  areSettingsChosen,
  applySettings: takeSettings,
  freshId,
};

/** The modules that bring a game, if it is from outside. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
