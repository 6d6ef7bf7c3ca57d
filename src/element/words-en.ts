import { boardEnglish } from '../board/words/text-en.ts';
import { english } from '../text/en.ts';
import type { Words } from './words.ts';

export const words: Words = {
  catalogue: english,
  cells: boardEnglish,
  board: (game) => `${game} board`,
  pass: 'Pass',
  mustPass: 'All you can do is pass.',
};
