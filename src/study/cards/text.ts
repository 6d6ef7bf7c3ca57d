import type { Language } from '../../core/language.ts';

/** What every card says, whatever the game. */
export interface CardText {
  readonly title: string;
  /** The heading of the positions with so many pieces. */
  readonly pieces: (count: number) => string;
}

export const cardText: Readonly<Record<Language, CardText>> = {
  en: {
    title: 'Strategy card',
    pieces: (count) =>
      count === 0 ? 'The empty board' : count === 1 ? 'One piece on the board' : `${count} pieces on the board`,
  },
  pt: {
    title: 'Cartão de estratégia',
    pieces: (count) =>
      count === 0 ? 'O tabuleiro vazio' : count === 1 ? 'Uma peça no tabuleiro' : `${count} peças no tabuleiro`,
  },
};
