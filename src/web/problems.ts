import type { Game } from '../core/game.ts';
import { failWith, problemOf, type Refusal } from '../core/problem.ts';

/** The problems that only the browser's shell meets; their sentences are in problem-text.ts. */
export type WebProblems = {
  // A game that is saved.
  'save-missing': Record<never, never>;
  /** What was found to be wrong with it is its cause. It was set aside. */
  'save-damaged': Record<never, never>;
  /** The same of a game that is not damaged but from elsewhere. It stays where it is. */
  'save-left': Record<never, never>;
  'storage-full': Record<never, never>;
  'storage-forbidden': Record<never, never>;
  'storage-silent': Record<never, never>;
  /** The part of the app that keeps games is missing. */
  'storage-not-loaded': Record<never, never>;
  'played-elsewhere': Record<never, never>;
  // What was pasted.
  'pasted-nothing': Record<never, never>;
  'pasted-long': { most: number };
  'pasted-unknown': Record<never, never>;
  'pasted-game': { game: string };
  // A file of everything that was kept.
  'backup-foreign': Record<never, never>;
  'backup-version': { version: string; expected: number };
  'backup-long': { megabytes: number };
};

export const makeProblem = problemOf<WebProblems>();
export const refuse = failWith<WebProblems>();

/** A refusal for which a game may have the words. */
export interface Failure extends Refusal {
  readonly game?: Game;
}

/** A result whose refusal may need the words of a game. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure;
