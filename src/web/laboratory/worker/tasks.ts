import type { Game } from '../../../core/game.ts';
import type { Result } from '../../../core/problem.ts';
import type { TaskRequest } from './task-request.ts';

/**
 * What the laboratory's worker can do, by name; each is loaded when it is first asked for, and build/chunks.ts knows their
 * files. A task is begun with a game and a request, which names the game, and comes in slices, each of which yields how much
 * is done, from 0 to 1; requests and results are plain data.
 */
export const labTasks = {
  look: async () => (await import('./look-task.ts')).startLook,
  spared: async () => (await import('./verdict-tasks.ts')).startSpared,
  drawing: async () => (await import('./measure-tasks.ts')).startDrawing,
  measure: async () => (await import('./measure-tasks.ts')).startMeasure,
  trees: async () => (await import('./measure-tasks.ts')).startTrees,
  truths: async () => (await import('./measure-tasks.ts')).startTruths,
  judging: async () => (await import('./judge-tasks.ts')).startJudging,
  ordering: async () => (await import('./judge-tasks.ts')).startOrdering,
  verdicts: async () => (await import('./verdict-tasks.ts')).startVerdicts,
  'homework-key': async () => (await import('./homework-task.ts')).startKey,
  survey: async () => (await import('./survey-task.ts')).startSurvey,
  map: async () => (await import('./map-task.ts')).startMap,
  puzzle: async () => (await import('./puzzle-tasks.ts')).startPuzzle,
  mistakes: async () => (await import('./puzzle-tasks.ts')).startMistakes,
  shares: async () => (await import('./explore-tasks.ts')).startShares,
  round: async () => (await import('./explore-tasks.ts')).startRound,
} satisfies Readonly<Record<string, () => Promise<StartTask<never, unknown>>>>;

export type StartTask<Request extends TaskRequest, T> = (
  game: Game,
  request: Request,
) => Promise<Result<Generator<number, T>>>;

export type LabTaskName = keyof typeof labTasks;
type Start<Name extends LabTaskName> = Awaited<ReturnType<(typeof labTasks)[Name]>>;
export type LabRequest<Name extends LabTaskName> = Parameters<Start<Name>>[1];
export type LabResult<Name extends LabTaskName> =
  Awaited<ReturnType<Start<Name>>> extends Result<Generator<number, infer T>> ? T : never;
