import { lookTimes } from '../../play/look-times.ts';

/** How long things take, in milliseconds. It is given, so that tests neither wait nor race. */
export interface Tempo {
  /** How long to look for a hint or values, at each position of a review, and at a move in passing. */
  readonly hint: number;
  readonly review: number;
  readonly glance: number;
  /** How long a piece takes for a cell. */
  readonly frame: number;
  /** How often the time of a wait is shown anew. */
  readonly tick: number;
}

export const usualTempo: Tempo = { ...lookTimes, glance: 300, frame: 45, tick: 1000 };
