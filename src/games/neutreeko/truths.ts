import type { Truth } from '../../core/lesson.ts';

const start = '.w.w./..b../...../..w../.b.b. b';

/** Everything here is counted by the solver, which knows all positions; the tests hold each number against it. */
export const truths: readonly Truth[] = [
  {
    words: {
      en: {
        title: 'A draw, by two moves out of fourteen',
        text:
          'From the start nobody can force a win. But black must know the way: of the fourteen first moves only 5B-5C ' +
          'and its mirror image 5D-5C hold the draw. The other twelve lose: the toughest in 22 moves, those of both ' +
          'sides counted, and four of them to white’s very next move.',
      },
      pt: {
        title: 'Empate, com duas jogadas em catorze',
        text:
          'Da posição inicial ninguém pode forçar a vitória. Mas as pretas têm de saber o caminho: das catorze ' +
          'primeiras jogadas só 5B-5C e a simétrica, 5D-5C, seguram o empate. As outras doze perdem, a mais ' +
          'resistente em 22 jogadas, contadas as dos dois lados, e quatro logo na resposta das brancas.',
      },
    },
    exhibit: {
      position: start,
      values: [
        { moves: ['5B-5C', '5D-5C'], value: 'draw' },
        { moves: ['5B-2B', '5D-2D'], value: 'loss', plies: 22 },
        { moves: ['5B-4A', '5D-4E'], value: 'loss', plies: 10 },
        { moves: ['5B-5A', '5D-5E'], value: 'loss', plies: 6 },
        { moves: ['2C-1C', '2C-3C'], value: 'loss', plies: 4 },
        { moves: ['2C-2A', '2C-2E', '2C-4A', '2C-4E'], value: 'loss', plies: 2 },
      ],
    },
  },
  {
    words: {
      en: {
        title: 'The stone that holds everything',
        text:
          'At the start white needs only one slide to win: 4C up to 1C, between 1B and 1D. Black’s stone on 2C is in ' +
          'the way. Let it leave its column, and the game is over.',
      },
      pt: {
        title: 'A pedra que segura tudo',
        text:
          'No início falta às brancas uma só jogada para ganhar: de 4C até 1C, entre 1B e 1D. A pedra preta em 2C está ' +
          'no caminho. Se sair da coluna, a partida acaba.',
      },
    },
    exhibit: { position: start, line: ['2C-2A', '4C-1C'] },
  },
  {
    words: {
      en: {
        title: 'A path one move wide',
        text:
          'After 5B-5C the next fourteen moves are forced, seven of each side: every time there is exactly one that does ' +
          'not lose. Two perfect players walk this path to its end, and then to and fro until the arrangement has come ' +
          'up three times.',
      },
      pt: {
        title: 'Um caminho de uma jogada de largura',
        text:
          'Depois de 5B-5C, as catorze jogadas seguintes são forçadas, sete de cada lado: de cada vez há exatamente uma ' +
          'que não perde. Dois jogadores perfeitos percorrem este caminho até ao fim e depois vão e vêm, até a ' +
          'disposição surgir três vezes.',
      },
    },
    exhibit: {
      position: start,
      line: [
        ...['5B-5C', '4C-3C', '5C-3A', '1B-1C', '5D-2D', '1C-2B', '2D-1C', '1D-5D', '3A-1A', '2B-1B', '1C-3A', '3C-2B'],
        ...['2C-4A', '5D-2A', '4A-1D', '2A-5D', '1D-4A', '5D-2A', '4A-1D', '2A-5D', '1D-4A'],
      ],
    },
  },
  {
    words: {
      en: {
        title: 'Every position is known',
        text:
          'The six stones can stand on the board in 3,542,000 ways. In 3,395,644 of them the game goes on: the player ' +
          'to move wins 2,473,028, loses 817,956 and draws 104,660. To have the move is nearly always good, and of a ' +
          'hundred positions only three are drawn.',
      },
      pt: {
        title: 'Conhecem-se todas as posições',
        text:
          'As seis pedras podem ficar no tabuleiro de 3 542 000 maneiras. Em 3 395 644 delas a partida continua: ' +
          'quem joga ganha em 2 473 028, perde em 817 956 e empata em 104 660. Ter a vez é quase sempre bom, e em cada cem ' +
          'posições só três são de empate.',
      },
    },
  },
  {
    words: {
      en: {
        title: 'The longest win takes 51 moves',
        text:
          'No win is further away than this one. There are eight such positions, all of them this one turned or ' +
          'mirrored. Black wins with its twenty-sixth move, if it never errs and white never gives in.',
      },
      pt: {
        title: 'A vitória mais longa leva 51 jogadas',
        text:
          'Não há vitória mais distante do que esta. Há oito posições assim, todas elas esta, rodada ou ao espelho. As ' +
          'pretas ganham à vigésima sexta jogada, se nunca errarem e as brancas nunca cederem.',
      },
    },
    exhibit: {
      position: 'b...w/w.b../.w.../b..../..... b',
      line: [
        ...['1A-1D', '1E-5E', '1D-5D', '5E-1A', '4A-3A', '2A-2B', '3A-2A', '3B-4C', '2C-3C', '4C-3B', '5D-4C', '1A-1E'],
        ...['3C-1C', '1E-5E', '4C-5C', '2B-3A', '5C-5D', '5E-1A', '5D-4E', '1A-1B', '1C-3E', '1B-2B', '4E-1B', '3B-5D'],
        ...['3E-1C', '2B-1A', '1C-5C', '5D-3B', '5C-3E', '3B-2B', '1B-4E', '3A-3D', '2A-5D', '2B-5E', '5D-5A', '3D-2E'],
        ...['4E-1B', '5E-5B', '3E-3A', '2E-4C', '5A-4A', '1A-2A', '1B-1E', '5B-5A', '4A-1D', '4C-1C', '1D-2E', '1C-3E'],
        ...['3A-1C', '2A-1A', '2E-1D'],
      ],
    },
  },
];
