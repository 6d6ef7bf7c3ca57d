import type { Language } from '../../core/game.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';
import type { PuzzlesText } from './puzzles-text.ts';

export const puzzlesText: Readonly<Record<Language, PuzzlesText>> = { en: english, pt: portuguese };
