import type { Language } from '../core/game.ts';

const longest = 40;

/** A user's own words inside a sentence: one line, no control characters, not too long. */
export function quote(text: string): string {
  const clean = Array.from(text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim());
  // What can't be shown is named by its number.
  if (clean.length === 0 && text.trim() !== '') return `“U+${codeOf(text)}”`;
  return `“${clean.length > longest ? `${clean.slice(0, longest).join('')}…` : clean.join('')}”`;
}

function codeOf(text: string): string {
  return (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** `5B, 5C and 5D`. */
export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** What a sentence ends with when another gives the reason: a colon and that one, or a full stop. */
export function continued(cause: string | undefined): string {
  if (!cause) return '.';
  // A name such as 5C or x keeps its letters; a word loses its capital.
  return `: ${/^[A-ZÀ-Ý](?=[a-zà-ÿ ])/u.test(cause) ? cause[0].toLowerCase() + cause.slice(1) : cause}`;
}

/** A score with its sign, as people write it in their language. */
export function signed(score: number, digits = 2, language: Language = 'en'): string {
  const size = Math.abs(score).toFixed(digits);
  return `${score < 0 ? '−' : '+'}${language === 'pt' ? size.replace('.', ',') : size}`;
}
