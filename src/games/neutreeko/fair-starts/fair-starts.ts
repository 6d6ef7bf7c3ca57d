import { drawAmong } from '../../../core/drawn-starts.ts';
import type { DrawStart } from '../../../core/game.ts';
import { cellsOf, type NeutreekoState } from '../rules.ts';
import { symmetries } from '../symmetry.ts';
import { fairStartWords } from './words.ts';

/** The cells have the letters a to y, in reading order; a word is the cells of black, who is to move, and of white. */
const firstLetter = 'a'.charCodeAt(0);

export function formatStart({ black, white }: NeutreekoState): string {
  return [black, white]
    .flatMap(cellsOf)
    .map((cell) => String.fromCharCode(firstLetter + cell))
    .join('');
}

export function parseStart(word: string): NeutreekoState {
  const setOf = (letters: string) =>
    Array.from(letters).reduce((set, letter) => set | (1 << (letter.charCodeAt(0) - firstLetter)), 0);
  return { black: setOf(word.slice(0, 3)), white: setOf(word.slice(3)), turn: 0 };
}

/** One of each kind; docs/fair-starts.md says how they were found. */
export function fairStarts(): readonly NeutreekoState[] {
  return fairStartWords.split(' ').map(parseStart);
}

export function drawsFairStart(): DrawStart<NeutreekoState> {
  return drawAmong(fairStarts(), symmetries());
}
