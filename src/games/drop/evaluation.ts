import { countBits } from '../../core/bits.ts';
import type { Evaluation } from '../../core/player.ts';
import { type DropBoard, type DropState, lineDirections } from './rules.ts';

/** How many times as much one more disc makes a line worth. */
const growth = 4;

/** The lines that a player can still make: each counts for more the more discs it has. */
export function makeOpenLines(board: DropBoard): Evaluation<DropState> {
  const { words, masks, ends } = packLines(board);
  const worth = Array.from({ length: board.line + 1 }, (_, discs) => (discs === 0 ? 0 : growth ** (discs - 1)));
  const [first, second] = [board.wordOf(0, 0), board.wordOf(1, 0)];
  return {
    id: 'lines',
    text: {
      en: 'The lines that each player can still make, those with more discs counting for more.',
      pt: 'As linhas que cada jogador ainda pode fazer; contam mais as que têm mais discos.',
    },
    evaluate(state) {
      let total = 0;
      for (let line = 0, part = 0; line < ends.length; line++) {
        let [ones, others] = [0, 0];
        for (; part < ends[line]; part++) {
          ones += countBits(state[first + words[part]] & masks[part]);
          others += countBits(state[second + words[part]] & masks[part]);
        }
        // Nothing once both have a disc in it.
        if (ones === 0 || others === 0) total += worth[ones] - worth[others];
      }
      return board.turn(state) === 0 ? total : 0 - total;
    },
  };
}

/**
 * Every line as the bits of its cells. Where a line lies in several words of a state it has as many parts: a word, from
 * a player's first, and the bits in it. `ends` says after which part each line ends. Looking at cells one by one
 * took ten times as long.
 */
export function packLines(board: DropBoard): {
  words: readonly number[];
  masks: readonly number[];
  ends: readonly number[];
} {
  const [words, masks, ends]: number[][] = [[], [], []];
  for (const line of allLines(board)) {
    const parts = new Map<number, number>();
    for (const [column, row] of line) {
      const word = board.wordOf(0, column) - board.wordOf(0, 0);
      parts.set(word, (parts.get(word) ?? 0) | (1 << board.bitOf(column, row)));
    }
    words.push(...parts.keys());
    masks.push(...parts.values());
    ends.push(words.length);
  }
  return { words, masks, ends };
}

type Place = readonly [column: number, row: number];

/** Every straight row of cells of the winning length. */
export function allLines({ columns, rows, line }: DropBoard): readonly (readonly Place[])[] {
  const found: Place[][] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      for (const [columnStep, rowStep] of lineDirections) {
        const [lastColumn, lastRow] = [column + (line - 1) * columnStep, row + (line - 1) * rowStep];
        if (lastColumn >= columns || lastRow < 0 || lastRow >= rows) continue;
        found.push(Array.from({ length: line }, (_, n) => [column + n * columnStep, row + n * rowStep] as const));
      }
    }
  }
  return found;
}
