import { failWith, problemOf } from '../core/problem.ts';

/** What can go wrong at a table, with a saved one, and with a link to one; the sentences are in problem-text.ts. */
export type PlayProblems = {
  /** A tree of variations is as large as one may be. */
  'tree-full': { most: number };
  // A saved table.
  'save-foreign': Record<never, never>;
  'save-shape': Record<never, never>;
  'save-series': Record<never, never>;
  'save-start': Record<never, never>;
  'save-moves': Record<never, never>;
  /** It is of a version that is newer than this one. */
  'save-version': { version: string; expected: number };
  'save-game': { game: string };
  /** Nothing is left to be played in its series. */
  'series-over': Record<never, never>;
  // A shared link.
  'link-foreign': Record<never, never>;
  'link-version': { version: string; expected: number };
  'link-long': { most: number };
  'link-game': { game: string };
  'link-damaged': Record<never, never>;
  'link-start': Record<never, never>;
  'link-move': { number: number };
  'link-player': { player: string };
};

export const makePlayProblem = problemOf<PlayProblems>();
export const refusePlay = failWith<PlayProblems>();
