import type { Language } from '../../core/game.ts';
import { appText } from './text.ts';
import type { Menu } from './ui.ts';

/** What a typed answer to a menu means: an option by its number or one of its words, or else what the menu reads. */
export async function readChoice<T>(
  menu: Menu<T>,
  answer: string,
  language: Language,
): Promise<{ readonly value: T } | { readonly refusal: string }> {
  const typed = answer.trim().toLowerCase();
  const { options } = menu;
  const found =
    options.find((_, index) => String(index + 1) === typed) ??
    options.find(({ words = [], label }) => words.includes(typed) || label.toLowerCase() === typed);
  if (found) return { value: found.value };
  const other = typed === '' ? undefined : await menu.readTyped?.(answer);
  return other ?? { refusal: appText[language].lines.none(answer, options.length) };
}
