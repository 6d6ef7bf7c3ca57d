import type { Language } from '../../core/language.ts';
import type { PuzzleTheme } from '../puzzles/puzzle.ts';
import { type ThemeWords, themeText } from '../puzzles/theme-text.ts';

/** The themes with names that begin with a capital, as on a button. */
export function themesIn(language: Language): Readonly<Record<PuzzleTheme, ThemeWords>> {
  const titled = ({ name, meaning }: ThemeWords): ThemeWords => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    meaning,
  });
  const words = themeText[language];
  return {
    'only-draw': titled(words['only-draw']),
    quiet: titled(words.quiet),
    'double-threat': titled(words['double-threat']),
    block: titled(words.block),
    zugzwang: titled(words.zugzwang),
    'slower-win': titled(words['slower-win']),
  };
}
