import type { Truth } from '../../core/lesson.ts';
import { connectFourTruths } from './connect-four.ts';
import { type DropOptions, formatDropId } from './size.ts';

/** What is known of some sizes; the tests hold each number against the oracle, but for those that are quoted. */
const known: Readonly<Record<string, readonly Truth[]>> = {
  'tres-em-linha': [
    {
      words: {
        en: {
          title: 'x wins in nine',
          text:
            'x, who begins, wins by force, and o cannot put it off beyond the ninth disc, which is x’s fifth. Any of ' +
            'the three middle columns will do. At the edge, in column 1 or 5, the game turns: then o wins, in twelve.',
        },
        pt: {
          title: '“x” ganha em nove',
          text:
            '“x”, que começa, tem vitória forçada, e “o” não consegue adiar o fim para lá da nona jogada, que é o quinto ' +
            'disco de “x”. Qualquer das três colunas do meio serve. Nas pontas, na coluna 1 ou 5, o jogo vira-se: aí ganha ' +
            '“o”, em doze.',
        },
      },
      exhibit: {
        position: '...../...../...../..... x',
        values: [
          { moves: ['2', '3', '4'], value: 'win', plies: 9 },
          { moves: ['1', '5'], value: 'loss', plies: 12 },
        ],
      },
    },
    {
      words: {
        en: {
          title: 'Three threats with one disc',
          text:
            'One way to win, with o holding out as long as it can. x’s third disc forces o to column 5; the fourth ' +
            'threatens columns 2, 4 and 5 at once, and o can stop only one of them.',
        },
        pt: {
          title: 'Três ameaças com um disco',
          text:
            'Uma maneira de ganhar, com “o” a resistir quanto pode. O terceiro disco de “x” obriga “o” a jogar na coluna 5; ' +
            'o quarto ameaça as colunas 2, 4 e 5 ao mesmo tempo, e “o” só pode travar uma delas.',
        },
      },
      exhibit: {
        position: '...../...../...../..... x',
        line: ['3', '2', '3', '3', '4', '5', '4', '1', '2'],
      },
    },
    {
      words: {
        en: {
          title: 'Draws are rare',
          text:
            'Play can reach 613,459 positions. In 308,455 of them the game goes on: the player to move wins 260,064, ' +
            'loses 48,139, and only 252 are drawn. Of the 305,004 in which it is over, just 14 are full boards without a ' +
            'line. This is one.',
        },
        pt: {
          title: 'Os empates são raros',
          text:
            'Jogando, chega-se a 613 459 posições. Em 308 455 delas a partida continua: quem joga ganha em 260 064, ' +
            'perde em 48 139, e só 252 são de empate. Das 305 004 em que já acabou, apenas 14 são tabuleiros cheios sem linha ' +
            'nenhuma. Esta é uma.',
        },
      },
      exhibit: { position: 'ooxxo/xxoox/ooxxo/xxoox x' },
    },
    {
      words: {
        en: {
          title: 'The longest win takes 15 moves',
          text:
            'In six positions the player to move wins, but needs fifteen moves for it, those of both sides counted. In this ' +
            'one that is o, who wins with its eighth disc from here.',
        },
        pt: {
          title: 'A vitória mais longa leva 15 jogadas',
          text:
            'Em seis posições quem joga ganha, mas precisa de quinze jogadas, contadas as dos dois lados. Aqui é a vez de ' +
            '“o”, que ganha com o oitavo disco a contar daqui.',
        },
      },
      exhibit: {
        position: '...../...../.x.../.x.o. o',
        line: ['2', '5', '4', '4', '1', '1', '1', '1', '2', '4', '5', '5', '5', '3', '3'],
      },
    },
    {
      words: {
        en: {
          title: 'One good move in five',
          text:
            'A position of the assignment that this game comes from. Column 2 wins at once, and every other column loses ' +
            'to the reply. Plain minimax looks at 149 positions to find that out; alpha-beta at 50, and at 14 if it ' +
            'begins with the middle column.',
        },
        pt: {
          title: 'Uma boa jogada em cinco',
          text:
            'Uma posição do trabalho de onde vem este jogo. A coluna 2 ganha já, e qualquer outra perde logo na resposta. Para ' +
            'o descobrir, o minimax simples olha para 149 posições; o alfa-beta para 50, e para 14 se começar pela coluna ' +
            'do meio.',
        },
      },
      exhibit: {
        position: '...../..oox/.oxxo/xxoxo x',
        values: [
          { moves: ['2'], value: 'win', plies: 1 },
          { moves: ['1', '3', '4', '5'], value: 'loss', plies: 2 },
        ],
      },
    },
  ],
  'drop-3x3x3': [
    {
      words: {
        en: {
          title: 'A draw, wherever x begins',
          text:
            'On nine cells with discs that fall, nobody can force a line: all three first moves draw. It can still be ' +
            'lost: of the 505 positions in which the game goes on, only 144 are drawn.',
        },
        pt: {
          title: 'Empate, comece “x” onde começar',
          text:
            'Em nove casas, com discos que caem, ninguém pode forçar uma linha: as três primeiras jogadas empatam. Mas ' +
            'pode perder-se: das 505 posições em que a partida continua, só 144 são de empate.',
        },
      },
      exhibit: { position: '.../.../... x', values: [{ moves: ['1', '2', '3'], value: 'draw' }] },
    },
  ],
  'drop-7x6x4': connectFourTruths,
};

export function truthsOf(options: DropOptions): readonly Truth[] {
  return known[formatDropId(options)] ?? [];
}
