import type { Game } from '../core/game.ts';
import { type Fingerprint, takeFingerprint } from '../engine/fingerprint.ts';

/**
 * The text of a position, the same for all that the symmetries of the game map to each other: that of the image with the
 * smallest fingerprint. Where there are thousands, as in Quantik, to write all of them down would take 30 ms.
 */
export function canonicalPosition<S>(game: Game<S>, state: S): string {
  const least: Fingerprint = { first: 0, second: 0 };
  takeFingerprint(state, least);
  let chosen = state;
  const other: Fingerprint = { first: 0, second: 0 };
  for (const symmetry of game.symmetries()) {
    const image = symmetry.state(state);
    takeFingerprint(image, other);
    if (other.first > least.first || (other.first === least.first && other.second >= least.second)) continue;
    least.first = other.first;
    least.second = other.second;
    chosen = image;
  }
  return game.notation.position(chosen);
}
