import { boardEnglish } from '../board/words/text-en.ts';
import { english } from '../text/en.ts';
import type { Words } from './words.ts';

export const words: Words = {
  language: 'en',
  catalogue: english,
  cells: boardEnglish,
  board: (game) => `${game} board`,
  pass: 'Pass',
  mustPass: 'All you can do is pass.',
  tookBack: 'Taken back:',
  noReason: 'Something could not be done, and the reason could not be loaded.',
};
