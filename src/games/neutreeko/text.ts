import type { GameText, Language, Sentences } from '../../core/game.ts';
import type { NeutreekoProblems } from './view.ts';

const startDiagram = '.w.w./..b../...../..w../.b.b. b';
const slideDiagram = '.w.w./..b../...../..w../.bb.. w';
const lineDiagram = '.w..w/...../...../...../.wbbb w';
const repetitionDiagram = 'bw.../.w.../b..../b..../...w. w';

/** What is asked of the reader: where, and what does it. */
const lineTask = { position: '.w..w/...../....b/...../.wbb. b', goal: 'win' } as const;
const repetitionTask = { position: 'bw.b./.w.../b..../...../...w. b', goal: ['1D-4A'] } as const;

const english: Sentences<NeutreekoProblems> = {
  'not-in-line': ({ from, to }) => `${to} is not in a straight line from ${from}.`,
  'stays-put': ({ cell }) => `The piece is on ${cell} already.`,
  'stops-elsewhere': ({ from, stop }) => `A piece slides as far as it can: from ${from} it stops on ${stop}.`,
};

const portuguese: Sentences<NeutreekoProblems> = {
  'not-in-line': ({ from, to }) => `${to} não está em linha reta com ${from}.`,
  'stays-put': ({ cell }) => `A peça já está em ${cell}.`,
  'stops-elsewhere': ({ from, stop }) => `Uma peça desliza até ser travada: de ${from} vai parar a ${stop}.`,
};

export const text: Readonly<Record<Language, GameText>> = {
  en: {
    name: 'Neutreeko',
    summary: 'Slide three stones until something stops them; line them up to win.',
    players: [{ name: 'Black' }, { name: 'White' }],
    credit: 'Designed by Jan Kristian Haugland, 2001.',
    rules: [
      {
        text: 'Each player has three stones on a board of 5 × 5. Black moves first.',
        diagram: startDiagram,
        task: {
          text: 'Slide any black stone: press it, then press one of the marked cells.',
          goal: 'any',
          praise: 'That is a move. Now it would be white’s turn.',
        },
      },
      {
        text:
          'In your turn, slide one of your stones in any of the eight directions. It does not choose where to stop: it ' +
          'goes on until the border or another stone is in its way. Here black has slid 5D to 5C; white is next.',
        diagram: slideDiagram,
        task: {
          text: 'Slide the white stone from 4C so that another stone stops it.',
          goal: ['4C-3C'],
          praise: 'The black stone on 2C was in the way, so it stopped on 3C.',
          hint: 'Not that way. Look where the stone on 4C has another stone ahead of it, with a free cell between.',
        },
      },
      {
        text: 'Three of your stones side by side in a row, a column or a diagonal win. Here black has won.',
        diagram: lineDiagram,
        task: {
          ...lineTask,
          text: 'Black to move. Win at once.',
          praise: 'Three in a row: black wins.',
          hint: 'That does not line them up. Two stones are side by side already: where must the third one stop?',
        },
      },
      {
        text:
          'When the same arrangement of stones comes up for the third time, whoever is to move, the game is drawn. Here ' +
          'neither side dares anything else: white slides 5D to 2A and back again, black 4A to 1D and back again.',
        diagram: repetitionDiagram,
        task: {
          ...repetitionTask,
          text: 'White has gone to 2A and back, black to 1D. Bring the first arrangement up again.',
          praise: 'There it is for the second time. Once more to and fro, and the game is drawn.',
          hint: 'That is another arrangement. The black stone on 1D came from 4A.',
        },
      },
    ],
    howToMove: 'Slide a stone: press it, then where it should stop.',
    problems: english,
    moveInWords: ({ player, cells: [from, to] }) => `${player.name} slides ${from} to ${to}.`,
  },
  pt: {
    name: 'Neutreeko',
    summary: 'Faz deslizar três pedras até algo as travar; ganha quem as puser em linha.',
    players: [
      { name: 'Pretas', inSentence: 'as pretas', isPlural: true },
      { name: 'Brancas', inSentence: 'as brancas', isPlural: true },
    ],
    credit: 'Criado por Jan Kristian Haugland, 2001.',
    rules: [
      {
        text: 'Cada jogador tem três pedras num tabuleiro de 5 × 5. As pretas começam.',
        diagram: startDiagram,
        task: {
          text: 'Faz deslizar uma pedra preta qualquer: carrega nela e depois numa das casas assinaladas.',
          goal: 'any',
          praise: 'É uma jogada. Agora seria a vez das brancas.',
        },
      },
      {
        text:
          'À vez, cada jogador faz deslizar uma pedra numa das oito direções. Não se escolhe onde parar: a pedra segue até ' +
          'encontrar a borda ou outra pedra. Aqui as pretas deslizaram de 5D para 5C; jogam as brancas.',
        diagram: slideDiagram,
        task: {
          text: 'Faz deslizar a pedra branca de 4C de modo que outra pedra a trave.',
          goal: ['4C-3C'],
          praise: 'A pedra preta em 2C estava no caminho, por isso parou em 3C.',
          hint: 'Por aí não. Vê onde a pedra de 4C tem outra à frente, com uma casa livre pelo meio.',
        },
      },
      {
        text: 'Três pedras do mesmo jogador lado a lado, numa linha, coluna ou diagonal, ganham. Aqui ganharam as pretas.',
        diagram: lineDiagram,
        task: {
          ...lineTask,
          text: 'Jogam as pretas. Ganha já.',
          praise: 'Três em linha: ganham as pretas.',
          hint: 'Assim não ficam em linha. Duas pedras já estão lado a lado: onde tem de parar a terceira?',
        },
      },
      {
        text:
          'Quando a mesma disposição das pedras surge pela terceira vez, jogue quem jogar a seguir, há empate. Aqui ' +
          'nenhum dos lados arrisca outra coisa: as brancas vão de 5D a 2A e voltam, as pretas vão de 4A a 1D e voltam.',
        diagram: repetitionDiagram,
        task: {
          ...repetitionTask,
          text: 'As brancas foram a 2A e voltaram; as pretas foram a 1D. Faz surgir outra vez a primeira disposição.',
          praise: 'Aí está ela, pela segunda vez. Mais uma ida e volta e há empate.',
          hint: 'Essa disposição é outra. A pedra preta de 1D veio de 4A.',
        },
      },
    ],
    howToMove: 'Faz deslizar uma pedra: carrega nela e depois onde vai parar.',
    problems: portuguese,
    moveInWords: ({ player, cells: [from, to] }) => `As ${player.name.toLowerCase()} deslizam de ${from} para ${to}.`,
  },
};
