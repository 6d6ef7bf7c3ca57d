import type { Likeness } from '../../core/game.ts';
import { squareSymmetries } from '../../core/square.ts';
import { cellCount, type NeutreekoState, size } from './rules.ts';

/** The images of each cell under the eight symmetries, at symmetry × 25 + cell. */
const images = Uint8Array.from(squareSymmetries(size).flat());

/**
 * One key for all images of a position, with the colours exchanged too: the sides differ in nothing but who is to move. It
 * is the least of the images' two sets, that of the player to move first.
 */
function keyOf({ black, white, turn }: NeutreekoState): string {
  const [own, opponent] = turn === 0 ? [black, white] : [white, black];
  let least = Number.POSITIVE_INFINITY;
  for (let symmetry = 0; symmetry < images.length; symmetry += cellCount) {
    least = Math.min(least, turned(own, symmetry) * 2 ** cellCount + turned(opponent, symmetry));
  }
  return least.toString(36);
}

function turned(cells: number, symmetry: number): number {
  let set = 0;
  for (let rest = cells; rest !== 0; rest &= rest - 1) set |= 1 << images[symmetry + 31 - Math.clz32(rest & -rest)];
  return set;
}

export const likeness: Likeness<NeutreekoState> = { keyOf };
