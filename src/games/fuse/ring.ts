import type { Random } from '../../core/random.ts';
import { borderCells, coordinates, size } from './board.ts';

/** The setups: rings of 12 white and 12 black discs, never more than two of one colour in succession. */
export const ringCount = 40_158;

/** The border places clockwise from a2: along row a, down column 8, back along row h, up column 1. */
export const clockwise: readonly number[] = borderCells
  .map((cell, place) => ({ place, turn: turnOf(coordinates[cell]) }))
  .sort((first, second) => first.turn - second.turn)
  .map(({ place }) => place);

/** How far around the ring a border cell is. */
function turnOf([row, column]: readonly [number, number]): number {
  const last = size - 1;
  if (row === 0) return column;
  if (column === last) return last + row;
  return row === last ? 3 * last - column : 4 * last - row;
}

let rings: Int32Array | undefined;

/** One of the setups, each equally likely: the border places of the white discs; black has the others. */
export function drawRing(random: Random): number {
  // Listed at the first call, in 5 ms and 160 kB; to count through the setups for the n-th one took 10 times as long.
  rings ??= listRings();
  return rings[random.below(ringCount)];
}

/** The white discs of every setup. */
export function listRings(): Int32Array {
  const found = new Int32Array(ringCount);
  let count = 0;
  const colours: number[] = [];
  const isThird = (index: number) => {
    const previous = (back: number) => colours[(index - back + clockwise.length) % clockwise.length];
    return colours[index] === previous(1) && colours[index] === previous(2);
  };
  const extend = (index: number, white: number, whitesLeft: number): void => {
    if (index === clockwise.length) {
      if (!isThird(0) && !isThird(1)) found[count++] = white;
      return;
    }
    for (const colour of [0, 1]) {
      const isWhite = colour === 0;
      colours[index] = colour;
      const left = whitesLeft - Number(isWhite);
      const hasRoom = left >= 0 && left <= clockwise.length - index - 1;
      if (hasRoom && !(index >= 2 && isThird(index)))
        extend(index + 1, isWhite ? white | (1 << clockwise[index]) : white, left);
    }
  };
  extend(0, 0, clockwise.length / 2);
  return found;
}
