import type { Language, PlayerText } from '../core/game.ts';

/** `5B, 5C and 5D`. */
export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** A score with its sign, as people write it in their language; what is rounded to nothing is not below it. */
export function signed(score: number, digits = 2, language: Language = 'en'): string {
  const size = Math.abs(score).toFixed(digits);
  return `${score < 0 && Number(size) !== 0 ? '−' : '+'}${language === 'pt' ? size.replace('.', ',') : size}`;
}

/** In Portuguese, “de” and who it is, which become one word before an article: `das pretas`, `de “x”`. */
export function ofWhom({ name, inSentence = name }: PlayerText): string {
  return /^(?:os?|as?) /u.test(inSentence) ? `d${inSentence}` : `de ${inSentence}`;
}

/** The beginning of a sentence: a word gets a capital, the name of a cell stays as it is. */
export function begun(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}* )/u, (letter) => letter.toUpperCase());
}
