import type { Game } from '../../core/game.ts';
import { present } from '../../core/present.ts';

/** What makes a position and its images one and the same puzzle, and its name. */
export interface PuzzleIdentity<S> {
  readonly id: string;
  /** The image in which the puzzle is shown. */
  readonly state: S;
}

const idLength = 8;
const idBase = 36;

/**
 * The identity of a position: the same for all that the symmetries of the game map to each other, and with the colours
 * exchanged where the game offers that. It is the image whose text has the smallest mark, so that images of all
 * orientations come up; the id is made of that text alone.
 */
export function identify<S>(game: Game<S>, state: S, exchangeColours?: (state: S) => S): PuzzleIdentity<S> {
  const sides = exchangeColours ? [state, exchangeColours(state)] : [state];
  let least: { readonly state: S; readonly text: string; readonly mark: number } | undefined;
  for (const side of sides) {
    for (const symmetry of game.symmetries()) {
      const image = symmetry.state(side);
      const text = game.notation.position(image);
      const mark = marksOf(text).first;
      if (!least || mark < least.mark || (mark === least.mark && text < least.text))
        least = { state: image, text, mark };
    }
  }
  const found = present(least, 'image of a position');
  return { id: idOf(found.text), state: found.state };
}

/** The id of a puzzle that is shown in this position: eight small letters and digits. */
export function idOf(position: string): string {
  const { first, second } = marksOf(position);
  // 41 bits, as many as fit: of the first mark the low ones, which are not small by choice.
  return (second * 2 ** 9 + (first & 0x1ff)).toString(idBase).padStart(idLength, '0');
}

/**
 * Two independent marks of a text, of 32 bits each. Ids in links and schedules rest on them, so that they must never
 * change; they are made here, and not where searches make theirs.
 */
function marksOf(text: string): { readonly first: number; readonly second: number } {
  let [first, second] = [0x811c9dc5 | 0, 0x2f0b4c47 | 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995);
    second ^= second >>> 15;
  }
  return { first: mix(first), second: mix(second) };
}

/** Spreads what differs over all bits, as Murmur's last step does. */
function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
