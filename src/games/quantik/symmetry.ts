import type { CellId, Symmetry } from '../../core/game.ts';
import {
  allCells,
  areaOf,
  cellCount,
  makeMove,
  type Pieces,
  type Places,
  placeOn,
  type QuantikState,
  shapeOf,
  shapes,
  size,
  toCell,
} from './rules.ts';

/** The orders of four rows, or columns, that keep those of a zone together: where each goes, the identity first. */
const pairOrders = [
  [0, 1],
  [1, 0],
];
const lineOrders = pairOrders.flatMap((pairs) =>
  pairOrders.flatMap((first) =>
    pairOrders.map((second) => [
      ...first.map((line) => 2 * pairs[0] + line),
      ...second.map((line) => 2 * pairs[1] + line),
    ]),
  ),
);

/**
 * The 128 ways to turn the board that take rows, columns and zones to rows, columns and zones: order the rows, order
 * the columns, and perhaps swap rows for columns. For each, where every cell goes; the identity is first.
 */
export function boardSymmetries(): readonly (readonly CellId[])[] {
  return [false, true].flatMap((isSwapped) =>
    lineOrders.flatMap((rows) =>
      lineOrders.map((columns) =>
        Array.from({ length: cellCount }, (_, cell) => {
          const row = rows[areaOf.row(cell)];
          const column = columns[areaOf.column(cell)];
          return isSwapped ? column * size + row : row * size + column;
        }),
      ),
    ),
  );
}

/** The 24 ways to rename the shapes: for each, what every shape becomes; the identity is first. */
export function shapeSymmetries(): readonly (readonly number[])[] {
  return ordersOf(shapes.map((_, shape) => shape));
}

function ordersOf(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

let group: readonly Symmetry<QuantikState>[] | undefined;

/** Every way to turn the board with every way to rename the shapes: 3072, made once, which takes some 15 ms. */
export function symmetries(): readonly Symmetry<QuantikState>[] {
  group ??= makeGroup();
  return group;
}

function makeGroup(): readonly Symmetry<QuantikState>[] {
  const renamings = shapeSymmetries();
  return boardSymmetries().flatMap((image) => renamings.map((renamed) => symmetry(image, renamed)));
}

function symmetry(image: readonly CellId[], renamed: readonly number[]): Symmetry<QuantikState> {
  const turnPlaces = (places: Places): Places => {
    let turned = 0;
    for (let cells = places & allCells; cells !== 0; cells &= cells - 1) {
      turned |= placeOn[image[31 - Math.clz32(cells & -cells)]];
    }
    return turned;
  };
  const [cone, cube, cylinder, sphere] = shapes.map((_, shape) => shapes[renamed.indexOf(shape)]);
  const turnPieces = (pieces: Pieces): Pieces => ({
    cone: turnPlaces(pieces[cone]),
    cube: turnPlaces(pieces[cube]),
    cylinder: turnPlaces(pieces[cylinder]),
    sphere: turnPlaces(pieces[sphere]),
  });
  return {
    state: ({ white, brown, turn }) => ({ white: turnPieces(white), brown: turnPieces(brown), turn }),
    move: (move) => makeMove(renamed[shapeOf(move)], image[toCell(move)]),
  };
}
