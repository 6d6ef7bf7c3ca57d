import type { Language } from '../../core/game.ts';
import type { Tally } from './review.ts';

/** What is said of a review at a table, in every shell. */
interface ReviewText {
  readonly reviewing: (done: number, all: number) => string;
  /** What is known of a person's mistakes, and no more; nothing of one who has not moved. */
  readonly mistakes: (tally: Tally) => string;
}

const english: ReviewText = {
  reviewing: (done, all) => `Looking at move ${done} of ${all}…`,
  mistakes: ({ moves, known, mistakes }) => {
    if (moves === 0) return '';
    if (known === 0) return 'Whether you made a mistake is not known: the value of none of your moves is.';
    const made = `You made ${mistakes === 0 ? 'no mistake' : mistakes === 1 ? 'one mistake' : `${mistakes} mistakes`}`;
    if (known === moves) return `${made}.`;
    const among = known === 1 ? 'in the one move' : `among the ${known} moves`;
    return `${made} ${among} of yours whose value is known, of ${moves}.`;
  },
};

const portuguese: ReviewText = {
  reviewing: (done, all) => `A ver a jogada ${done} de ${all}…`,
  mistakes: ({ moves, known, mistakes }) => {
    if (moves === 0) return '';
    if (known === 0) return 'Não se sabe se cometeste erros: não se conhece o valor de nenhuma das tuas jogadas.';
    const made =
      mistakes === 0 ? 'Não cometeste nenhum erro' : `Cometeste ${mistakes === 1 ? 'um erro' : `${mistakes} erros`}`;
    if (known === moves) return `${made}.`;
    const among = known === 1 ? 'na única jogada tua' : `nas ${known} jogadas tuas`;
    return `${made} ${among} de valor conhecido, em ${moves}.`;
  },
};

export const reviewText: Readonly<Record<Language, ReviewText>> = { en: english, pt: portuguese };
