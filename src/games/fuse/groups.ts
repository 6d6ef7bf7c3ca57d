import { countBits } from '../../core/bits.ts';
import type { CellId, Player } from '../../core/game.ts';
import { type CellSet, coordinates } from './board.ts';

/**
 * What counts at the end: the largest group of `all` discs, or of those on the `inner` board; the largest with marked
 * discs counted twice, `kings`; or the product of the sizes of all groups, `omega`.
 */
export type Scoring = 'all' | 'inner' | 'kings' | 'omega';

/**
 * A set on the whole 8 × 8 grid, so that neighbours are a step of 1 or 8 apart. Row a–d and column 1–8 are bit
 * 8·row + column of `top`, rows e–h likewise of `bottom`.
 */
export interface Grid {
  readonly top: number;
  readonly bottom: number;
}

/** What discs of one colour score. */
export function score(discs: CellSet, marked: CellSet, scoring: Scoring): number {
  const grid = gridOf(discs, scoring);
  if (scoring === 'omega') return productOfGroups(grid);
  const marks = gridOf(marked, scoring);
  return weightOf(largestGroup(grid, marks), marks);
}

/** The cells of the groups that count: the first in reading order of those that count most, or in `omega` all of them. */
export function countedCells(discs: CellSet, marked: CellSet, scoring: Scoring): CellId[] {
  const grid = gridOf(discs, scoring);
  const { top, bottom } = scoring === 'omega' ? grid : largestGroup(grid, gridOf(marked, scoring));
  return coordinates.flatMap(([row, column], cell) => {
    const bit = 1 << ((row % 4) * 8 + column);
    return (row < 4 ? top : bottom) & bit ? [cell] : [];
  });
}

/** Who wins with these scores; in `omega` a tie goes to the player who moved second. */
export function winnerOf([first, second]: readonly [number, number], scoring: Scoring): Player | null {
  if (first === second) return scoring === 'omega' ? 1 : null;
  return first > second ? 0 : 1;
}

const lastColumn = 0x80808080 | 0;

/** How many pairs of discs of one colour lie side by side. */
export function countJoins(discs: CellSet, scoring: Scoring): number {
  const { top, bottom } = gridOf(discs, scoring);
  const along = countBits(top & (top >>> 1) & ~lastColumn) + countBits(bottom & (bottom >>> 1) & ~lastColumn);
  const down = countBits(top & (top >>> 8)) + countBits(bottom & (bottom >>> 8));
  return along + down + countBits((top >>> 24) & bottom & 0xff);
}

/** The sizes of all groups of one colour, the largest first; a marked disc counts twice. */
export function groupSizes(discs: CellSet, marked: CellSet, scoring: Scoring): number[] {
  const marks = gridOf(marked, scoring);
  const sizes: number[] = [];
  let rest = gridOf(discs, scoring);
  while ((rest.top | rest.bottom) !== 0) {
    const group = firstGroup(rest);
    sizes.push(weightOf(group, marks));
    rest = { top: rest.top ^ group.top, bottom: rest.bottom ^ group.bottom };
  }
  return sizes.sort((a, b) => b - a);
}

function largestGroup(grid: Grid, marks: Grid): Grid {
  let largest: Grid = { top: 0, bottom: 0 };
  let most = 0;
  let rest = grid;
  while ((rest.top | rest.bottom) !== 0) {
    const group = firstGroup(rest);
    const weight = weightOf(group, marks);
    if (weight > most) {
      largest = group;
      most = weight;
    }
    rest = { top: rest.top ^ group.top, bottom: rest.bottom ^ group.bottom };
  }
  return largest;
}

/** At most 3⁴ = 81, for four groups of three. */
function productOfGroups(grid: Grid): number {
  let product = 1;
  let rest = grid;
  while ((rest.top | rest.bottom) !== 0) {
    const group = firstGroup(rest);
    product *= countBits(group.top) + countBits(group.bottom);
    rest = { top: rest.top ^ group.top, bottom: rest.bottom ^ group.bottom };
  }
  return product;
}

const notColumn1 = 0xfefefefe;
const notColumn8 = 0x7f7f7f7f;

/** The group of the first cell, in reading order: its neighbours, and theirs, until there are no more. */
function firstGroup(grid: Grid): Grid {
  let top = grid.top & -grid.top;
  let bottom = top === 0 ? grid.bottom & -grid.bottom : 0;
  for (;;) {
    const besideTop = ((top << 1) & notColumn1) | ((top >>> 1) & notColumn8) | (top << 8) | (top >>> 8);
    const besideBottom = ((bottom << 1) & notColumn1) | ((bottom >>> 1) & notColumn8) | (bottom << 8) | (bottom >>> 8);
    const grownTop = (top | besideTop | (bottom << 24)) & grid.top;
    const grownBottom = (bottom | besideBottom | (top >>> 24)) & grid.bottom;
    if (grownTop === top && grownBottom === bottom) return { top, bottom };
    top = grownTop;
    bottom = grownBottom;
  }
}

/** How many discs a group has, the marked ones counted twice. */
function weightOf(group: Grid, marks: Grid): number {
  return (
    countBits(group.top) +
    countBits(group.bottom) +
    countBits(group.top & marks.top) +
    countBits(group.bottom & marks.bottom)
  );
}

/** The ends of three rows, by the six border places there: bit 0 and bit 7 of each row. */
const sides = Int32Array.from({ length: 64 }, (_, places) => {
  let ends = 0;
  for (let place = 0; place < 6; place++) {
    if ((places >> place) & 1) ends |= 1 << ((place >> 1) * 8 + (place & 1) * 7);
  }
  return ends;
});

export function gridOf({ border, upper, lower }: CellSet, scoring: Scoring): Grid {
  const innerTop = ((upper & 0x3f) << 9) | ((upper & 0xfc0) << 11) | ((upper & 0x3f000) << 13);
  const innerBottom = ((lower & 0x3f) << 1) | ((lower & 0xfc0) << 3) | ((lower & 0x3f000) << 5);
  if (scoring === 'inner') return { top: innerTop, bottom: innerBottom };
  return {
    top: innerTop | ((border & 0x3f) << 1) | (sides[(border >> 6) & 0x3f] << 8),
    bottom: innerBottom | sides[(border >> 12) & 0x3f] | ((border >> 18) << 25),
  };
}
