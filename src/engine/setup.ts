import type { Game } from '../core/game.ts';
import { seededRandom } from '../core/random.ts';

/** Where a start is drawn from many, so many are not all alike. */
const seeds = [1, 2, 3, 4];

/** Whether chance decides where a game begins. */
export function hasDrawnStart<S>({ rules, notation }: Game<S>): boolean {
  return new Set(seeds.map((seed) => notation.position(rules.start(seededRandom(seed))))).size > 1;
}
