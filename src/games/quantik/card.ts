import type { StrategyCard } from '../../core/card.ts';
import { trappingMoves, winningMoves } from '../../core/card-rules.ts';
import { cardEntries } from './card-entries.ts';
import { makeRules, type QuantikState } from './rules.ts';

/** Where a blocked player draws, whoever wins has completed an area. */
const completing = makeRules('draws');

/** The card of Quantik, for brown, who moves second. It never counts on a block, so it wins whatever that comes to. */
export const quantikCard: StrategyCard<QuantikState> = {
  seat: 1,
  words: {
    en: {
      summary: `Brown, who moves second, wins every game with two rules and ${cardEntries.length} positions.`,
      lookUp:
        'Otherwise look the position up. It is on the card, perhaps turned or mirrored, with the two rows or columns of a ' +
        'zone exchanged, or with the shapes exchanged; change the move likewise.',
    },
    pt: {
      summary: `As castanhas, que jogam em segundo, ganham todas as partidas com duas regras e ${cardEntries.length} posições.`,
      lookUp:
        'Senão, procura a posição. Está no cartão, talvez rodada ou ao espelho, com as duas linhas ou colunas de uma zona ' +
        'trocadas, ou com as formas trocadas; muda a jogada da mesma maneira.',
    },
  },
  rules: [
    {
      words: {
        en: 'Complete a row, column or zone if you can.',
        pt: 'Completa uma linha, uma coluna ou uma zona, se puderes.',
      },
      moves: (state) => winningMoves(completing, state),
    },
    {
      words: {
        en: 'Otherwise, if you can, leave the opponent only moves after which you can complete one.',
        pt: 'Senão, se puderes, deixa ao adversário só jogadas depois das quais possas completar uma.',
      },
      moves: (state) => trappingMoves(completing, state),
    },
  ],
  entries: cardEntries.map((line) => {
    const end = line.lastIndexOf(' ');
    return { position: line.slice(0, end), move: line.slice(end + 1) };
  }),
};
