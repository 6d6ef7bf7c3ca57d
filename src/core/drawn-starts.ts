import type { DrawStart, Symmetry } from './game.ts';
import { present } from './present.ts';

/** Draws one of some starts, each equally likely, and turns it in any of the ways that leave the game the same. */
export function drawAmong<S>(starts: readonly S[], symmetries: readonly Symmetry<S>[]): DrawStart<S> {
  return (random) => {
    const start = present(starts[random.below(starts.length)], 'start to draw');
    return present(symmetries[random.below(symmetries.length)], 'symmetry').state(start);
  };
}
