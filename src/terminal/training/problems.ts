import type { TrainingProblems } from '../../study/training/problems.ts';

/** What can go wrong where puzzles are solved, beside what can where they are asked for. */
export type TrainingCommandProblems = TrainingProblems & {
  'training-unsaved': { file: string; reason: string };
};
