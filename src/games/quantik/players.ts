import type { GamePlayers } from '../../core/player.ts';
import { withRatings, withReportedRatings } from '../../engine/players/levels.ts';
import { orderByRank } from '../../engine/search/ordering.ts';
import { countPlacements, mobility, q2, q3 } from './evaluation.ts';
import { features } from './features.ts';
import { ratings, reportedRatings } from './ratings.ts';
import { type Blocked, completedAreas, makeRules, openCells, type QuantikState } from './rules.ts';

export function makePlayers(blocked: Blocked): GamePlayers<QuantikState> {
  const rules = makeRules(blocked);
  return {
    evaluations: [mobility, q2, q3],
    features,

    /** A completed area first, then what leaves the opponent the fewest placements. */
    order: orderByRank(rules.maxMoves, (state, move) => {
      const next = rules.apply(state, move);
      return completedAreas(next) !== 0 ? 1 : 0 - countPlacements(openCells(next));
    }),

    levels: withRatings(
      [
        {
          player: 'alphabeta:1:mobility:lapse=60',
          text: {
            en: 'Just learning: often plays anything, sometimes takes a win.',
            pt: 'A aprender: joga muitas vezes ao acaso, às vezes aproveita uma vitória.',
          },
        },
        {
          player: 'alphabeta:1:mobility:noise=10',
          text: {
            en: 'Takes a win, but does not see that it gives you one.',
            pt: 'Aproveita uma vitória, mas não vê que te deixa uma.',
          },
        },
        {
          player: 'alphabeta:2:mobility:noise=20',
          text: { en: 'Sees one move of each side.', pt: 'Vê uma jogada de cada lado.' },
        },
        {
          player: 'alphabeta:3:mobility:ordered:lapse=70',
          text: {
            en: 'Sometimes sees three moves ahead.',
            pt: 'Às vezes vê três jogadas à frente.',
          },
        },
        {
          player: 'alphabeta:3:mobility:ordered:lapse=15',
          text: { en: 'Sees three moves ahead, nearly always.', pt: 'Vê três jogadas à frente, quase sempre.' },
        },
        {
          player: 'perfect:lapse=35',
          text: {
            en: 'Knows the truth, but one move in three it only glances.',
            pt: 'Sabe a verdade, mas distrai-se numa jogada em cada três.',
          },
        },
        {
          player: 'perfect:lapse=12',
          text: {
            en: 'Knows the truth, but one move in eight it only glances.',
            pt: 'Sabe a verdade, mas distrai-se numa jogada em cada oito.',
          },
        },
        { player: 'perfect', text: { en: 'Perfect: it never errs.', pt: 'Perfeito: nunca erra.' } },
      ],
      blocked === 'loses' ? ratings : [],
    ),

    reported: withReportedRatings(
      [
        { id: 'q-1', player: 'random', text: { en: 'Plays anything.', pt: 'Joga ao acaso.' } },
        {
          id: 'q-2',
          player: 'greedy:q2',
          text: {
            en: 'Wins if it can, avoids losing at once, and likes a winning cell that only it can use.',
            pt: 'Ganha se puder, evita perder já, e gosta de uma casa vencedora que só ele pode usar.',
          },
        },
        {
          id: 'q-3',
          player: 'greedy:q3',
          text: {
            en: 'As q-2, and otherwise leaves you as few moves as it can.',
            pt: 'Como q-2 e, de resto, deixa-te o menor número de jogadas.',
          },
        },
      ],
      blocked === 'loses' ? reportedRatings : {},
    ),
  };
}
