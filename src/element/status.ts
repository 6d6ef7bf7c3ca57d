import { lateModule } from '../board/late-module.ts';
import type { Language } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { endingSentence } from '../text/sentences.ts';
import type { Session } from './session.ts';
import type { ShownValues } from './shown-values.ts';
import type { Words } from './words.ts';

/** The one line below the board. */
export interface Status {
  readonly kind: 'plain' | 'over' | 'trouble';
  readonly sentence: string;
}

/** The sentences on problems: many boards meet none. */
const problemText = lateModule(() => import('./problem-text.ts'));

/** A problem in the language of the board; undefined until the sentences are there. */
export function sayLate(problem: Problem, session: Session, language: Language): string | undefined {
  return problemText()?.sayBoardProblem(problem, language, session.match()?.game);
}

/** What is to be said now, the most pressing first. */
export function statusOf(
  session: Session,
  values: ShownValues,
  language: Language,
  words: Words | undefined,
  mustPass: boolean,
): Status {
  const problem = session.refusal() ?? session.problem();
  if (problem) return { kind: 'trouble', sentence: sayLate(problem, session, language) ?? '' };
  const match = session.match();
  if (!match || !words) return { kind: 'plain', sentence: '' };
  const { game, turn, ending } = match;
  if (ending) return { kind: 'over', sentence: endingSentence(ending, game, language, words.catalogue) };
  const trouble = values.trouble();
  const parts = [
    mustPass ? words.mustPass : words.catalogue.toMove(game.text[language].players[turn]),
    values.standing(),
    trouble && sayLate(trouble, session, language),
  ];
  return { kind: 'plain', sentence: parts.filter((part) => part).join(' ') };
}
