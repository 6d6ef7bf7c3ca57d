import type { Language } from '../../core/language.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import type { TrainingText } from './training-text.ts';

/** Speaks like a game does, so that its problems are said by the same function. */
export const training: { readonly text: Readonly<Record<Language, TrainingText>> } = {
  text: { en: english, pt: portuguese },
};
