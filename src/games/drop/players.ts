import type { GamePlayers, Level } from '../../core/player.ts';
import { withRatings } from '../../engine/players/levels.ts';
import { orderByRank } from '../../engine/search/ordering.ts';
import { ratings as connectFourRatings } from './connect-four-ratings.ts';
import { makeOpenLines } from './evaluation.ts';
import { makeFeatures } from './features.ts';
import { ratings } from './ratings.ts';
import type { DropBoard, DropState } from './rules.ts';
import { isConnectFour, isTresEmLinha } from './size.ts';
import { isSmall } from './small.ts';

export function makePlayers(board: DropBoard): GamePlayers<DropState> {
  const middle = (board.columns - 1) / 2;
  return {
    evaluations: [makeOpenLines(board)],
    features: makeFeatures(board),
    /** The middle columns first, which are in more lines. */
    order: orderByRank(board.columns, (_state, column) => 0 - Math.abs(column - middle)),
    levels: levelsOf(board),
    reported: [
      {
        id: 't-minimax',
        player: 'minimax',
        text: { en: 'Looks at everything to the end of the game.', pt: 'Vê tudo até ao fim da partida.' },
      },
      {
        id: 't-alphabeta',
        player: 'alphabeta',
        text: {
          en: 'Looks to the end of the game, leaving out what cannot matter.',
          pt: 'Vê até ao fim da partida, sem olhar para o que não importa.',
        },
      },
    ],
  };
}

function levelsOf(board: DropBoard): readonly Level[] {
  if (isConnectFour(board)) return withRatings(levelsOfConnectFour, connectFourRatings);
  if (isSmall(board)) return withRatings(levelsOfSmallBoards, isTresEmLinha(board) ? ratings : []);
  return levelsOfLargeBoards;
}

/** With the noise in the judgement of levels 3 and 4. On a large board one of 60 got no more than level 2 does, 55 % ± 14. */
const beginners = (noises: readonly [number, number]): readonly Level[] => [
  {
    player: 'alphabeta:1:lines:lapse=60',
    text: {
      en: 'Just learning: often plays anything, sometimes takes a win.',
      pt: 'A aprender: joga muitas vezes ao acaso, às vezes aproveita uma vitória.',
    },
  },
  {
    player: 'alphabeta:1:lines:noise=6',
    text: {
      en: 'Takes a win, but does not see that it gives you one.',
      pt: 'Aproveita uma vitória, mas não vê que te deixa uma.',
    },
  },
  {
    player: `alphabeta:2:lines:noise=${noises[0]}`,
    text: {
      en: 'Sees one move of each side, and little in between.',
      pt: 'Vê uma jogada de cada lado, e pouco mais.',
    },
  },
  {
    player: `alphabeta:2:lines:noise=${noises[1]}`,
    text: {
      en: 'Sees one move of each side, and some of the open lines.',
      pt: 'Vê uma jogada de cada lado, e algumas das linhas abertas.',
    },
  },
];

/** On a small board three moves ahead are nearly everything: what grades players is how often they look. */
const levelsOfSmallBoards: readonly Level[] = [
  ...beginners([60, 15]),
  {
    player: 'alphabeta:2:lines:noise=4',
    text: {
      en: 'Sees one move of each side, and most of the open lines.',
      pt: 'Vê uma jogada de cada lado, e quase todas as linhas abertas.',
    },
  },
  {
    player: 'alphabeta:4:lines:lapse=90',
    text: {
      en: 'Judges lines well, and sometimes sees further.',
      pt: 'Avalia bem as linhas, e às vezes vê mais longe.',
    },
  },
  {
    player: 'perfect:lapse=60',
    text: {
      en: 'Knows the truth, but more often than not it only glances.',
      pt: 'Sabe a verdade, mas distrai-se em mais de metade das jogadas.',
    },
  },
  { player: 'perfect', text: { en: 'Perfect: it never errs.', pt: 'Perfeito: nunca erra.' } },
];

const lookers: readonly Level[] = [
  ...beginners([15, 8]),
  {
    player: 'alphabeta:3:lines:varied',
    text: { en: 'Sees three moves ahead.', pt: 'Vê três jogadas à frente.' },
  },
  {
    player: 'alphabeta:5:lines:ordered:varied',
    text: { en: 'Sees five moves ahead.', pt: 'Vê cinco jogadas à frente.' },
  },
];

const levelsOfLargeBoards: readonly Level[] = [
  ...lookers,
  {
    player: 'alphabeta:lines:ordered:table:nodes=20000',
    text: { en: 'Looks at twenty thousand positions.', pt: 'Vê vinte mil posições.' },
  },
  {
    player: 'alphabeta:lines:ordered:table:nodes=300000',
    text: { en: 'Looks at three hundred thousand positions.', pt: 'Vê trezentas mil posições.' },
  },
];

/** From the empty board the last goes by a book, until it can look to the end. */
const levelsOfConnectFour: readonly Level[] = [
  ...lookers,
  {
    player: 'alphabeta:lines:ordered:table:nodes=50000',
    text: { en: 'Looks at fifty thousand positions.', pt: 'Vê cinquenta mil posições.' },
  },
  {
    player: 'perfect',
    text: {
      en: 'Perfect from the empty board on, and wherever it can look to the end.',
      pt: 'Perfeito a partir do tabuleiro vazio, e sempre que consegue ver até ao fim.',
    },
  },
];
