/** A position of self-play and what was found out about it: what a network is fitted to. */
export interface Sample {
  /** The inputs of the network that are on. */
  readonly inputs: Uint16Array;
  /** 0 where the largest group decides, 1 where products do. */
  readonly family: 0 | 1;
  /** The legal pushes, 6 · place + distance − 1, and how much of the search went to each; none where there was no choice. */
  readonly pushes: Uint8Array;
  readonly shares: Float64Array;
  /** What the player to move could expect, from −1 to 1. */
  readonly result: number;
  /** The margin in units of the network. */
  readonly margin: number;
}
