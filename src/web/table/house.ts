import type { Problem } from '../../core/problem.ts';
import { findGame } from '../../games/index.ts';
import { startEngine } from '../engine/engine.ts';
import { settings } from '../settings.ts';
import { notify } from '../shell/notices.tsx';
import { makeBrowserDesk } from '../storage/browser-desk.ts';
import { makeDatabaseShelf } from '../storage/database-shelf.ts';
import { createLibrary } from '../storage/library.ts';
import type { House } from './open.ts';

/** Says what went wrong in passing; the words come when they are needed. */
function report(problem: Problem): void {
  void import('../problem-text.ts').then(({ sayFailure }) => notify(sayFailure({ problem }, settings.language)));
}

/** The games that this browser keeps. */
export const library = createLibrary({
  shelf: makeDatabaseShelf(),
  loadGame: async (id) => findGame(id)?.load(),
  report,
});

/** Everything that a table needs of this browser; one for all tables. */
export const house: House = {
  library,
  desk: makeBrowserDesk(),
  today: () => Date.now(),
  freshId: () => `${Date.now().toString(36)}${freshSeed().toString(36).slice(0, 3)}`,
  freshSeed,
  report,
  world: { startEngine, hasFewCores: navigator.hardwareConcurrency <= 2, now: () => performance.now(), wait },
};

/** A seed that no game had before: what chance comes from is decided here, and all else follows from it. */
function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
