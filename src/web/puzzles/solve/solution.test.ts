import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { loadPuzzles } from '../../../study/puzzles/load.ts';
import type { PuzzleTurn } from '../../../study/puzzles/puzzle.ts';
import { allNodes, isSamePlace, nextIn, solutionOf } from './solution.ts';
import { tableOfSolution } from './solution-table.ts';

/** How many moves a turn and all that follow it have, counted in another way. */
function countMoves({ moves, replies = {} }: PuzzleTurn): number {
  const after = Object.values(replies).reduce((sum, turn) => sum + 1 + countMoves(turn), 0);
  return moves.length + after;
}

describe.each(['neutreeko', 'quantik', 'tres-em-linha'])('the solutions of %s', (id) => {
  test('are played through to all their ends, and come to the table as variations', async () => {
    const game = await loadGame(id);
    const puzzles = (await loadPuzzles(game)).slice(0, 5);
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const solution = solutionOf(game, puzzle);
      if (!solution.ok) throw new Error(solution.problem.code);
      const nodes = allNodes(solution.value.first);
      expect(nodes.length).toBe(countMoves(puzzle.solution));
      expect(new Set(nodes.map((node) => node.id)).size).toBe(nodes.length);
      const solver = solution.value.start.turn;
      for (const { match, isAnswer } of nodes) expect(match.turn !== solver).toBe(isAnswer);
      let here = solution.value.start;
      for (let next = nextIn(solution.value, here); next; next = nextIn(solution.value, here)) {
        expect(next.ply).toBe(here.ply + 1);
        here = next;
      }
      expect(nodes.find(({ match }) => isSamePlace(match, here))?.next).toEqual([]);
      const table = tableOfSolution(solution.value, 1);
      expect(table.tree.nodes.size).toBe(Math.min(2000, nodes.length + 1));
      expect(table.current).toBe(0);
    }
  });
});

test('a puzzle of other rules has no solution to be shown', async () => {
  const game = await loadGame('neutreeko');
  const [puzzle] = await loadPuzzles(game);
  if (!puzzle) throw new Error('There should be a puzzle.');
  expect(solutionOf(game, { ...puzzle, position: 'nonsense' }).ok).toBe(false);
  expect(solutionOf(game, { ...puzzle, solution: { moves: ['9Z-9Y'] } }).ok).toBe(false);
});
