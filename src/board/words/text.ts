import type { Language } from '../../core/game.ts';
import type { BoardText } from './board-words.ts';
import { boardEnglish } from './text-en.ts';
import { boardPortuguese } from './text-pt.ts';

export const boardText: Readonly<Record<Language, BoardText>> = { en: boardEnglish, pt: boardPortuguese };
