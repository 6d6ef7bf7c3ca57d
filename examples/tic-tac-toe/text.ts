import type { GameText, Language } from 'tabuleiro';

const startDiagram = '.../.../... x';
const lineDiagram = 'xo./.xo/..x o';

export const text: Readonly<Record<Language, GameText>> = {
  en: {
    name: 'Tic-tac-toe',
    summary: 'Take cells in turn; three in a row win.',
    players: [
      { name: 'Crosses', isPlural: true },
      { name: 'Noughts', isPlural: true },
    ],
    credit: 'A game of nobody’s and everybody’s.',
    rules: [
      { text: 'The board has nine cells. Crosses begin; players mark an empty cell in turn.', diagram: startDiagram },
      {
        text: 'Three of your marks in a row win. Here crosses have won.',
        diagram: lineDiagram,
        task: {
          text: 'Noughts to move. Take the cell that keeps crosses from a line.',
          position: 'xo./.x./... o',
          goal: ['c3'],
          praise: 'The line from a1 over b2 ends on c3: now it never will be one.',
          hint: 'Then crosses take c3 and have a line. Take it first.',
        },
      },
      { text: 'If the board is full and nobody has a line, the game is drawn.' },
    ],
    problems: {},
  },
  pt: {
    name: 'Jogo do galo',
    summary: 'Ocupa casas à vez; três em linha ganham.',
    players: [
      { name: 'Cruzes', inSentence: 'as cruzes', isPlural: true },
      { name: 'Bolas', inSentence: 'as bolas', isPlural: true },
    ],
    credit: 'Um jogo de ninguém e de toda a gente.',
    rules: [
      { text: 'O tabuleiro tem nove casas. As cruzes começam; à vez, marca-se uma casa vazia.', diagram: startDiagram },
      {
        text: 'Três marcas tuas em linha ganham. Aqui ganharam as cruzes.',
        diagram: lineDiagram,
        task: {
          text: 'Jogam as bolas. Ocupa a casa que impede as cruzes de fazer linha.',
          position: 'xo./.x./... o',
          goal: ['c3'],
          praise: 'A linha de a1 por b2 acaba em c3: agora já não se completa.',
          hint: 'Assim as cruzes ocupam c3 e fazem linha. Ocupa-a primeiro.',
        },
      },
      { text: 'Se o tabuleiro ficar cheio sem que ninguém tenha uma linha, há empate.' },
    ],
    problems: {},
  },
};
