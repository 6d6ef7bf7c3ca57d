import { failWith } from '../../core/problem.ts';

/** What can be wrong with what is kept of one's training. */
export type TrainingProblems = {
  'progress-unreadable': Record<never, never>;
  'progress-version': { version: string; expected: number };
};

export const refuseTraining = failWith<TrainingProblems>();
