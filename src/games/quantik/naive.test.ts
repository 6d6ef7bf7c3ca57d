import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { quantikGames } from './index.ts';

/**
 * The rules once more, as plainly as can be: a grid of letters, and loops over it. It shares nothing with the packed
 * ones, so that a mistake in either shows.
 */
interface Grid {
  readonly rows: readonly (readonly string[])[];
  readonly side: 'w' | 'b';
}

function gridOf(position: string): Grid {
  const [board, side] = position.split(' ');
  return { rows: board.split('/').map((row) => [...row]), side: side === 'w' ? 'w' : 'b' };
}

function textOf({ rows, side }: Grid): string {
  return `${rows.map((row) => row.join('')).join('/')} ${side}`;
}

/** The letters of the twelve rows, columns and zones; with a cell, only of the three that it is in. */
function areasOf({ rows }: Grid, cell?: { row: number; column: number }): string[] {
  const found: string[] = [];
  for (let n = 0; n < 4; n++) {
    const top = n < 2 ? 0 : 2;
    const left = n % 2 === 0 ? 0 : 2;
    const isIn = cell && cell.row >= top && cell.row < top + 2 && cell.column >= left && cell.column < left + 2;
    if (!cell || cell.row === n) found.push(rows[n].join(''));
    if (!cell || cell.column === n) found.push(rows.map((row) => row[n]).join(''));
    if (!cell || isIn)
      found.push(rows[top].slice(left, left + 2).join('') + rows[top + 1].slice(left, left + 2).join(''));
  }
  return found;
}

function isWon(grid: Grid): boolean {
  return areasOf(grid).some((area) => [...area.toUpperCase()].sort().join('') === 'ABCD');
}

function naiveMoves(grid: Grid): string[] {
  const moves: string[] = [];
  if (isWon(grid)) return moves;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      for (const shape of ['A', 'B', 'C', 'D']) {
        const [own, opposing] = grid.side === 'w' ? [shape, shape.toLowerCase()] : [shape.toLowerCase(), shape];
        const isEmpty = grid.rows[row][column] === '.';
        const isBarred = areasOf(grid, { row, column }).some((area) => area.includes(opposing));
        const isInStock = grid.rows.flat().filter((letter) => letter === own).length < 2;
        if (isEmpty && !isBarred && isInStock) moves.push(`${own}${row + 1}${column + 1}`);
      }
    }
  }
  return moves;
}

function naiveApply({ rows, side }: Grid, move: string): Grid {
  const placed = rows.map((row) => [...row]);
  placed[Number(move[1]) - 1][Number(move[2]) - 1] = move[0];
  return { rows: placed, side: side === 'w' ? 'b' : 'w' };
}

function naiveOutcome(grid: Grid, isDrawn: boolean): Outcome {
  if (isWon(grid)) return 'loss';
  if (naiveMoves(grid).length > 0) return 'ongoing';
  return isDrawn ? 'draw' : 'loss';
}

describe('a second, naive implementation', () => {
  for (const game of quantikGames) {
    test(`agrees on every position of sixty random games of ${game.id}`, () => {
      const { rules, notation } = game;
      const random = seededRandom(20190101);
      const outcomes = new Map<Outcome, number>();
      for (let played = 0; played < 60; played++) {
        let state = rules.start(random);
        for (;;) {
          const grid = gridOf(notation.position(state));
          const moves = legalMoves(game, state);
          const outcome = rules.outcome(state);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          expect(moves.map((move) => notation.move(state, move))).toEqual(naiveMoves(grid));
          expect(moves.map((move) => notation.position(rules.apply(state, move)))).toEqual(
            naiveMoves(grid).map((move) => textOf(naiveApply(grid, move))),
          );
          expect(outcome).toBe(naiveOutcome(grid, game.id === 'quantik-blocked-draw'));
          expect(rules.ending(state) === undefined).toBe(outcome === 'ongoing');
          if (moves.length === 0) break;
          state = rules.apply(state, moves[random.below(moves.length)]);
        }
      }
      expect(outcomes.get('ongoing')).toBeGreaterThan(500);
      expect(outcomes.get('loss')).toBeGreaterThan(40);
      expect(outcomes.get('draw') ?? 0).toBe(game.id === 'quantik' ? 0 : 60 - (outcomes.get('loss') ?? 0));
    });
  }
});
