import type { Player } from '../../core/game.ts';
import type { Evaluation } from '../../core/player.ts';
import { type DropBoard, type DropState, lineDirections } from './rules.ts';

/** How many times as much one more disc makes a line worth. */
const growth = 4;

/** The lines that a player can still make: each counts for more the more discs it has. */
export function makeOpenLines(board: DropBoard): Evaluation<DropState> {
  const lines = allLines(board);
  const worth = Array.from({ length: board.line + 1 }, (_, discs) => (discs === 0 ? 0 : growth ** (discs - 1)));
  return {
    id: 'lines',
    text: {
      en: 'The lines that each player can still make, those with more discs counting for more.',
      pt: 'As linhas que cada jogador ainda pode fazer; contam mais as que têm mais peças.',
    },
    evaluate(state) {
      const player = board.turn(state);
      let total = 0;
      for (const line of lines) total += worthOfLine(state, line, player);
      return total;
    },
  };

  /** Nothing once both have a disc in it. */
  function worthOfLine(state: DropState, line: readonly Place[], player: Player): number {
    let [own, theirs] = [0, 0];
    for (const [column, row] of line) {
      const owner = board.owner(state, column, row);
      if (owner === player) own++;
      else if (owner !== undefined) theirs++;
      if (own > 0 && theirs > 0) return 0;
    }
    return worth[own] - worth[theirs];
  }
}

type Place = readonly [column: number, row: number];

/** Every straight row of cells of the winning length. */
function allLines({ columns, rows, line }: DropBoard): readonly (readonly Place[])[] {
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
