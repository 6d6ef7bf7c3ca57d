import type { Likeness } from '../../core/game.ts';
import { findKey, type Key } from './canonical.ts';
import { opposingPieces, ownPieces, type QuantikState, shapes } from './rules.ts';

const places = new Int32Array(2 * shapes.length);
const key: Key = { high: 0, low: 0 };

/** One key for the 3072 images of a position, without making them; how many pieces stand on the board says whose turn it is. */
function keyOf(state: QuantikState): string {
  const own = ownPieces(state);
  const opposing = opposingPieces(state);
  for (let shape = 0; shape < shapes.length; shape++) {
    places[shape] = own[shapes[shape]];
    places[shapes.length + shape] = opposing[shapes[shape]];
  }
  findKey(places, 0, key);
  return `${key.high.toString(36)}-${key.low.toString(36)}`;
}

export const likeness: Likeness<QuantikState> = { keyOf };
