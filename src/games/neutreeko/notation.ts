import { plainChoices, readParts, splitWords } from '../../core/dialogue.ts';
import type { CellId, Dialogue, Notation } from '../../core/game.ts';
import { compactMove, countProblem, formatPositionText, parsePositionText } from '../../core/notation.ts';
import { type CommonProblems, fail, failWith, succeed } from '../../core/problem.ts';
import { cellCount, fromCell, hasLine, type NeutreekoState, size, slide, toCell } from './rules.ts';

const refuse = failWith<CommonProblems>();

const piecesEach = 3;
const shape = { rows: size, columns: size, letters: 'bw', sides: ['b', 'w'] } as const;

/** Row digit, column letter: 1A is the top left. */
export function cellName(cell: CellId): string {
  return `${Math.floor(cell / size) + 1}${'ABCDE'[cell % size]}`;
}

const cellNames = Array.from({ length: cellCount }, (_, cell) => cellName(cell));

/** Row, column and direction, as they are asked for one at a time. */
const dialogue: Dialogue<NeutreekoState> = {
  parts: [
    { name: 'row', choices: plainChoices('12345') },
    { name: 'column', choices: plainChoices('ABCDE') },
    {
      name: 'direction',
      // In the order of the rules; in Portuguese, west is “oeste”.
      choices: ['N', 'W', 'E', 'S', 'NE', 'NW', 'SE', 'SW'].map((name) => ({ en: name, pt: name.replace('W', 'O') })),
    },
  ],

  path({ black, white, turn }, [row, column, direction]) {
    if (column === undefined) return succeed([]);
    const from = row * size + column;
    const isOwn = ((turn === 0 ? black : white) >> from) & 1;
    if (direction === undefined || !isOwn) return succeed([from]);
    const stop = slide(black | white, from, direction);
    if (stop === from) return refuse({ code: 'blocked', values: { cell: cellName(from) } });
    return succeed([from, stop]);
  },
};

export const notation: Notation<NeutreekoState> = {
  sides: shape.sides,

  move: (_state, move) => `${cellName(fromCell(move))}-${cellName(toCell(move))}`,

  position(state) {
    const letters = cellNames.map((_, cell) =>
      (state.black >> cell) & 1 ? 'b' : (state.white >> cell) & 1 ? 'w' : '.',
    );
    return formatPositionText(letters, size, shape.sides[state.turn]);
  },

  parsePosition(text) {
    const parsed = parsePositionText(text, shape);
    if (!parsed.ok) return parsed;
    const problem = countProblem(parsed.value, shape, { b: [piecesEach, piecesEach], w: [piecesEach, piecesEach] });
    if (problem) return fail(problem);
    const setOf = (wanted: string) =>
      parsed.value.letters.reduce((set, letter, cell) => (letter === wanted ? set | (1 << cell) : set), 0);
    const pieces = [setOf('b'), setOf('w')];
    const [black, white] = pieces;
    const turn = parsed.value.side ?? 0;
    if (hasLine(black) && hasLine(white)) return refuse({ code: 'both-won', values: {} });
    if (hasLine(pieces[turn])) return refuse({ code: 'side-has-won', values: { side: shape.sides[turn] } });
    return succeed({ black, white, turn });
  },

  dialogue,

  read(state, text) {
    const words = splitWords(text);
    if (words.length === dialogue.parts.length) return readParts(dialogue, state, words);
    const [, from, to] = /^([0-9]+[a-z])-?([0-9]+[a-z])$/u.exec(compactMove(text)) ?? [];
    if (from === undefined) return refuse({ code: 'unreadable-move', values: { text, example: '4C-2E' } });
    const path: CellId[] = [];
    for (const name of [from, to]) {
      const cell = cellNames.indexOf(name.toUpperCase());
      if (cell < 0) return refuse({ code: 'no-such-cell', values: { cell: name.toUpperCase() } });
      path.push(cell);
    }
    return succeed(path);
  },
};
