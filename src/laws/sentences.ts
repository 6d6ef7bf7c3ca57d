import type { Game, Language } from '../core/game.ts';
import { languages } from '../core/game.ts';
import type { Problem } from '../core/problem.ts';
import { sayProblem } from '../text/say-problem.ts';
import { type Finding, firstFinding } from './law.ts';
import { makeLawProblem } from './problems.ts';

const endsWithStop = /\.$/u;

/** What is wrong with a sentence, if it has not the form that is wanted: it ends with a full stop where nothing is said. */
export function sentenceFinding(sentence: string, language: Language, form = endsWithStop): Finding {
  if (form.test(sentence)) return undefined;
  return makeLawProblem({ code: 'law-sentence', values: { language, sentence } });
}

/** What is wrong with how a refusal of the game's is said, in each language. */
export function refusalFinding(problem: Problem, game: Game, form = endsWithStop): Finding {
  return firstFinding(languages, (language) => sentenceFinding(sayProblem(problem, language, game), language, form));
}
