import type { CellId } from '../core/game.ts';

/** Where a dragged piece was let go, in place of the cell that it came from. */
export interface Release {
  readonly cell: CellId;
  readonly x: number;
  readonly y: number;
}

/** A piece that a pointer holds is nearer to the eye. */
export const liftedScale = 1.16;
