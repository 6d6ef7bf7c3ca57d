import type { GamePlayers, Level } from '../../core/player.ts';
import { orderByRank } from '../../engine/ordering.ts';
import { makeOpenLines } from './evaluation.ts';
import type { DropBoard, DropState } from './rules.ts';

/** On boards of up to this many cells the truth is found at once. */
const mostCellsSolved = 25;

export function makePlayers(board: DropBoard): GamePlayers<DropState> {
  const middle = (board.columns - 1) / 2;
  const isSolved = board.columns * board.rows <= mostCellsSolved;
  return {
    evaluations: [makeOpenLines(board)],
    /** The middle columns first, which are in more lines. */
    order: orderByRank(board.columns, (_state, column) => 0 - Math.abs(column - middle)),
    levels: [...lowerLevels, ...(isSolved ? upperLevels : upperLevelsOfLargeBoards)],
    reported: [
      {
        id: 't-minimax',
        player: 'minimax',
        text: { en: 'Looks at everything to the end of the game.', pt: 'Vê tudo até ao fim do jogo.' },
      },
      {
        id: 't-alphabeta',
        player: 'alphabeta',
        text: {
          en: 'Sees the same, leaving out what cannot matter.',
          pt: 'Vê o mesmo, sem olhar para o que não importa.',
        },
      },
    ],
  };
}

const lowerLevels: readonly Level[] = [
  {
    player: 'alphabeta:1:lines:lapse=60',
    rating: 0,
    text: {
      en: 'Just learning: often plays anything, sometimes takes a win.',
      pt: 'A aprender: joga muitas vezes ao acaso, às vezes aproveita uma vitória.',
    },
  },
  {
    player: 'alphabeta:1:lines:noise=10',
    rating: 0,
    text: {
      en: 'Takes a win, but does not see that it gives you one.',
      pt: 'Aproveita uma vitória, mas não vê que lhe deixa uma.',
    },
  },
  {
    player: 'alphabeta:2:lines:noise=15',
    rating: 0,
    text: { en: 'Sees one move of each side.', pt: 'Vê uma jogada de cada lado.' },
  },
  {
    player: 'alphabeta:3:lines:lapse=50',
    rating: 0,
    text: {
      en: 'Sees three moves ahead, when it pays attention.',
      pt: 'Vê três jogadas à frente, quando está com atenção.',
    },
  },
];

const upperLevels: readonly Level[] = [
  {
    player: 'alphabeta:4:lines:varied',
    rating: 0,
    text: { en: 'Sees two moves of each side.', pt: 'Vê duas jogadas de cada lado.' },
  },
  {
    player: 'alphabeta:6:lines:varied',
    rating: 0,
    text: { en: 'Sees three moves of each side.', pt: 'Vê três jogadas de cada lado.' },
  },
  {
    player: 'perfect:lapse=20',
    rating: 0,
    text: {
      en: 'Knows the truth, but one move in five it only glances.',
      pt: 'Sabe a verdade, mas em cada cinco jogadas olha mal para uma.',
    },
  },
  { player: 'perfect', rating: 0, text: { en: 'Perfect: it never errs.', pt: 'Perfeito: nunca erra.' } },
];

const upperLevelsOfLargeBoards: readonly Level[] = [
  upperLevels[0],
  upperLevels[1],
  {
    player: 'alphabeta:ordered:table:lines:nodes=100000',
    rating: 0,
    text: { en: 'Looks at a hundred thousand positions.', pt: 'Vê cem mil posições.' },
  },
  {
    player: 'perfect',
    rating: 0,
    text: {
      en: 'Plays perfectly once the truth is in reach, and very well before.',
      pt: 'Joga na perfeição assim que a verdade está ao alcance, e muito bem antes disso.',
    },
  },
];
