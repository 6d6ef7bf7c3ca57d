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

/** Listed at the first draw, in 8 ms and 160 kB; from then on a draw is one look-up. */
let rings: Int32Array | undefined;

/** One of the setups, each equally likely: the border places of the white discs. Black has the others. */
export function drawRing(random: Random): number {
  rings ??= listRings();
  return rings[random.below(ringCount)];
}

/** The white discs of every setup. */
export function listRings(): Int32Array {
  const found = new Int32Array(ringCount);
  extendRing(0, 0, found, 0);
  return found;
}

/** Puts all setups that begin like `ring`, clockwise bits of white discs, into `found`; returns how many are there. */
function extendRing(ring: number, length: number, found: Int32Array, count: number): number {
  if (length === clockwise.length) {
    if (countWhite(ring) !== length / 2 || hasThreeAcrossSeam(ring)) return count;
    found[count] = placesOf(ring);
    return count + 1;
  }
  let total = count;
  for (let colour = 0; colour < 2; colour++) {
    const longer = ring | (colour << length);
    if (length >= 2 && isOneColour(longer >> (length - 2))) continue;
    total = extendRing(longer, length + 1, found, total);
  }
  return total;
}

/** Whether the lowest three discs are of one colour. */
function isOneColour(ring: number): boolean {
  return (ring & 7) === 0 || (ring & 7) === 7;
}

function hasThreeAcrossSeam(ring: number): boolean {
  const around = (ring >> (clockwise.length - 2)) | ((ring & 3) << 2);
  return isOneColour(around) || isOneColour(around >> 1);
}

function countWhite(ring: number): number {
  let count = 0;
  for (let rest = ring; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function placesOf(ring: number): number {
  let places = 0;
  for (let index = 0; index < clockwise.length; index++) places |= ((ring >> index) & 1) << clockwise[index];
  return places;
}
