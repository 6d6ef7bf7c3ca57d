import type { Language, Sentences } from '../core/game.ts';
import type { Problem, ProblemValues } from '../core/problem.ts';
import { englishProblems } from './en-problems.ts';
import { portugueseProblems } from './pt-problems.ts';

/** What can go wrong in every game and shell. */
export const commonProblems: Readonly<Record<Language, Sentences>> = { en: englishProblems, pt: portugueseProblems };

/** Whatever has sentences of its own for problems: a game, a shell. */
export interface Speaker {
  readonly text: Readonly<Record<Language, { readonly problems: Sentences }>>;
}

/** A problem in one sentence, in the words of the first speaker that has some, or else in those that all share. */
export function sayProblem(problem: Problem, language: Language, ...speakers: readonly Speaker[]): string {
  const catalogues: Sentences[] = [
    ...speakers.map((speaker) => speaker.text[language].problems),
    commonProblems[language],
  ];
  const found = catalogues.find((sentences) => Object.hasOwn(sentences, problem.code))?.[problem.code];
  if (!found)
    throw new Error(
      `No sentence for the problem ${problem.code}; pass who raised it (the game, ugiSpeaker, botSpeaker or lawSpeaker), and see that its text has one.`,
    );
  // A problem carries the values of its code: that is where data becomes a type.
  const sentence = found as (values: ProblemValues, cause?: string) => string;
  return sentence(problem.values, problem.cause && sayProblem(problem.cause, language, ...speakers));
}
