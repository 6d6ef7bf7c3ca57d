import type { GameText, Language, Notation, Rules, Sentences } from '../../core/game.ts';
import type { RuleTask } from '../../core/lesson.ts';
import { seededRandom } from '../../core/random.ts';
import type { DropProblems } from './notation.ts';
import type { DropState } from './rules.ts';
import { type DropOptions, isConnectFour, isTresEmLinha } from './size.ts';

const english: Sentences<DropProblems> = {
  'piece-balance': ({ first, second }) =>
    `There are ${first} x and ${second} o; players take turns and x begins, so x has as many as o or one more.`,
  'floating-disc': ({ row, column }) => `Row ${row} has a disc in column ${column} with nothing under it.`,
  'played-on': ({ side }) => `The game was over before this position: ${side} already had a line.`,
  'no-such-column': ({ column, last }) => `There is no column ${column}; columns go from 1 to ${last}.`,
  'column-full': ({ column }) => `Column ${column} is full.`,
  'falls-elsewhere': ({ cell }) => `A disc in this column falls to ${cell}.`,
  'row-no-column': ({ number, column, last }) =>
    `Move ${number} of the row is ${column}, but columns go from 1 to ${last}.`,
  'row-column-full': ({ number, column }) => `Move ${number} of the row has no room: column ${column} is full by then.`,
  'row-too-long': ({ number }) => `Move ${number} of the row comes too late: the game is over with move ${number - 1}.`,
};

const portuguese: Sentences<DropProblems> = {
  'piece-balance': ({ first, second }) =>
    `Há ${first} “x” e ${second} “o”; joga-se à vez e “x” começa, por isso “x” tem tantos discos como “o”, ou mais um.`,
  'floating-disc': ({ row, column }) => `A linha ${row} tem um disco na coluna ${column} sem nada por baixo.`,
  'played-on': ({ side }) => `A partida já tinha acabado antes desta posição: “${side}” já tinha uma linha.`,
  'no-such-column': ({ column, last }) => `Não existe a coluna ${column}; as colunas vão de 1 a ${last}.`,
  'column-full': ({ column }) => `A coluna ${column} está cheia.`,
  'falls-elsewhere': ({ cell }) => `Nesta coluna o disco cai até ${cell}.`,
  'row-no-column': ({ number, column, last }) =>
    `A jogada ${number} da sequência é ${column}, mas as colunas vão de 1 a ${last}.`,
  'row-column-full': ({ number, column }) =>
    `A jogada ${number} da sequência já não cabe: nessa altura a coluna ${column} está cheia.`,
  'row-too-long': ({ number }) =>
    `A jogada ${number} da sequência vem tarde: a partida acaba com a jogada ${number - 1}.`,
};

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  pt: ['Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove'],
};

/** What the sentences of one size need: how it is called, and positions to show. */
interface Size extends DropOptions {
  readonly isDefault: boolean;
  readonly isConnectFour: boolean;
  readonly diagrams: Readonly<Record<'start' | 'drop' | 'line' | 'full', string>>;
  readonly tasks: Readonly<Record<'onTop' | 'line' | 'full', Pick<RuleTask, 'position' | 'goal'>>>;
}

export function makeText(
  options: DropOptions,
  rules: Rules<DropState>,
  notation: Notation<DropState>,
): Readonly<Record<Language, GameText>> {
  const { columns } = options;
  const empty = rules.start(seededRandom(0));
  const positionAfter = (moves: readonly number[]) => notation.position(moves.reduce(rules.apply, empty));
  const middle = Math.floor((columns - 1) / 2);
  const win = shortestWin(options);
  const full = fullBoard(options);
  const size: Size = {
    ...options,
    isDefault: isTresEmLinha(options),
    isConnectFour: isConnectFour(options),
    diagrams: {
      start: positionAfter([]),
      drop: positionAfter([middle, middle, middle + 1]),
      line: positionAfter(win),
      full: full.position,
    },
    tasks: {
      onTop: { goal: [String(middle + 1), String(middle + 2)] },
      line: { position: positionAfter(win.slice(0, -1)), goal: 'win' },
      full: { position: full.beforeLast, goal: 'any' },
    },
  };
  return { en: englishText(size), pt: portugueseText(size) };
}

function englishText({ columns, rows, line, isDefault, isConnectFour, diagrams, tasks }: Size): GameText {
  const lineInWords = numbers.en[line - 3];
  return {
    name: isDefault
      ? 'Três em Linha'
      : isConnectFour
        ? 'Connect Four'
        : `${lineInWords} in a Row, ${columns} × ${rows}`,
    summary: `Drop discs into columns; ${lineInWords.toLowerCase()} in a row win.`,
    players: [{ name: 'x' }, { name: 'o' }],
    credit: isDefault
      ? 'From an assignment of the Universidade de Évora.'
      : isConnectFour
        ? 'By Howard Wexler and Ned Strongin; published by Milton Bradley, 1974.'
        : 'A size of the drop game; the best known is Connect Four.',
    rules: [
      {
        text: `The board has ${columns} columns and ${rows} rows. x moves first.`,
        diagram: diagrams.start,
        task: {
          text: 'x begins. Press any column.',
          goal: 'any',
          praise: 'The disc falls to the bottom. Now it would be o’s turn.',
        },
      },
      {
        text: 'In turn, drop a disc into a column that is not full. It falls to the lowest free cell.',
        diagram: diagrams.drop,
        task: {
          ...tasks.onTop,
          text: 'It is o’s turn. Drop a disc on top of another one.',
          praise: 'It came to rest on the disc below.',
          hint: 'That one fell to the bottom. Choose a column that has a disc already.',
        },
      },
      {
        text: `${lineInWords} of your discs in a row win: across, upright or diagonally. Here x has won.`,
        diagram: diagrams.line,
        task: {
          ...tasks.line,
          text: 'It is x’s turn. Complete the line.',
          praise: `${lineInWords} in a row: x wins.`,
          hint: 'That leaves the line unfinished. Which cell is missing, and in which column is it?',
        },
      },
      {
        text: 'If the board is full and nobody has a line, the game is drawn.',
        diagram: diagrams.full,
        task: {
          ...tasks.full,
          text: 'One cell is left. Drop the last disc.',
          praise: 'The board is full and there is no line: a draw.',
        },
      },
    ],
    howToMove: 'Drop a disc: press a column.',
    problems: english,
    moveName: (move) => ({ name: `column ${move}` }),
    moveInWords: ({ player, move }) => `${player.name} drops a disc into column ${move}.`,
  };
}

function portugueseText({ columns, rows, line, isDefault, isConnectFour, diagrams, tasks }: Size): GameText {
  const lineInWords = numbers.pt[line - 3];
  return {
    name: isDefault
      ? 'Três em Linha'
      : isConnectFour
        ? 'Quatro em Linha (Connect Four)'
        : `${lineInWords} em Linha, ${columns} × ${rows}`,
    summary: `Deixa cair discos nas colunas; ganha quem fizer ${lineInWords.toLowerCase()} em linha.`,
    // In quotation marks within a sentence, where a bare o would be read as an article.
    players: [
      { name: 'x', inSentence: '“x”' },
      { name: 'o', inSentence: '“o”' },
    ],
    credit: isDefault
      ? 'De um trabalho da Universidade de Évora.'
      : isConnectFour
        ? 'De Howard Wexler e Ned Strongin; editado por Milton Bradley, 1974.'
        : 'Um tamanho do jogo de colunas; o mais conhecido é o Connect Four.',
    rules: [
      {
        text: `O tabuleiro tem ${columns} colunas e ${rows} linhas. “x” começa.`,
        diagram: diagrams.start,
        task: {
          text: '“x” começa. Carrega numa coluna qualquer.',
          goal: 'any',
          praise: 'O disco cai até ao fundo. Agora seria a vez de “o”.',
        },
      },
      {
        text: 'À vez, cada jogador deixa cair um disco numa coluna que não esteja cheia. O disco cai até à casa livre mais baixa.',
        diagram: diagrams.drop,
        task: {
          ...tasks.onTop,
          text: 'É a vez de “o”. Deixa cair um disco em cima de outro.',
          praise: 'Ficou pousado no disco de baixo.',
          hint: 'Esse caiu até ao fundo. Escolhe uma coluna que já tenha um disco.',
        },
      },
      {
        text: `${lineInWords} discos em linha do mesmo jogador ganham: na horizontal, na vertical ou na diagonal. Aqui ganhou “x”.`,
        diagram: diagrams.line,
        task: {
          ...tasks.line,
          text: 'É a vez de “x”. Completa a linha.',
          praise: `${lineInWords} em linha: ganha “x”.`,
          hint: 'Assim a linha continua por acabar. Que casa falta, e em que coluna fica?',
        },
      },
      {
        text: 'Se o tabuleiro ficar cheio sem que ninguém tenha uma linha, há empate.',
        diagram: diagrams.full,
        task: {
          ...tasks.full,
          text: 'Resta uma casa. Deixa cair o último disco.',
          praise: 'O tabuleiro está cheio e não há linha nenhuma: empate.',
        },
      },
    ],
    howToMove: 'Deixa cair um disco: carrega numa coluna.',
    problems: portuguese,
    moveName: (move) => ({ name: `coluna ${move}`, inSentence: `a coluna ${move}` }),
    moveInWords: ({ player: { name, inSentence = name }, move }) =>
      `${inSentence} deixa cair um disco na coluna ${move}.`,
  };
}

/** Columns for x to win as soon as can be: along the bottom with o on top, or upright where the board is too narrow. */
function shortestWin({ columns, line }: DropOptions): number[] {
  const moves = Array.from({ length: line }, (_, n) => (line <= columns ? [n, n] : [0, 1])).flat();
  return moves.slice(0, -1);
}

/**
 * A full board without a line, and the same before the last disc. Discs change from row to row and after every second
 * column, so that in no direction more than two alike are neighbours. Where the rows are odd in number, the first
 * column counts as a second one in case that is what it takes for both players to have equally many.
 */
function fullBoard({ columns, rows }: DropOptions): { position: string; beforeLast: string } {
  const shift = columns % 4 === 2 ? 1 : 0;
  const letterAt = (column: number, row: number) => 'xo'[(((column + shift) >> 1) + rows - 1 - row) % 2];
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => letterAt(column, row)).join(''),
  );
  const [last, next] = (columns * rows) % 2 === 1 ? 'xo' : 'ox';
  const [top, ...below] = lines;
  return {
    position: `${lines.join('/')} ${next}`,
    beforeLast: `${[top.replace(last, '.'), ...below].join('/')} ${last}`,
  };
}
