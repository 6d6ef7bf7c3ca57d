import { type Problem, ProblemError } from '../core/problem.ts';
import { type Speaker, sayProblem } from './say-problem.ts';

/** A problem to throw, with its sentence. */
export function errorOf(problem: Problem, ...speakers: readonly Speaker[]): ProblemError {
  return new ProblemError(problem, sayProblem(problem, 'en', ...speakers));
}
