import type { Sentences } from '../../core/game.ts';
import type { QueueCommandProblems } from './problems.ts';

/** What is said of games that other machines play. */
export interface QueueText {
  readonly problems: Sentences<QueueCommandProblems>;
  /** Behind the bar of progress. */
  readonly workers: (count: number) => string;
  readonly unreachable: string;
  readonly noWorkers: (place: string, version: string) => string;
  readonly otherWorkers: (count: number, version: string) => string;
  readonly goOn: string;
  readonly withdrawn: string;
  /** What a worker says. */
  readonly started: (place: string, version: string, places: number) => string;
  readonly howToEnd: string;
  readonly allowed: string;
  readonly waiting: string;
  readonly playing: (game: string, first: string, second: string, number: number, played: number) => string;
  readonly idle: (played: number) => string;
  readonly failed: (game: string, number: number, reason: string) => string;
  readonly unable: (game: string, number: number, reason: string) => string;
  readonly differentFile: (modules: string) => string;
  readonly unfit: string;
  readonly otherVersions: (own: string, waiting: string) => string;
  readonly lost: (reason: string) => string;
  readonly found: string;
  readonly ended: (played: number, back: number) => string;
}
