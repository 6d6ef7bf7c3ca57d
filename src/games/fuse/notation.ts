import { plainChoices, readParts, splitWords } from '../../core/dialogue.ts';
import type { CellId, Dialogue, Notation, Player } from '../../core/game.ts';
import {
  compactMove,
  countProblem,
  formatPositionText,
  type ParsedPosition,
  type PositionShape,
  parsePositionText,
} from '../../core/notation.ts';
import { type CommonProblems, fail, failWith, type Problem, succeed } from '../../core/problem.ts';
import { borderCells, cellsAhead, cellsOf, coordinates, isCorner, setOf, size } from './board.ts';
import { discsEach, discsOf, distanceOf, type FuseState, makeState, markedDiscs, pass, placeOf } from './rules.ts';

/** Why a position of Fuse is refused, beyond the reasons that other games share. */
export type FusePositionProblems = {
  'kings-uneven': { white: number; black: number };
};

const refuse = failWith<FusePositionProblems & CommonProblems>();

const sides = ['w', 'b'] as const;
const maxKingsEach = 2;
const passWords = ['pass', 'passo', 'passar'];

/** Row letter, column digit: a2 is the first cell at the top. */
export function cellName(cell: CellId): string {
  const [row, column] = coordinates[cell];
  return `${'abcdefgh'[row]}${column + 1}`;
}

const cellNames = coordinates.map((_, cell) => cellName(cell));

/** A disc's letter in position texts; that of a marked disc is a capital. */
export function discLetter(player: Player, isMarked: boolean): string {
  return isMarked ? sides[player].toUpperCase() : sides[player];
}

/** Row, column and how many cells to push, as they are asked for one at a time. */
const dialogue: Dialogue<FuseState> = {
  parts: [
    { name: 'row', choices: plainChoices('abcdefgh') },
    { name: 'column', choices: plainChoices('12345678') },
    { name: 'steps', choices: plainChoices('123456') },
  ],

  path(_state, [row, column, steps]) {
    if (column === undefined) return succeed([]);
    const name = `${'abcdefgh'[row]}${column + 1}`;
    const from = cellNames.indexOf(name);
    if (from < 0) return refuse({ code: 'no-such-cell', values: { cell: name } });
    const place = borderCells.indexOf(from);
    return succeed(steps === undefined || place < 0 ? [from] : [from, cellsAhead[place][steps]]);
  },
};

export function makeNotation(hasKings: boolean): Notation<FuseState> {
  const shape = { rows: size, columns: size, letters: hasKings ? 'wbWB' : 'wb', sides, isHole: isCorner };

  return {
    sides,

    move(_state, move) {
      if (move === pass) return 'pass';
      const place = placeOf(move);
      return `${cellName(borderCells[place])}-${cellName(cellsAhead[place][distanceOf(move) - 1])}`;
    },

    position(state) {
      const letters: string[] = Array.from({ length: size * size }, (_, index) =>
        isCorner(Math.floor(index / size), index % size) ? '#' : '.',
      );
      const marked = cellsOf(markedDiscs(state));
      for (const player of [0, 1] as const) {
        for (const cell of cellsOf(discsOf(state, player))) {
          const [row, column] = coordinates[cell];
          letters[row * size + column] = discLetter(player, marked.includes(cell));
        }
      }
      return formatPositionText(letters, size, sides[state.turn]);
    },

    parsePosition(text) {
      const parsed = parsePositionText(text, shape);
      if (!parsed.ok) return parsed;
      const problem = discProblem(parsed.value, shape) ?? (hasKings ? kingProblem(parsed.value, shape) : undefined);
      if (problem) return fail(problem);
      const cellsWith = (wanted: string) =>
        coordinates.flatMap(([row, column], cell) =>
          wanted.includes(parsed.value.letters[row * size + column]) ? [cell] : [],
        );
      const discs = [setOf(cellsWith('wW')), setOf(cellsWith('bB'))] as const;
      return succeed(makeState(discs, setOf(cellsWith('WB')), parsed.value.side ?? 0));
    },

    dialogue,

    read(state, text) {
      // A row and column written as one word are two parts all the same.
      const words = splitWords(text.replace(/^(\s*[a-z])([0-9]+\s+[0-9])/iu, '$1 $2'));
      if (words.length === dialogue.parts.length) return readParts(dialogue, state, words);
      const compact = compactMove(text);
      if (passWords.includes(compact)) return succeed([]);
      const [, from, to] = /^([a-z][0-9]+)-?([a-z][0-9]+)$/u.exec(compact) ?? [];
      if (from === undefined) return refuse({ code: 'unreadable-move', values: { text, example: 'd1-d5' } });
      const path: CellId[] = [];
      for (const name of [from, to]) {
        const cell = cellNames.indexOf(name);
        if (cell < 0) return refuse({ code: 'no-such-cell', values: { cell: name } });
        path.push(cell);
      }
      return succeed(path);
    },
  };
}

/** Every disc stays on the board, so there are always twelve of each colour, marked or not. */
function discProblem(position: ParsedPosition, shape: PositionShape): Problem | undefined {
  const discs = { ...position, letters: position.letters.map((letter) => letter.toLowerCase()) };
  return countProblem(discs, shape, { w: [discsEach, discsEach], b: [discsEach, discsEach] });
}

function kingProblem(position: ParsedPosition, shape: PositionShape): Problem | undefined {
  const problem = countProblem(position, shape, { W: [1, maxKingsEach], B: [1, maxKingsEach] });
  const count = (letter: string) => position.letters.filter((found) => found === letter).length;
  const [white, black] = [count('W'), count('B')];
  if (problem || white === black) return problem;
  return refuse({ code: 'kings-uneven', values: { white, black } }).problem;
}
