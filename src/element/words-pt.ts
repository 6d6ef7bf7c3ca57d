import { boardPortuguese } from '../board/words/text-pt.ts';
import { portuguese } from '../text/pt.ts';
import type { Words } from './words.ts';

export const words: Words = {
  language: 'pt',
  catalogue: portuguese,
  cells: boardPortuguese,
  board: (game) => `Tabuleiro de ${game}`,
  pass: 'Passar',
  mustPass: 'Só podes passar a vez.',
  tookBack: 'Jogada anulada:',
  noReason: 'Algo não foi possível, e a razão não chegou a ser carregada.',
};
