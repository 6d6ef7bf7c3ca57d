import { beforeAll, describe, expect, test } from 'vitest';
import { finish } from '../../engine/service/finish.ts';
import { DropBoard, type DropState, makeRules } from './rules.ts';
import { isSmall } from './small.ts';
import { type DropSolution, drawn, solveSteps } from './solution.ts';

/** All positions that play can reach from the empty board, found with nothing but the rules. */
function reachable(board: DropBoard): DropState[] {
  const rules = makeRules(board);
  const moves = new Int32Array(rules.maxMoves);
  const found = [board.empty];
  const seen = new Set<number>();
  for (const state of found) {
    for (const move of moves.subarray(0, rules.moves(state, moves))) {
      const next = rules.apply(state, move);
      const key = next[1] * 2 ** 26 + next[2];
      if (!seen.has(key)) found.push(next);
      seen.add(key);
    }
  }
  return found;
}

/** What the values of the successors make of a position that goes on. */
function expectedPlies(board: DropBoard, solution: DropSolution, state: DropState): number {
  const rules = makeRules(board);
  const moves = new Int32Array(rules.maxMoves);
  const replies = Array.from(moves.subarray(0, rules.moves(state, moves)), (move) => {
    const next = rules.apply(state, move);
    const outcome = rules.outcome(next);
    return outcome === 'loss' ? 0 : outcome === 'draw' ? drawn : (solution.lookup(next) ?? Number.NaN);
  });
  const wins = replies.filter((plies) => plies !== drawn && plies % 2 === 0);
  if (wins.length > 0) return 1 + Math.min(...wins);
  return replies.includes(drawn) ? drawn : 1 + Math.max(...replies);
}

function compareAll(board: DropBoard): { solution: DropSolution; states: DropState[]; wrong: DropState[] } {
  const solution = finish(solveSteps(board));
  const states = reachable(board);
  const rules = makeRules(board);
  const wrong = states.filter((state) => {
    const expected = rules.outcome(state) === 'ongoing' ? expectedPlies(board, solution, state) : undefined;
    return solution.lookup(state) !== expected;
  });
  return { solution, states, wrong };
}

describe('the solution of Três em Linha', () => {
  const board = new DropBoard({ columns: 5, rows: 4, line: 3 });
  let compared: ReturnType<typeof compareAll>;

  beforeAll(() => {
    compared = compareAll(board);
  });

  test('says of every position what its successors make of it', () => {
    expect(compared.states).toHaveLength(613_459);
    expect(compared.wrong).toEqual([]);
  });

  test('counts all positions', () => {
    const { solution } = compared;
    const survey = solution.survey();
    expect(survey).toMatchObject({ won: 260_064, lost: 48_139, drawn: 252, finished: 305_004, full: 14 });
    expect(survey.longest).toMatchObject({ plies: 15, count: 6 });
    expect(solution.lookup(survey.longest.example)).toBe(15);
  });

  test('is done in slices, each with how much is done', () => {
    const done = [...solveSteps(board)];
    expect(done).toHaveLength(125);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
  });
});

describe('the solution of a small board', () => {
  test.each([
    [3, 3, 3],
    [3, 7, 3],
    [4, 3, 3],
    [4, 5, 3],
    [5, 3, 3],
    [3, 4, 4],
    [3, 6, 5],
    [4, 3, 4],
    [5, 3, 4],
    [5, 3, 5],
  ])('of %i × %i × %i is that of its successors, and counts what the rules reach', (columns, rows, line) => {
    const board = new DropBoard({ columns, rows, line });
    expect(isSmall(board)).toBe(true);
    const { solution, states, wrong } = compareAll(board);
    expect(wrong).toEqual([]);
    const { won, lost, drawn: draws, finished } = solution.survey();
    expect(won + lost + draws + finished).toBe(states.length);
  });

  test('of 4 × 4 × 4 has the 161,029 positions that are known of it', () => {
    const { solution, states, wrong } = compareAll(new DropBoard({ columns: 4, rows: 4, line: 4 }));
    expect(states).toHaveLength(161_029);
    expect(wrong).toEqual([]);
    const survey = solution.survey();
    expect(survey).toMatchObject({ won: 38_675, lost: 10_830, drawn: 84_784, finished: 26_740, full: 5_336 });
    expect(survey.longest).toMatchObject({ plies: 13, count: 8 });
    expect(solution.lookup(survey.longest.example)).toBe(13);
  });

  test('is done in slices that are all of it', () => {
    const done = [...solveSteps(new DropBoard({ columns: 4, rows: 4, line: 4 }))];
    expect(done).toHaveLength(4 ** 4);
    expect(done.at(-1)).toBe(1);
  });

  test('is not tried where the table would overflow', () => {
    expect(isSmall(new DropBoard({ columns: 5, rows: 5, line: 3 }))).toBe(false);
    expect(isSmall(new DropBoard({ columns: 5, rows: 4, line: 4 }))).toBe(false);
    expect(isSmall(new DropBoard({ columns: 3, rows: 7, line: 4 }))).toBe(false);
    expect(isSmall(new DropBoard({ columns: 6, rows: 3, line: 4 }))).toBe(false);
  });
});
