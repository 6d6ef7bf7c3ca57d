import { type Analysis, createAnalysis, type Reviewing } from './analysis.ts';
import { type AttemptsWithin, createAttempts } from './attempts.ts';
import { type ClocksWithin, createClocks } from './clocks.ts';
import { type Comparing, createComparing } from './comparing.ts';
import { type ComputersWithin, createComputers } from './computers.ts';
import { makeEngines } from './engines.ts';
import { createGoingOn, type GoingOnWithin } from './going-on.ts';
import { createLines } from './lines.ts';
import { createPlaying } from './playing.ts';
import { followResults } from './results.ts';

import type { SessionDeps, SessionOptions, SessionState } from './session-state.ts';

/** What of a session thinks or counts time. A board can be seen and played on before it is there. */
export interface EngineParts {
  readonly computers: ComputersWithin;
  readonly clocks: ClocksWithin;
  readonly analysis: Analysis;
  readonly reviewing: Reviewing;
  readonly attempts: AttemptsWithin;
  readonly comparing: Comparing;
  readonly goingOn: GoingOnWithin;
  /** Ends the workers. */
  close(): void;
}

export function createEngineParts(state: SessionState, deps: SessionDeps, options: SessionOptions = {}): EngineParts {
  const engines = makeEngines(() => deps.startEngine(state.game.id));
  const computers = createComputers(state, engines, deps, options.isPaused ?? false);
  const clocks = createClocks(state, deps, options.isPaused ?? false);
  const mayFindOut = () => !deps.hasFewCores || !computers.isSearching();
  const { analysis, reviewing, known } = createAnalysis(state, engines, deps.now, mayFindOut);
  const attempts = createAttempts(state, known, computers, reviewing.game);
  followResults(state, deps);
  const goingOn = createGoingOn(state, computers, createPlaying(state, computers, clocks, attempts), deps);
  const lines = createLines(state, computers, clocks, attempts);
  const comparing = createComparing(state, known, lines, attempts, reviewing.game);

  function close(): void {
    computers.stop();
    clocks.stop();
    goingOn.stop();
    known.stop();
    engines.close('computer');
    engines.close('analysis');
  }

  return { computers, clocks, analysis, reviewing, attempts, comparing, goingOn, close };
}
