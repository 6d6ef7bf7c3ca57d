import type { Language } from '../core/game.ts';

/** How an engine begins; who plays and the seed can be changed by `setoption`. */
export interface UgiOptions {
  /** The name of who plays unless another is chosen. */
  readonly player?: string;
  /** The same seed gives the same moves, of players that count no time. */
  readonly seed?: number;
  /** In which its refusals are said. */
  readonly language?: Language;
}

/** What holds where nothing is said. */
export const usualUgiOptions: Required<UgiOptions> = { player: 'level:8', seed: 1, language: 'en' };
