import type { Truth } from '../../core/lesson.ts';
import type { Blocked } from './rules.ts';

const secondPlayer: Truth = {
  words: {
    en: {
      title: 'The second player wins',
      text:
        'White has 64 first moves, and brown has an answer to every one of them. With best play brown wins with the tenth ' +
        'piece, its fifth, whether a blocked player loses or draws. Here brown answers each shape with another beside it, until ' +
        'the upper left zone is complete.',
    },
    pt: {
      title: 'Ganha quem joga em segundo',
      text:
        'As brancas têm 64 primeiras jogadas, e as castanhas têm resposta para todas. Com jogo perfeito, as castanhas ' +
        'ganham à décima jogada, com a quinta peça, quer o bloqueio dê derrota, quer dê empate. Aqui as castanhas ' +
        'respondem a cada forma com outra ao lado, até completarem a zona de cima, à esquerda.',
    },
  },
  exhibit: {
    position: '..../..../..../.... w',
    line: ['A11', 'b12', 'A13', 'b14', 'B31', 'a32', 'B33', 'a34', 'C21', 'd22'],
  },
};

const nineReplies: Truth = {
  words: {
    en: {
      title: 'Nine good answers in 53',
      text:
        'The board can be turned, mirrored and its rows and columns exchanged in 128 ways, the shapes renamed in 24, and ' +
        'the game stays the same. So all 64 first moves are one, and it is enough to know the answers to a cube on 11. ' +
        'Brown has 53 replies, and nine of them win: another shape beside it in its zone, which wins in 9, or another ' +
        'shape diagonally opposite in its zone, which wins in 11. The other 44 lose.',
    },
    pt: {
      title: 'Nove boas respostas em 53',
      text:
        'O tabuleiro pode rodar-se, virar-se ao espelho e trocar linhas e colunas de 128 maneiras, as formas podem trocar ' +
        'de nome de 24, e o jogo fica o mesmo. Por isso as 64 primeiras jogadas são uma só, e basta saber responder a um ' +
        'cubo em 11. As castanhas têm 53 respostas, e nove ganham: outra forma ao lado, na mesma zona, que ganha em 9, ou ' +
        'outra forma na diagonal, na mesma zona, que ganha em 11. As outras 44 perdem.',
    },
  },
  exhibit: {
    position: 'B.../..../..../.... b',
    values: [
      { moves: ['a12', 'c12', 'd12', 'a21', 'c21', 'd21'], value: 'win', plies: 9 },
      { moves: ['a22', 'c22', 'd22'], value: 'win', plies: 11 },
    ],
  },
};

const blockedPosition = 'BCAB/ACdd/DDbc/.abc b';

const positions: Readonly<Record<Blocked, Truth>> = {
  loses: {
    words: {
      en: {
        title: 'Eleven million positions and not one draw',
        text:
          'Counted once for all their images, there are 11,084,231 positions that no line has won. The player to move wins ' +
          '9,348,869 of them and loses 1,735,362. In 183,804 they are lost on the spot, because there is no move left, as ' +
          'for brown here.',
      },
      pt: {
        title: 'Onze milhões de posições e nem um empate',
        text:
          'Contando as simétricas como uma só, há 11 084 231 posições que nenhuma linha decidiu. Quem joga ganha em ' +
          '9 348 869 e perde em 1 735 362. Em 183 804 perde no mesmo instante, porque já não tem jogada, como ' +
          'aqui as castanhas.',
      },
    },
    exhibit: { position: blockedPosition },
  },
  draws: {
    words: {
      en: {
        title: 'One position in sixteen is drawn',
        text:
          'Counted once for all their images, there are 11,084,231 positions that no line has won. The player to move wins ' +
          '9,062,946 of them, loses 1,310,579 and draws 710,706. In 183,804 there is no move left, as for brown here.',
      },
      pt: {
        title: 'Uma posição em dezasseis é de empate',
        text:
          'Contando as simétricas como uma só, há 11 084 231 posições que nenhuma linha decidiu. Quem joga ganha em ' +
          '9 062 946, perde em 1 310 579 e empata em 710 706. Em 183 804 já não há jogada, como aqui para as ' +
          'castanhas.',
      },
    },
    exhibit: { position: blockedPosition },
  },
};

/** What was counted by two independent solvers; what the oracle can tell in seconds, the tests ask it. */
export function truthsOf(blocked: Blocked): readonly Truth[] {
  return [secondPlayer, nineReplies, positions[blocked]];
}
