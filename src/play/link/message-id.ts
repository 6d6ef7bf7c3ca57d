import type { Random } from '../../core/random.ts';

/**
 * A game that two people play by sending each other links, and what of it the other may have. It is counted in steps: each
 * move is one, and so is a resignation.
 */
export interface Correspondence {
  /** The same on both sides; see the link. */
  readonly id: string;
  /** So many steps were handed over, or came from the other; undefined before the first link was. */
  readonly sent?: number;
}

/** Plain letters, which no messenger takes for signs. */
export const idLetters = 'abcdefghijklmnopqrstuvwxyz234567';
export const idLength = 12;

/** An id that no other game by messages has: 60 bits of chance. */
export function makeMessageId(random: Random): string {
  return Array.from({ length: idLength }, () => idLetters.charAt(random.below(idLetters.length))).join('');
}

/** Whether a text may be such an id. */
export function isMessageId(text: unknown): text is string {
  return typeof text === 'string' && text.length === idLength && /^[a-z2-7]*$/u.test(text);
}
