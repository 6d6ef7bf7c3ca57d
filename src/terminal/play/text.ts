import { type Language, languages } from '../../core/game.ts';
import type { AppText, MenuWord } from './app-text.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';

export const appText: Readonly<Record<Language, AppText>> = { en: english, pt: portuguese };

/** The words for an option of a menu, in every language. */
export function wordsFor(option: MenuWord): readonly string[] {
  return languages.flatMap((language) => appText[language].menuWords[option]);
}
