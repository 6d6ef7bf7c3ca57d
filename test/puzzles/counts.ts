import type { Game } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import type { Oracle } from '../../src/core/oracle.ts';
import { chainOf, puzzleAt } from '../../src/study/puzzles/tree.ts';
import { keepingMoves, knownBy } from '../../src/study/puzzles/truth.ts';

/** What there is of puzzles in all positions of a game. */
export interface PuzzleCounts {
  positions: number;
  drawn: number;
  /** Drawn positions in which exactly one of several moves draws. */
  onlyDraws: number;
  /** Positions in which exactly one of several moves wins and does not end the game, by the plies of the win. */
  readonly onlyWins: Record<number, number>;
  /** The same by how many such moves follow each other, whatever is replied. */
  readonly chains: Record<number, number>;
}

export function countPuzzles<S>(game: Game<S>, oracle: Oracle<S>, positions: Iterable<S>): PuzzleCounts {
  const known = knownBy(game, oracle);
  const counts: PuzzleCounts = { positions: 0, drawn: 0, onlyDraws: 0, onlyWins: {}, chains: {} };
  for (const state of positions) {
    counts.positions++;
    const { value, plies } = known.truth(state);
    if (value === 'draw') {
      counts.drawn++;
      const isOnly = legalMoves(game, state).length > 1 && keepingMoves(known, state, 'draw').length === 1;
      counts.onlyDraws += Number(isOnly);
    }
    const task = value === 'win' && plies !== null ? puzzleAt(known, state) : undefined;
    if (!task || plies === null) continue;
    const chain = chainOf(task.solution);
    counts.onlyWins[plies] = (counts.onlyWins[plies] ?? 0) + 1;
    counts.chains[chain] = (counts.chains[chain] ?? 0) + 1;
  }
  return counts;
}

/** How many chains are at least so long. */
export function chainsFrom({ chains }: PuzzleCounts, least: number): number {
  return Object.entries(chains).reduce((sum, [length, count]) => sum + (Number(length) >= least ? count : 0), 0);
}

/** What was counted before, by another program, and must come out again. */
export const knownCounts = {
  neutreeko: {
    positions: 425_346,
    drawn: 13_114,
    onlyDraws: 10_286,
    chainsOfTwo: 13_920,
    chainsOfThree: 5300,
    longest: 9,
  },
  tres: { onlyWins: { 3: 3695, 5: 1390, 7: 581, 9: 237, 11: 72, 13: 14, 15: 2 }, onlyDraws: 85 },
};
