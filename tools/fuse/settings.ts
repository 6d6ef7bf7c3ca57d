import type { Scoring } from '../../src/games/fuse/groups.ts';
import type { FitSettings } from './fit.ts';
import type { SelfPlaySettings } from './self-play.ts';

/** A run that makes weights: rounds of self-play, each fitted to what all rounds have found. */
export interface RunSettings {
  readonly seed: number;
  readonly scorings: readonly Scoring[];
  readonly rounds: number;
  /** Games of each scoring in a round. */
  readonly games: number;
  readonly selfPlay: SelfPlaySettings;
  readonly fit: FitSettings;
  /** The match at the end, against the network that had learned nothing: rings, each played twice, and walks a move. */
  readonly match: { readonly rings: number; readonly walks: number };
}

/** A few minutes on one core, without a graphics processor. It shows that the parts work, and learns the beginnings. */
export const smallRun: RunSettings = {
  seed: 1,
  scorings: ['all'],
  rounds: 3,
  games: 500,
  selfPlay: { walks: 100, noise: 0.25, variedPlies: 12, trustInResult: 0.5, exactDiscs: 6 },
  fit: { losses: { value: 1, margin: 0.25, moves: 1 }, epochs: 4, batch: 128, step: 0.002, decay: 0.01 },
  match: { rings: 100, walks: 100 },
};
