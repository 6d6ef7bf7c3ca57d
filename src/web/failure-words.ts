import { lateModule } from '../board/late-module.ts';
import type { Language } from '../core/language.ts';
import type { Failure } from './problems.ts';
import { text } from './shell/text.ts';

type Said = Pick<Failure, 'problem' | 'game'>;

const words = lateModule(() => import('./problem-text.ts').then(({ sayFailure }) => ({ sayFailure })), {
  sayFailure: (_failure: Said, language: Language) => text[language].notDone,
});

/** What went wrong, in one sentence; nothing for a moment when it is the first time, for the words are loaded then. */
export function failureSentence(failure: Said, language: Language): string | undefined {
  return words()?.sayFailure(failure, language);
}
