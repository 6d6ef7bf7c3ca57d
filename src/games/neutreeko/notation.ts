import type { CellId, Notation } from '../../core/game.ts';
import { compactMove, countProblem, formatPositionText, parsePositionText } from '../../core/notation.ts';
import { type CommonProblems, fail, failWith, succeed } from '../../core/problem.ts';
import { cellCount, fromCell, hasLine, type NeutreekoState, size, toCell } from './rules.ts';

const refuse = failWith<CommonProblems>();

const piecesEach = 3;
const shape = { rows: size, columns: size, letters: 'bw', sides: ['b', 'w'] } as const;

/** Row digit, column letter: 1A is the top left. */
export function cellName(cell: CellId): string {
  return `${Math.floor(cell / size) + 1}${'ABCDE'[cell % size]}`;
}

const cellNames = Array.from({ length: cellCount }, (_, cell) => cellName(cell));

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

  read(_state, text) {
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
