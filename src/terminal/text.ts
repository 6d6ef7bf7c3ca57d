import type { Language } from '../core/game.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import type { TerminalText } from './terminal-text.ts';

/** Speaks like a game does, so that problems of both are said by one function. */
export const terminal: { readonly text: Readonly<Record<Language, TerminalText>> } = {
  text: { en: english, pt: portuguese },
};
