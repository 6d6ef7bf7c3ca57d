import { type CellId, type Move, opponentOf, type Player, type Rules } from '../../core/game.ts';

/** The shapes in the order of the rules. Each player has two of each. */
export const shapes = ['cone', 'cube', 'cylinder', 'sphere'] as const;
export type Shape = (typeof shapes)[number];
export const piecesEach = 2;

/**
 * Where the pieces of one shape stand, and which areas (rows, columns and zones) they stand in. Bit n is cell n, in
 * reading order from the top left; the bits above the cells are the areas.
 *
 *      0  1 |  2  3      rows     16 17 18 19, from the top
 *      4  5 |  6  7      columns  20 21 22 23, from the left
 *     ------+-------     zones    24 25 26 27, in reading order
 *      8  9 | 10 11
 *     12 13 | 14 15
 */
export type Places = number;

/** One player's pieces on the board. */
export type Pieces = Readonly<Record<Shape, Places>>;

export interface QuantikState {
  readonly white: Pieces;
  readonly brown: Pieces;
  readonly turn: Player;
}

/** What becomes of a player who cannot move: the publisher says that they lose. */
export type Blocked = 'loses' | 'draws';

export const size = 4;
export const cellCount = size * size;
/** The part of `Places` that is cells. */
export const allCells = (1 << cellCount) - 1;

/** The three kinds of area, in the order of their bits, and which one of each kind a cell is in. */
export const areas = ['row', 'column', 'zone'] as const;
export type Area = (typeof areas)[number];

export const areaOf: Readonly<Record<Area, (cell: CellId) => number>> = {
  row: (cell) => Math.floor(cell / size),
  column: (cell) => cell % size,
  zone: (cell) => 2 * Math.floor(cell / (2 * size)) + Math.floor((cell % size) / 2),
};

/** A move holds the number of its shape in the low two bits and its cell in the next four. */
export const shapeOf = (move: Move): number => move & 3;
export const toCell = (move: Move): CellId => move >> 2;
export const makeMove = (shape: number, to: CellId): Move => shape | (to << 2);

/** A piece's place on each cell: the cell itself, its row, its column and its zone. */
export const placeOn = Int32Array.from({ length: cellCount }, (_, cell) =>
  areas.reduce((place, area, kind) => place | (1 << (cellCount + kind * size + areaOf[area](cell))), 1 << cell),
);

/** The cells of every set of areas. */
const cellsOfAreas = Int32Array.from({ length: 1 << (areas.length * size) }, (_, set) =>
  placeOn.reduce((cells, place, cell) => ((place >> cellCount) & set ? cells | (1 << cell) : cells), 0),
);

const noPieces: Pieces = { cone: 0, cube: 0, cylinder: 0, sphere: 0 };
export const start: QuantikState = { white: noPieces, brown: noPieces, turn: 0 };

/** The pieces of the player to move, and those of the opponent. */
export const ownPieces = (state: QuantikState): Pieces => (state.turn === 0 ? state.white : state.brown);
export const opposingPieces = (state: QuantikState): Pieces => (state.turn === 0 ? state.brown : state.white);

/** The cells on which a player has pieces. */
export function cellsWith(pieces: Pieces): number {
  return (pieces.cone | pieces.cube | pieces.cylinder | pieces.sphere) & allCells;
}

/** Whether both pieces of a shape are on the board: without the lowest cell, one is left. */
export function isUsedUp(own: Places): boolean {
  return (own & (own - 1) & allCells) !== 0;
}

/** All the cells of the areas in which pieces stand. Of the opponent's, those are barred to the same shape. */
export function cellsInAreas(places: Places): number {
  return cellsOfAreas[places >> cellCount];
}

/** For each shape, the cells where the player to move may put it. */
export function openCells(state: QuantikState): Readonly<Record<Shape, number>> {
  const own = ownPieces(state);
  const opposing = opposingPieces(state);
  const empty = allCells & ~cellsWith(own) & ~cellsWith(opposing);
  return {
    cone: isUsedUp(own.cone) ? 0 : empty & ~cellsInAreas(opposing.cone),
    cube: isUsedUp(own.cube) ? 0 : empty & ~cellsInAreas(opposing.cube),
    cylinder: isUsedUp(own.cylinder) ? 0 : empty & ~cellsInAreas(opposing.cylinder),
    sphere: isUsedUp(own.sphere) ? 0 : empty & ~cellsInAreas(opposing.sphere),
  };
}

/**
 * The areas that are completed, as bits of `Places`: those where every shape stands. An area has four cells, so each of
 * them then holds another shape; and no two shapes share a cell, so no bit of a cell is left.
 */
export function completedAreas({ white, brown }: QuantikState): number {
  return (
    (white.cone | brown.cone) &
    (white.cube | brown.cube) &
    (white.cylinder | brown.cylinder) &
    (white.sphere | brown.sphere)
  );
}

function moves(state: QuantikState, into: Int32Array): number {
  if (completedAreas(state) !== 0) return 0;
  const { cone, cube, cylinder, sphere } = openCells(state);
  let count = 0;
  for (let cells = cone | cube | cylinder | sphere; cells !== 0; cells &= cells - 1) {
    const to = 31 - Math.clz32(cells & -cells);
    // Every shape is written and only those that may go there are counted: with a branch for each, which the processor
    // guesses wrong too often, 0.7 million random games a second instead of 1.2.
    into[count] = makeMove(0, to);
    count += (cone >> to) & 1;
    into[count] = makeMove(1, to);
    count += (cube >> to) & 1;
    into[count] = makeMove(2, to);
    count += (cylinder >> to) & 1;
    into[count] = makeMove(3, to);
    count += (sphere >> to) & 1;
  }
  return count;
}

function apply(state: QuantikState, move: Move): QuantikState {
  const own = ownPieces(state);
  const shape = shapeOf(move);
  const place = placeOn[toCell(move)];
  const placed: Pieces = {
    cone: shape === 0 ? own.cone | place : own.cone,
    cube: shape === 1 ? own.cube | place : own.cube,
    cylinder: shape === 2 ? own.cylinder | place : own.cylinder,
    sphere: shape === 3 ? own.sphere | place : own.sphere,
  };
  return state.turn === 0
    ? { white: placed, brown: state.brown, turn: 1 }
    : { white: state.white, brown: placed, turn: 0 };
}

/** Whether the player to move cannot. On a full board that is so too. */
function isBlocked(state: QuantikState): boolean {
  const { cone, cube, cylinder, sphere } = openCells(state);
  return (cone | cube | cylinder | sphere) === 0;
}

export function makeRules(blocked: Blocked): Rules<QuantikState> {
  return {
    maxMoves: cellCount * shapes.length,
    start: () => start,
    turn: (state) => state.turn,
    moves,
    apply,

    outcome(state) {
      // Only the player who has just moved can have completed an area.
      if (completedAreas(state) !== 0) return 'loss';
      if (!isBlocked(state)) return 'ongoing';
      return blocked === 'loses' ? 'loss' : 'draw';
    },

    ending(state) {
      const winner = opponentOf(state.turn);
      const completed = completedAreas(state);
      if (completed !== 0) {
        const lines = areasIn(completed).map((area) => cellsOf(cellsInAreas(area)));
        return { reason: 'line', winner, cells: cellsOf(cellsInAreas(completed)), ...(lines.length > 1 && { lines }) };
      }
      if (!isBlocked(state)) return undefined;
      return { reason: 'blocked', winner: blocked === 'loses' ? winner : null, cells: [] };
    },
  };
}

/** Each area of a set by itself, as a bit of `Places`: rows first, then columns and zones. */
function areasIn(set: Places): Places[] {
  const bits = Array.from({ length: areas.length * size }, (_, area) => 1 << (cellCount + area));
  return bits.filter((bit) => (set & bit) !== 0);
}

/** The cells of a set, in reading order. */
export function cellsOf(set: number): CellId[] {
  return Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => (set >> cell) & 1);
}
