import { type Move, opponentOf, type Player, type Rules } from '../../core/game.ts';

/**
 * Where the pieces are, as sets of cells. Cell n is bit n, in reading order from the top left:
 *
 *      0  1  2  3  4
 *      5  6  7  8  9
 *     10 11 12 13 14
 *     15 16 17 18 19
 *     20 21 22 23 24
 */
export interface NeutreekoState {
  readonly black: number;
  readonly white: number;
  readonly turn: Player;
}

export const size = 5;
export const cellCount = size * size;

/** The directions in the order of the rules: N W E S NE NW SE SW, as steps of row and column. */
export const directions: readonly (readonly [row: number, column: number])[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 1],
  [-1, -1],
  [1, 1],
  [1, -1],
];

/** A move holds the cell it leaves in its low five bits and the one where the piece stops in the next five. */
export const fromCell = (move: Move): number => move & 31;
export const toCell = (move: Move): number => move >> 5;
export const makeMove = (from: number, to: number): Move => from | (to << 5);

export const start: NeutreekoState = {
  black: (1 << 7) | (1 << 21) | (1 << 23),
  white: (1 << 1) | (1 << 3) | (1 << 17),
  turn: 0,
};

/** How far a cell's number changes with one step. */
const steps = Int32Array.from(directions, ([row, column]) => row * size + column);

/**
 * For each cell and direction the cells up to the border, and the one just past it, where every piece stops. Going up
 * the board that one may be below 0, so sets that are looked at upwards are shifted by six.
 */
const shift = 6;
const ahead = new Int32Array(cellCount * directions.length);
const beyond = new Int32Array(cellCount * directions.length);
for (let cell = 0; cell < cellCount; cell++) {
  for (let direction = 0; direction < directions.length; direction++) {
    const [rowStep, columnStep] = directions[direction];
    const ray = cell * directions.length + direction;
    const raise = steps[direction] < 0 ? shift : 0;
    let row = Math.floor(cell / size) + rowStep;
    let column = (cell % size) + columnStep;
    for (; row >= 0 && row < size && column >= 0 && column < size; row += rowStep, column += columnStep) {
      ahead[ray] |= 1 << (row * size + column + raise);
    }
    beyond[ray] = 1 << (row * size + column + raise);
  }
}

/**
 * Where a piece that slides from a cell stops; the cell itself when the way is barred at once. Without a branch on
 * what stands in the way: positions are random to the processor, and guessing wrong took a third of the time.
 */
export function slide(occupied: number, from: number, direction: number): number {
  const ray = (from << 3) | direction;
  const step = steps[direction];
  if (step < 0) return 31 - shift - Math.clz32(((occupied << shift) & ahead[ray]) | beyond[ray]) - step;
  const obstacles = (occupied & ahead[ray]) | beyond[ray];
  return 31 - Math.clz32(obstacles & -obstacles) - step;
}

/** The cells from which a line of three fits on the board to the east, and to the west. */
const westernCells = 0b00111_00111_00111_00111_00111;
const easternCells = 0b11100_11100_11100_11100_11100;

/** Whether three of the pieces stand side by side in a straight line: E, S, SE or SW of its first cell. */
export function hasLine(pieces: number): boolean {
  const east = pieces & (pieces >> 1) & (pieces >> 2) & westernCells;
  const south = pieces & (pieces >> 5) & (pieces >> 10);
  const southEast = pieces & (pieces >> 6) & (pieces >> 12) & westernCells;
  const southWest = pieces & (pieces >> 4) & (pieces >> 8) & easternCells;
  return (east | south | southEast | southWest) !== 0;
}

/** Only the player who has just moved can have a line. */
function hasEnded(state: NeutreekoState): boolean {
  return hasLine(state.turn === 0 ? state.white : state.black);
}

export const rules: Rules<NeutreekoState> = {
  maxMoves: 24,

  start: () => start,

  turn: (state) => state.turn,

  moves(state, into) {
    if (hasEnded(state)) return 0;
    const occupied = state.black | state.white;
    let count = 0;
    for (let pieces = state.turn === 0 ? state.black : state.white; pieces !== 0; pieces &= pieces - 1) {
      const from = 31 - Math.clz32(pieces & -pieces);
      for (let direction = 0; direction < 8; direction++) {
        const to = slide(occupied, from, direction);
        // Written always and counted only if it moves: a branch here would be guessed wrong too often.
        into[count] = makeMove(from, to);
        count += Number(to !== from);
      }
    }
    return count;
  },

  /** Draws a piece and a direction until it can go there: twice as many random games a second as from a list. */
  pick(state, random) {
    if (hasEnded(state)) return undefined;
    const occupied = state.black | state.white;
    for (;;) {
      const drawn = random.below(24);
      let pieces = state.turn === 0 ? state.black : state.white;
      for (let passed = drawn >> 3; passed > 0; passed--) pieces &= pieces - 1;
      const from = 31 - Math.clz32(pieces & -pieces);
      const to = slide(occupied, from, drawn & 7);
      if (to !== from) return makeMove(from, to);
    }
  },

  apply(state, move) {
    const change = (1 << fromCell(move)) | (1 << toCell(move));
    return state.turn === 0
      ? { black: state.black ^ change, white: state.white, turn: 1 }
      : { black: state.black, white: state.white ^ change, turn: 0 };
  },

  outcome: (state) => (hasEnded(state) ? 'loss' : 'ongoing'),

  ending(state) {
    if (!hasEnded(state)) return undefined;
    return {
      reason: 'line',
      winner: opponentOf(state.turn),
      cells: cellsOf(state.turn === 0 ? state.white : state.black),
    };
  },

  arrangement: (state) => state.black * 2 ** cellCount + state.white,
};

/** The cells of a set, in reading order. */
export function cellsOf(pieces: number): number[] {
  return Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => (pieces >> cell) & 1);
}
