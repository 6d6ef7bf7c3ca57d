import { opponentOf, type Player, type Rules } from 'tabuleiro';

/** Nine bits for the crosses and nine for the noughts, cells in reading order, then one bit for whose turn it is. */
export type TicTacToeState = number;

export const cellCount = 9;
const turnBit = 1 << 18;
const lines = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

export const crosses = (state: TicTacToeState): number => state & 0o777;
export const noughts = (state: TicTacToeState): number => (state >> 9) & 0o777;
export const turnOf = (state: TicTacToeState): Player => (state & turnBit ? 1 : 0);
export const isTaken = (state: TicTacToeState, cell: number): boolean =>
  (((crosses(state) | noughts(state)) >> cell) & 1) === 1;

export function makeState(crossed: number, noughted: number, turn: Player): TicTacToeState {
  return crossed | (noughted << 9) | (turn === 1 ? turnBit : 0);
}

export function completedLines(marks: number): readonly number[] {
  return lines.filter((line) => (marks & line) === line);
}

/** The marks of the player who has just moved: only they can have a line. */
function lastMarks(state: TicTacToeState): number {
  return turnOf(state) === 0 ? noughts(state) : crosses(state);
}

function isFull(state: TicTacToeState): boolean {
  return (crosses(state) | noughts(state)) === 0o777;
}

export const rules: Rules<TicTacToeState> = {
  maxMoves: cellCount,

  start: () => 0,

  turn: turnOf,

  moves(state, into) {
    if (completedLines(lastMarks(state)).length > 0) return 0;
    let count = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      if (!isTaken(state, cell)) into[count++] = cell;
    }
    return count;
  },

  apply: (state, cell) => (state | (1 << (turnOf(state) === 0 ? cell : cell + 9))) ^ turnBit,

  outcome(state) {
    if (completedLines(lastMarks(state)).length > 0) return 'loss';
    return isFull(state) ? 'draw' : 'ongoing';
  },

  ending(state) {
    const line = completedLines(lastMarks(state)).reduce((cells, each) => cells | each, 0);
    if (line !== 0) {
      const cells = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => (line >> cell) & 1);
      return { reason: 'line', winner: opponentOf(turnOf(state)), cells };
    }
    return isFull(state) ? { reason: 'full', winner: null, cells: [] } : undefined;
  },
};
