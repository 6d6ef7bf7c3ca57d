import { borderCells, cellAt, coordinates, size } from '../board.ts';
import { inputCount } from './inputs.ts';

/** Six distances for each border place: 6 · place + distance − 1. */
export const pushCount = 6 * borderCells.length;

/** Where the inputs and the pushes of a position go when the board is turned or reflected. */
export interface Image {
  readonly inputs: Uint16Array;
  readonly pushes: Uint8Array;
}

/** A cell as the inputs count it: a border place, or 24 and more for the inner board in reading order. */
function numberOf(cell: number): number {
  const place = borderCells.indexOf(cell);
  const [row, column] = coordinates[cell];
  return place < 0 ? borderCells.length + 6 * (row - 1) + column - 1 : place;
}

/** The numbers of the pairs of neighbours inside, by their two cells in either order. */
const pairs = new Map<number, number>();
const keyOf = (one: number, other: number): number => one * coordinates.length + other;
coordinates.forEach(([row, column], cell) => {
  const neighbours = [
    { neighbour: cellAt(row, column + 1), number: 5 * (row - 1) + column - 1 },
    { neighbour: cellAt(row + 1, column), number: 30 + 6 * (row - 1) + column - 1 },
  ];
  for (const { neighbour, number } of neighbours) {
    if (neighbour < 0 || borderCells.includes(cell) || borderCells.includes(neighbour)) continue;
    const [one, other] = [numberOf(cell), numberOf(neighbour)];
    pairs.set(keyOf(one, other), number).set(keyOf(other, one), number);
  }
});

/** The columns reflected if asked for, and then so many quarters of a turn. */
function makeImage(isReflected: boolean, turns: number): Image {
  const cells = new Uint8Array(coordinates.length);
  coordinates.forEach(([fromRow, fromColumn], cell) => {
    let [row, column] = [fromRow, isReflected ? size - 1 - fromColumn : fromColumn];
    for (let turn = 0; turn < turns; turn++) [row, column] = [column, size - 1 - row];
    cells[numberOf(cell)] = numberOf(cellAt(row, column));
  });
  const inputs = Uint16Array.from({ length: inputCount }, (_, input) => input);
  for (const side of [0, 60]) {
    for (const [cell, image] of cells.entries()) {
      inputs[side + cell] = side + image;
      inputs[266 + side + cell] = 266 + side + image;
    }
    for (const [key, number] of pairs) {
      const [one, other] = [Math.floor(key / coordinates.length), key % coordinates.length];
      const image = pairs.get(keyOf(cells[one], cells[other]));
      if (image !== undefined) inputs[120 + side + number] = 120 + side + image;
    }
  }
  const pushes = Uint8Array.from({ length: pushCount }, (_, push) => 6 * cells[Math.floor(push / 6)] + (push % 6));
  return { inputs, pushes };
}

/** The eight turns and reflections of the board; weights that are kept in a file depend on their order. */
export const images: readonly Image[] = [false, true].flatMap((isReflected) =>
  [0, 1, 2, 3].map((turns) => makeImage(isReflected, turns)),
);

const isSame = (one: ArrayLike<number>, isAt: (place: number) => number): boolean =>
  Array.from(one).every((to, from) => to === isAt(from));

/** The number of the image that is one after another: first `first`, then `then`. */
function numberOfBoth(first: Image, then: Image): number {
  return images.findIndex(({ pushes }) => isSame(pushes, (push) => then.pushes[first.pushes[push]]));
}

/** The image that takes back what another does. */
export const inverses: readonly number[] = images.map((image) =>
  images.findIndex((other) => numberOfBoth(image, other) === 0),
);

/** How an image is seen from another: the number of what is left to do of `image` after the inverse of `from`. */
export const seenFrom: readonly (readonly number[])[] = inverses.map((inverse) =>
  images.map((image) => numberOfBoth(image, images[inverse])),
);
