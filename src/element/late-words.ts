import { lateModule } from '../board/late-module.ts';
import type { Language } from '../core/game.ts';
import type { Words } from './words.ts';

const late: Readonly<Record<Language, () => Words | undefined>> = {
  en: lateModule(async () => (await import('./words-en.ts')).words),
  pt: lateModule(async () => (await import('./words-pt.ts')).words),
};

/** The words of one language, which alone is loaded; undefined until they are there. */
export function wordsIn(language: Language): Words | undefined {
  return late[language]();
}
