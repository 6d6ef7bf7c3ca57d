import { drawAmong } from '../../../core/drawn-starts.ts';
import type { DrawStart, Player } from '../../../core/game.ts';
import { pieceLetter } from '../notation.ts';
import { cellsOf, type Pieces, placeOn, type QuantikState, shapes } from '../rules.ts';
import { symmetries } from '../symmetry.ts';
import { fairStartWords } from './words.ts';

/** A word is the letter of each piece with its cell, from 0 to f in reading order; white is to move. */
export function formatStart({ white, brown }: QuantikState): string {
  return [white, brown]
    .flatMap((pieces, player) =>
      shapes.flatMap((name, shape) =>
        cellsOf(pieces[name]).map((cell) => `${pieceLetter(player as Player, shape)}${cell.toString(16)}`),
      ),
    )
    .join('');
}

export function parseStart(word: string): QuantikState {
  const pieces = word.match(/../gu) ?? [];
  const placesOf = (player: Player, shape: number) =>
    pieces
      .filter(([letter]) => letter === pieceLetter(player, shape))
      .reduce((places, [, cell]) => places | placeOn[Number.parseInt(cell, 16)], 0);
  const piecesOf = (player: Player): Pieces => ({
    cone: placesOf(player, 0),
    cube: placesOf(player, 1),
    cylinder: placesOf(player, 2),
    sphere: placesOf(player, 3),
  });
  return { white: piecesOf(0), brown: piecesOf(1), turn: 0 };
}

/** One of each kind; docs/fair-starts.md says how they were found. */
export function fairStarts(): readonly QuantikState[] {
  return fairStartWords.split(' ').map(parseStart);
}

export function drawsFairStart(): DrawStart<QuantikState> {
  return drawAmong(fairStarts(), symmetries());
}
