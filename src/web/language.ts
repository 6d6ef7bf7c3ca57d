import type { Language } from '../core/language.ts';
import { settings } from './settings.ts';

/** The text in the language in use; asked again when that changes. */
export function inLanguage<T>(texts: Readonly<Record<Language, T>>): T {
  return texts[settings.language];
}
