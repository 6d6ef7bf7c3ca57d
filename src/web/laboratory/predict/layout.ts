import { nodeAt, type Tree } from '../../../study/exercises/tree.ts';

/** Where a position of a tree is drawn: the left edge and the middle of its box. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Layout {
  readonly places: readonly Place[];
  readonly width: number;
  readonly height: number;
}

export const boxHeight = 26;
const rowHeight = 34;
const rootWidth = 62;
const boxWidth = 92;
const gap = 18;
/** For two lines above: who moves, and what they want. */
export const headHeight = 40;
const edge = 3;

/**
 * A tree that lies on its side: each ply is a column, each leaf a row, and every position stands in the middle of its moves.
 * So it fits the width of a telephone, and grows downwards.
 */
export function layOut<S>(tree: Tree<S>): Layout {
  const places: Place[] = [];
  let rows = 0;
  place(0);
  const depth = Math.max(...tree.map(({ ply }) => ply));
  return { places, width: columnOf(depth) + boxWidth + edge, height: headHeight + rows * rowHeight };

  function place(id: number): number {
    const { ply, children } = nodeAt(tree, id);
    const rowsBelow = children.map(place);
    const y =
      rowsBelow.length === 0
        ? headHeight + (rows++ + 0.5) * rowHeight
        : (Math.min(...rowsBelow) + Math.max(...rowsBelow)) / 2;
    places[id] = { x: columnOf(ply), y, width: ply === 0 ? rootWidth : boxWidth };
    return y;
  }
}

/** The left edge of a ply's boxes. */
export function columnOf(ply: number): number {
  return ply === 0 ? edge : edge + rootWidth + gap + (ply - 1) * (boxWidth + gap);
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Where an arrow key leads: to the one above or below in the same column, to where it came from, to its first move. */
export function neighbour<S>(tree: Tree<S>, id: number, key: ArrowKey): number {
  const { parent, children, ply } = nodeAt(tree, id);
  if (key === 'ArrowLeft') return parent ?? id;
  if (key === 'ArrowRight') return children[0] ?? id;
  const column = tree.filter((node) => node.ply === ply).map((node) => node.id);
  return column[column.indexOf(id) + (key === 'ArrowUp' ? -1 : 1)] ?? id;
}
