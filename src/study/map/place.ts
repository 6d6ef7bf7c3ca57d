/** Where a node is drawn, in whole units. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** No two nodes are nearer to each other than this, but for the rounding to whole units. */
export const leastGap = 16;
/** Layers are farther apart. */
export const leastStep = 3 * leastGap;
