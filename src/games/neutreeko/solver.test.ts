import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import { squareSymmetries } from '../../core/square.ts';
import { finish } from '../../engine/service/finish.ts';
import { loadNeutreekoKernel, loadPlainKernel } from './kernel/kernel.ts';
import { notation } from './notation.ts';
import { type NeutreekoState, rules, start } from './rules.ts';
import { drawn, type NeutreekoSolution, solveSteps } from './solver.ts';

let solution: NeutreekoSolution;

beforeAll(async () => {
  solution = finish(solveSteps(await loadNeutreekoKernel()));
});

function lookup(state: NeutreekoState): number {
  const [own, opponent] = state.turn === 0 ? [state.black, state.white] : [state.white, state.black];
  return solution.lookup(own, opponent);
}

describe('the solution', () => {
  test('counts all placements', () => {
    const totals = solution.totals();
    expect(totals).toMatchObject({ won: 2473028, lost: 817956, drawn: 104660 });
    expect(totals.won + totals.lost + totals.drawn).toBe(3395644);
    expect(totals.longest).toMatchObject({ plies: 51, count: 8 });
    expect(solution.lookup(totals.longest.own, totals.longest.opponent)).toBe(51);
  });

  test('draws the start, and knows every first move', () => {
    expect(lookup(start)).toBe(drawn);
    const moves = new Int32Array(rules.maxMoves);
    const ends: Record<string, number> = {};
    for (const move of moves.subarray(0, rules.moves(start, moves))) {
      const plies = lookup(rules.apply(start, move));
      ends[notation.move(start, move)] = plies === drawn ? drawn : plies + 1;
    }
    expect(ends).toEqual({
      ...{ '5B-5C': drawn, '5D-5C': drawn, '5B-2B': 22, '5D-2D': 22, '5B-4A': 10, '5D-4E': 10, '5B-5A': 6, '5D-5E': 6 },
      ...{ '2C-1C': 4, '2C-3C': 4, '2C-2A': 2, '2C-2E': 2, '2C-4A': 2, '2C-4E': 2 },
    });
  });

  test('plays its longest win out to the end', () => {
    const { own, opponent } = solution.totals().longest;
    let state: NeutreekoState = { black: own, white: opponent, turn: 0 };
    const moves = new Int32Array(rules.maxMoves);
    for (let plies = 51; plies > 0; plies--) {
      const successors = Array.from(moves.subarray(0, rules.moves(state, moves)), (move) => rules.apply(state, move));
      const next = successors.find((successor) => lookup(successor) === plies - 1);
      if (next === undefined) throw new Error(`no move leads from ${notation.position(state)} to ${plies - 1} plies`);
      state = next;
    }
    expect(rules.ending(state)).toMatchObject({ reason: 'line', winner: 0 });
  });

  test('gives every position the value of its best successor', () => {
    let unfinished = 0;
    for (const opponent of allTriples.filter(isLowestImage)) {
      const images = new Set(symmetries.map((image) => turn(opponent, image))).size;
      for (const own of allTriples) {
        if ((own & opponent) !== 0 || lines.has(own)) continue;
        const expected = lines.has(opponent) ? 0 : pliesBySuccessors(own, opponent);
        if (solution.lookup(own, opponent) !== expected) {
          const position = notation.position({ black: own, white: opponent, turn: 0 });
          throw new Error(`${position}: ${solution.lookup(own, opponent)} in place of ${expected}`);
        }
        if (expected !== 0) unfinished += images;
      }
    }
    expect(unfinished).toBe(3395644);
  });

  test('is the same for all images of a position', () => {
    const random = seededRandom(5);
    for (let sample = 0; sample < 20_000; sample++) {
      const own = allTriples[random.below(allTriples.length)];
      const opponent = allTriples[random.below(allTriples.length)];
      if ((own & opponent) !== 0 || lines.has(own)) continue;
      const values = symmetries.map((image) => solution.lookup(turn(own, image), turn(opponent, image)));
      expect(new Set(values).size).toBe(1);
    }
  });
});

test('plain JavaScript comes to the same solution', async () => {
  const plain = finish(solveSteps(await loadPlainKernel()));
  expect(plain.totals()).toEqual(solution.totals());
  const random = seededRandom(6);
  for (let sample = 0; sample < 100_000; sample++) {
    const own = allTriples[random.below(allTriples.length)];
    const opponent = allTriples[random.below(allTriples.length)];
    if ((own & opponent) !== 0 || lines.has(own)) continue;
    if (plain.lookup(own, opponent) !== solution.lookup(own, opponent)) throw new Error(`${own} against ${opponent}`);
  }
});

test('solving in steps tells how much is done', async () => {
  const progress = [...solveSteps(await loadNeutreekoKernel())];
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(1);
  expect(progress.toSorted((one, other) => one - other)).toEqual(progress);
});

// What follows knows the rules on its own, cell by cell, so that it shares no mistake with the solver or the rules.

const allTriples = subsetsOfThree();
const symmetries = squareSymmetries(5);
const lines = new Set(allTriples.filter(isStraight));

function subsetsOfThree(): number[] {
  const triples: number[] = [];
  for (let a = 0; a < 25; a++) {
    for (let b = 0; b < a; b++) {
      for (let c = 0; c < b; c++) triples.push((1 << a) | (1 << b) | (1 << c));
    }
  }
  return triples;
}

/** Whether the last of three cells is as far from the second as that is from the first, and they are neighbours. */
function isStraight(set: number): boolean {
  const [first, second, third] = symmetries[0].filter((cell) => (set >> cell) & 1);
  const rows = [first, second, third].map((cell) => Math.floor(cell / 5));
  const columns = [first, second, third].map((cell) => cell % 5);
  return [rows, columns].every(([one, two, three]) => two - one === three - two && Math.abs(two - one) <= 1);
}

function turn(set: number, image: readonly number[]): number {
  return image.reduce((turned, to, from) => turned | (((set >> from) & 1) << to), 0);
}

function isLowestImage(set: number): boolean {
  return symmetries.every((image) => set <= turn(set, image));
}

function pliesBySuccessors(own: number, opponent: number): number {
  let fastestWin = Number.POSITIVE_INFINITY;
  let slowestLoss = 0;
  let isDrawn = false;
  for (let cell = 0; cell < 25; cell++) {
    if (((own >> cell) & 1) === 0) continue;
    for (let direction = 0; direction < 9; direction++) {
      const stop = walk(own | opponent, cell, Math.floor(direction / 3) - 1, (direction % 3) - 1);
      if (stop === cell) continue;
      const plies = solution.lookup(opponent, own - (1 << cell) + (1 << stop));
      if (plies === drawn) isDrawn = true;
      else if (plies % 2 === 0) fastestWin = Math.min(fastestWin, plies + 1);
      else slowestLoss = Math.max(slowestLoss, plies + 1);
    }
  }
  if (fastestWin < Number.POSITIVE_INFINITY) return fastestWin;
  return isDrawn ? drawn : slowestLoss;
}

/** Where a stone ends that goes a step at a time while the next cell is on the board and free. */
function walk(taken: number, from: number, rowStep: number, columnStep: number): number {
  let row = Math.floor(from / 5);
  let column = from % 5;
  if (rowStep === 0 && columnStep === 0) return from;
  for (;;) {
    const nextRow = row + rowStep;
    const nextColumn = column + columnStep;
    if (nextRow < 0 || nextRow > 4 || nextColumn < 0 || nextColumn > 4) break;
    if (((taken >> (nextRow * 5 + nextColumn)) & 1) === 1) break;
    row = nextRow;
    column = nextColumn;
  }
  return row * 5 + column;
}
