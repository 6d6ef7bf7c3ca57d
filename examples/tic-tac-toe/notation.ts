import {
  compactMove,
  fail,
  formatPositionText,
  type Notation,
  opponentOf,
  parsePositionText,
  succeed,
} from 'tabuleiro';
import { cellCount, completedLines, crosses, makeState, noughts, type TicTacToeState, turnOf } from './rules.ts';

const sides = ['x', 'o'] as const;
const shape = { rows: 3, columns: 3, letters: 'xo', sides };

/** Column letter, row number: a1 is the top left. */
export const nameOf = (cell: number): string => `${'abc'[cell % 3]}${Math.floor(cell / 3) + 1}`;
export const cellNames = Array.from({ length: cellCount }, (_, cell) => nameOf(cell));

export const notation: Notation<TicTacToeState> = {
  sides,

  move: (_state, cell) => nameOf(cell),

  position(state) {
    const letters = cellNames.map((_, cell) =>
      (crosses(state) >> cell) & 1 ? 'x' : (noughts(state) >> cell) & 1 ? 'o' : '.',
    );
    return formatPositionText(letters, 3, sides[turnOf(state)]);
  },

  parsePosition(text) {
    const parsed = parsePositionText(text, shape);
    if (!parsed.ok) return parsed;
    const marksOf = (wanted: string) =>
      parsed.value.letters.reduce((marks, letter, cell) => (letter === wanted ? marks | (1 << cell) : marks), 0);
    const [crossed, noughted] = [marksOf('x'), marksOf('o')];
    const turn = parsed.value.side ?? 0;
    const lead = countOf(crossed) - countOf(noughted);
    if (completedLines(crossed).length > 0 && completedLines(noughted).length > 0) {
      return fail({ code: 'both-won', values: {} });
    }
    if (lead !== turn) {
      return fail({ code: 'side-impossible', values: { side: sides[turn], expected: sides[opponentOf(turn)] } });
    }
    if (completedLines(turn === 0 ? crossed : noughted).length > 0) {
      return fail({ code: 'side-has-won', values: { side: sides[turn] } });
    }
    return succeed(makeState(crossed, noughted, turn));
  },

  read(_state, text) {
    const name = compactMove(text);
    if (!/^[a-z]\d$/u.test(name)) return fail({ code: 'unreadable-move', values: { text, example: 'b2' } });
    const cell = cellNames.indexOf(name);
    return cell < 0 ? fail({ code: 'no-such-cell', values: { cell: name } }) : succeed([cell]);
  },
};

function countOf(marks: number): number {
  return cellNames.filter((_, cell) => (marks >> cell) & 1).length;
}
