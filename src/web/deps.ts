import type { Analyst } from '../engine/service/analyst.ts';
import type { AutosaveDeps } from './storage/autosave.ts';
import type { Results } from './storage/results.ts';

/** What the app is given from outside, by a browser or by a test. One object for all tables. */
export interface Deps extends AutosaveDeps {
  /** A worker for a game; whoever starts it closes it. */
  startEngine(game: string): Analyst;
  /** Where it is kept how games against levels came out. */
  readonly results: Results;
  /** Whether a second engine at work would leave no core to the page. */
  readonly hasFewCores?: boolean;
  /** Milliseconds, for measuring. */
  now(): number;
  /** Resolves after a while, or at once when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Resolves once the page is seen, which may be hidden behind another; at once when the signal is aborted. */
  untilSeen?(signal: AbortSignal): Promise<void>;
  /** A seed that no game had before. */
  freshSeed(): number;
}
