import type { GamePlayers } from '../../core/player.ts';
import { withRatings, withReportedRatings } from '../../engine/players/levels.ts';
import { orderByRank } from '../../engine/search/ordering.ts';
import { hasPair, n1, n2, piecesAfter } from './evaluation.ts';
import { features } from './features.ts';
import { ratings, reportedRatings } from './ratings.ts';
import { hasLine, type NeutreekoState, rules } from './rules.ts';

export const players: GamePlayers<NeutreekoState> = {
  evaluations: [n1, n2],
  features,

  /** A line first, then pairs. */
  order: orderByRank(rules.maxMoves, (state, move) => {
    const pieces = piecesAfter(state, move);
    return hasLine(pieces) ? 2 : Number(hasPair(pieces));
  }),

  levels: withRatings(
    [
      {
        player: 'alphabeta:1:n1:lapse=50',
        text: {
          en: 'Just learning: often plays anything, sometimes takes a win.',
          pt: 'A aprender: joga muitas vezes ao acaso, às vezes aproveita uma vitória.',
        },
      },
      {
        player: 'alphabeta:1:n1:varied',
        text: {
          en: 'Likes pairs and takes a win, but does not see what you threaten.',
          pt: 'Gosta de pares e aproveita uma vitória, mas não vê as tuas ameaças.',
        },
      },
      {
        player: 'alphabeta:2:n1:varied',
        text: { en: 'Sees one move of each side.', pt: 'Vê uma jogada de cada lado.' },
      },
      {
        player: 'alphabeta:3:n1:lapse=40',
        text: {
          en: 'Sees three moves ahead, when it pays attention.',
          pt: 'Vê três jogadas à frente, quando está com atenção.',
        },
      },
      {
        player: 'alphabeta:4:n1:varied',
        text: { en: 'Sees two moves of each side.', pt: 'Vê duas jogadas de cada lado.' },
      },
      {
        player: 'alphabeta:6:n1:ordered:table:varied',
        text: { en: 'Sees three moves of each side.', pt: 'Vê três jogadas de cada lado.' },
      },
      {
        player: 'perfect:lapse=10',
        text: {
          en: 'Knows the truth, but one move in ten it only glances.',
          pt: 'Sabe a verdade, mas distrai-se numa jogada em cada dez.',
        },
      },
      {
        player: 'perfect',
        text: { en: 'Perfect: it never errs.', pt: 'Perfeito: nunca erra.' },
      },
    ],
    ratings,
  ),

  reported: withReportedRatings(
    [
      {
        id: 'n1-easy',
        player: 'minimax:1:n1:varied',
        text: { en: 'Looks one move ahead.', pt: 'Vê uma jogada à frente.' },
      },
      {
        id: 'n1-medium',
        player: 'minimax:2:n1:varied',
        text: { en: 'Looks two moves ahead.', pt: 'Vê duas jogadas à frente.' },
      },
      {
        id: 'n1-hard',
        player: 'minimax:3:n1:varied',
        text: { en: 'Looks three moves ahead.', pt: 'Vê três jogadas à frente.' },
      },
      {
        id: 'n2-easy',
        player: 'random-piece',
        text: { en: 'Any piece, in any direction.', pt: 'Qualquer peça, em qualquer direção.' },
      },
      {
        id: 'n2-hard',
        player: 'greedy:n2',
        text: {
          en: 'Wins if it can, avoids losing at once, then looks for threats and pairs.',
          pt: 'Ganha se puder, evita perder já, e depois procura ameaças e pares.',
        },
      },
    ],
    reportedRatings,
  ),
};
