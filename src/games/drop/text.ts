import type { GameText, Language, Notation, Rules, Sentences } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import type { DropProblems } from './notation.ts';
import type { DropState } from './rules.ts';
import { type DropOptions, isTresEmLinha } from './size.ts';

const english: Sentences<DropProblems> = {
  'piece-balance': ({ first, second }) =>
    `There are ${first} x and ${second} o; players take turns and x begins, so x has as many as o or one more.`,
  'floating-disc': ({ row, column }) => `Row ${row} has a disc in column ${column} with nothing under it.`,
  'played-on': ({ side }) => `The game was over before this position: ${side} already had a line.`,
  'no-such-column': ({ column, last }) => `There is no column ${column}; columns go from 1 to ${last}.`,
  'column-full': ({ column }) => `Column ${column} is full.`,
  'falls-elsewhere': ({ cell }) => `A disc in this column falls to ${cell}.`,
};

const portuguese: Sentences<DropProblems> = {
  'piece-balance': ({ first, second }) =>
    `Há ${first} x e ${second} o; joga-se à vez e x começa, por isso x tem tantos como o, ou mais um.`,
  'floating-disc': ({ row, column }) => `A linha ${row} tem um disco na coluna ${column} sem nada por baixo.`,
  'played-on': ({ side }) => `O jogo já tinha acabado antes desta posição: ${side} já tinha uma linha.`,
  'no-such-column': ({ column, last }) => `Não existe a coluna ${column}; as colunas vão de 1 a ${last}.`,
  'column-full': ({ column }) => `A coluna ${column} está cheia.`,
  'falls-elsewhere': ({ cell }) => `Nesta coluna o disco cai até ${cell}.`,
};

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  pt: ['Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove'],
};

export function makeText(
  options: DropOptions,
  rules: Rules<DropState>,
  notation: Notation<DropState>,
): Readonly<Record<Language, GameText>> {
  const { columns, rows, line } = options;
  const size = `${columns} × ${rows}`;
  const isDefault = isTresEmLinha(options);
  const isConnectFour = columns === 7 && rows === 6 && line === 4;
  const lineEn = numbers.en[line - 3];
  const linePt = numbers.pt[line - 3];
  const empty = rules.start(seededRandom(0));
  const diagramAfter = (moves: readonly number[]) => notation.position(moves.reduce(rules.apply, empty));
  const middle = Math.floor((columns - 1) / 2);
  const startDiagram = diagramAfter([]);
  const dropDiagram = diagramAfter([middle, middle, middle + 1]);
  const lineDiagram = diagramAfter(shortestWin(options));
  return {
    en: {
      name: isDefault ? 'Três em Linha' : `${lineEn} in a Row, ${size}`,
      summary: `Drop discs into columns; ${lineEn.toLowerCase()} in a row win.`,
      players: [{ name: 'x' }, { name: 'o' }],
      credit: isDefault
        ? 'From an assignment of the Universidade de Évora.'
        : isConnectFour
          ? 'Known as Connect Four, by Howard Wexler and Ned Strongin; published by Milton Bradley, 1974.'
          : 'A size of the drop game; the best known is Connect Four.',
      rules: [
        { text: `The board has ${columns} columns and ${rows} rows. x moves first.`, diagram: startDiagram },
        {
          text: 'In turn, drop a disc into a column that is not full. It falls to the lowest free cell.',
          diagram: dropDiagram,
        },
        {
          text: `${lineEn} of your discs in a row win: across, upright or diagonally. Here x has won.`,
          diagram: lineDiagram,
        },
        { text: 'If the board is full and nobody has a line, the game is drawn.' },
      ],
      problems: english,
      moveInWords: ({ player, move }) => `${player.name} drops a disc into column ${move}.`,
    },
    pt: {
      name: isDefault ? 'Três em Linha' : `${linePt} em Linha, ${size}`,
      summary: `Deixe cair discos nas colunas; ganha quem fizer ${linePt.toLowerCase()} em linha.`,
      players: [{ name: 'x' }, { name: 'o' }],
      credit: isDefault
        ? 'De um trabalho da Universidade de Évora.'
        : isConnectFour
          ? 'Conhecido por Connect Four, de Howard Wexler e Ned Strongin; editado por Milton Bradley, 1974.'
          : 'Um tamanho do jogo de colunas; o mais conhecido é o Connect Four.',
      rules: [
        { text: `O tabuleiro tem ${columns} colunas e ${rows} linhas. x começa.`, diagram: startDiagram },
        {
          text: 'À vez, deixe cair um disco numa coluna que não esteja cheia. Ele cai até à casa livre mais baixa.',
          diagram: dropDiagram,
        },
        {
          text: `${linePt} discos seus em linha ganham: na horizontal, na vertical ou na diagonal. Aqui ganhou x.`,
          diagram: lineDiagram,
        },
        { text: 'Se o tabuleiro ficar cheio sem que ninguém tenha uma linha, há empate.' },
      ],
      problems: portuguese,
      moveInWords: ({ player, move }) => `${player.name} deixa cair um disco na coluna ${move}.`,
    },
  };
}

/** Columns for x to win as soon as can be: along the bottom with o on top, or upright where the board is too narrow. */
function shortestWin({ columns, line }: DropOptions): number[] {
  const moves = Array.from({ length: line }, (_, n) => (line <= columns ? [n, n] : [0, 1])).flat();
  return moves.slice(0, -1);
}
