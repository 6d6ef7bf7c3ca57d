import { boardPortuguese } from '../board/words/text-pt.ts';
import { portuguese } from '../text/pt.ts';
import type { Words } from './words.ts';

export const words: Words = {
  catalogue: portuguese,
  cells: boardPortuguese,
  board: (game) => `Tabuleiro de ${game}`,
  pass: 'Passar',
  mustPass: 'Só podes passar a vez.',
};
