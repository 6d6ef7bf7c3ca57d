import type { DropOptions } from './size.ts';

/**
 * Whether a board can be solved completely: by the bits of a key, since longer lines leave more positions. The most are
 * those of 6 × 3 with lines of three, 176,865 without mirror images, and of 3 × 6 with lines of six, 137,581.
 */
export function isSmall({ columns, rows, line }: DropOptions): boolean {
  return columns * (rows + 1) <= (line === 3 ? 25 : 21);
}
