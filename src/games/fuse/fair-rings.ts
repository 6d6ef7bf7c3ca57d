import type { Random } from '../../core/random.ts';
import { type CellSet, noCells, wholeBorder } from './board.ts';
import { makeState } from './rules.ts';
import { symmetries } from './symmetry.ts';

/**
 * Rings from which strong play is even, one of each eight that turn into each other: the border places of the white
 * discs, as hexadecimal numbers. `tools/fuse/gpu/fairness.py` looked at all 5,095; in its last measure, 200 games a ring
 * between two of the strongest players, white had 45 to 55 % of the points in each of these.
 */
const fairRings = `
  2736cc 2739cc 273c8d 273cca 2799cc 2a79aa 2acf1a 2acf32 2adb2a 2b279a 2b2d9a 2b366a 2b368b 2b368d 2b38da 2b38ea
  2b3cca 2b4ccd 2b4d8b 2b4f1a 2b8f32 2b98da 2b9a5a 2e3c33 2e3c95 2e9ccc 330d9b 330dad 331ccd 3331ec 3334ec 333656
  33365a 3349ec 334d8d 33c66c 48db1b 49e71a 4b365a 4b36d2 4b66d2 4cdb16 4cdb19 4cdb1a 4ce716 4ce719 54cf19 54e716
  54f329 570f16 58db26 58e726 58f0da 58f196 598f26 59b0d6 5a70d6
`
  .trim()
  .split(/\s+/u)
  .map((ring) => Number.parseInt(ring, 16));

/** All of them, turned and mirrored too. */
const allFairRings: readonly number[] = [...new Set(fairRings.flatMap(imagesOf))];

function imagesOf(white: number): number[] {
  const discs = [white, wholeBorder ^ white].map((border) => ({ ...noCells, border })) as [CellSet, CellSet];
  return symmetries().map((image) => image.state(makeState(discs, noCells, 0)).ownBorder);
}

/** One of them, each equally likely. */
export function drawFairRing(random: Random): number {
  return allFairRings[random.below(allFairRings.length)];
}
