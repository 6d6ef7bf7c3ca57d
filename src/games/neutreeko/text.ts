import type { GameText, Language, Sentences } from '../../core/game.ts';
import type { NeutreekoProblems } from './view.ts';

const startDiagram = '.w.w./..b../...../..w../.b.b. b';
const slideDiagram = '.w.w./..b../...../..w../.bb.. w';
const lineDiagram = '.w..w/...../...../...../.wbbb w';

const english: Sentences<NeutreekoProblems> = {
  'not-in-line': ({ from, to }) => `${to} is not in a straight line from ${from}.`,
  'stays-put': ({ cell }) => `The piece is on ${cell} already.`,
  'stops-elsewhere': ({ from, stop }) => `A piece slides as far as it can: from ${from} it stops on ${stop}.`,
};

const portuguese: Sentences<NeutreekoProblems> = {
  'not-in-line': ({ from, to }) => `${to} não está em linha reta com ${from}.`,
  'stays-put': ({ cell }) => `A peça já está em ${cell}.`,
  'stops-elsewhere': ({ from, stop }) => `Uma peça desliza até ser travada: de ${from} para em ${stop}.`,
};

export const text: Readonly<Record<Language, GameText>> = {
  en: {
    name: 'Neutreeko',
    summary: 'Slide three stones until something stops them; line them up to win.',
    players: [{ name: 'Black' }, { name: 'White' }],
    credit: 'Designed by Jan Kristian Haugland, 2001.',
    rules: [
      { text: 'Each player has three stones on a board of 5 × 5. Black moves first.', diagram: startDiagram },
      {
        text:
          'In your turn, slide one of your stones in any of the eight directions. It does not choose where to stop: it ' +
          'goes on until the border or another stone is in its way. Here black has slid 5D to 5C; white is next.',
        diagram: slideDiagram,
      },
      {
        text: 'Three of your stones side by side in a row, a column or a diagonal win. Here black has won.',
        diagram: lineDiagram,
      },
      {
        text: 'When the same arrangement of stones comes up for the third time, whoever is to move, the game is drawn.',
      },
    ],
    problems: english,
    moveInWords: ({ player, cells: [from, to] }) => `${player.name} slides ${from} to ${to}.`,
  },
  pt: {
    name: 'Neutreeko',
    summary: 'Deslize três pedras até algo as travar; ganha quem as puser em linha.',
    players: [
      { name: 'Pretas', inSentence: 'as pretas', isPlural: true },
      { name: 'Brancas', inSentence: 'as brancas', isPlural: true },
    ],
    credit: 'Criado por Jan Kristian Haugland, 2001.',
    rules: [
      { text: 'Cada jogador tem três pedras num tabuleiro de 5 × 5. As pretas começam.', diagram: startDiagram },
      {
        text:
          'Na sua vez, deslize uma das suas pedras numa das oito direções. Não se escolhe onde parar: a pedra segue até ' +
          'encontrar a borda ou outra pedra. Aqui as pretas deslizaram de 5D para 5C; jogam as brancas.',
        diagram: slideDiagram,
      },
      {
        text: 'Três pedras suas lado a lado, numa linha, coluna ou diagonal, ganham. Aqui ganharam as pretas.',
        diagram: lineDiagram,
      },
      { text: 'Quando a mesma disposição das pedras surge pela terceira vez, jogue quem jogar a seguir, há empate.' },
    ],
    problems: portuguese,
    moveInWords: ({ player, cells: [from, to] }) => `As ${player.name.toLowerCase()} deslizam de ${from} para ${to}.`,
  },
};
