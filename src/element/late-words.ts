import { type LateModule, lateModule } from '../board/late-module.ts';
import type { Language } from '../core/game.ts';
import type { Words } from './words.ts';

/** The words of each language, of which one alone is loaded. */
export const lateWords: Readonly<Record<Language, LateModule<{ readonly words: Words }>>> = {
  en: lateModule(() => import('./words-en.ts')),
  pt: lateModule(() => import('./words-pt.ts')),
};
