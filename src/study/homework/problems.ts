import { failWith } from '../../core/problem.ts';

/** What can be wrong with a homework, its questions and the codes of its answers. */
export type HomeworkProblems = {
  // An address.
  'homework-damaged': Record<never, never>;
  'homework-version': { version: string; expected: number };
  'homework-long': { most: number };
  'homework-game': { game: string };
  /** A question, by its number, is about something that is no position of its game. */
  'homework-position': { number: number };
  // A question that can't be asked.
  'question-over': Record<never, never>;
  'question-idle': Record<never, never>;
  'question-far': Record<never, never>;
  'question-plies': Record<never, never>;
  'question-none': Record<never, never>;
  'question-twice': { number: number };
  'questions-full': { most: number };
  // A code.
  'code-unreadable': Record<never, never>;
  'code-nameless': Record<never, never>;
  'code-slip': Record<never, never>;
  'code-version': { version: string; expected: string };
  'code-other': Record<never, never>;
  'code-answers': Record<never, never>;
  'codes-long': { most: number };
};

export const refuseHomework = failWith<HomeworkProblems>();
