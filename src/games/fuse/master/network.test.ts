import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import type { Value } from '../../../core/oracle.ts';
import { seededRandom } from '../../../core/random.ts';
import { finish } from '../../../engine/service/finish.ts';
import { borderCells, cellAt, cellsOf, coordinates } from '../board.ts';
import { discsLeft } from '../endgame/endgame.ts';
import { groupSizes, type Scoring } from '../groups.ts';
import { makeFuse } from '../index.ts';
import { loadFuseKernel } from '../kernel/kernel.ts';
import { makeOracle } from '../oracle.ts';
import { discsOf, distanceOf, type FuseState, markedDiscs, placeOf } from '../rules.ts';
import { symmetries } from '../symmetry.ts';
import { listInputs, maxInputs } from './inputs.ts';
import { familyOf, makeNetwork, parseWeights } from './network.ts';
import { weights } from './weights.ts';

const kernel = await loadFuseKernel();
const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];

/** The inputs that are on, read off the cells of the board one by one. */
function naiveInputs(state: FuseState, scoring: Scoring): number[] {
  const numberOf = (cell: number) => {
    const [row, column] = coordinates[cell];
    return borderCells.includes(cell) ? borderCells.indexOf(cell) : 24 + 6 * (row - 1) + column - 1;
  };
  const on = [386 + 2 * scorings.indexOf(scoring) + state.turn];
  for (const side of [0, 1] as const) {
    const discs = discsOf(state, side === 0 ? state.turn : state.turn === 0 ? 1 : 0);
    const cells = cellsOf(discs);
    const inside = cells.filter((cell) => !borderCells.includes(cell));
    const marked = new Set(cellsOf(markedDiscs(state)));
    for (const cell of cells) {
      on.push(60 * side + numberOf(cell));
      if (marked.has(cell)) on.push(266 + 60 * side + numberOf(cell));
    }
    for (const cell of inside) {
      const [row, column] = coordinates[cell];
      if (inside.includes(cellAt(row, column + 1))) on.push(120 + 60 * side + 5 * (row - 1) + column - 1);
      if (inside.includes(cellAt(row + 1, column))) on.push(150 + 60 * side + 6 * (row - 1) + column - 1);
    }
    on.push(240 + 13 * side + (groupSizes(discs, { border: 0, upper: 0, lower: 0 }, 'inner')[0] ?? 0));
  }
  return on.sort((one, other) => one - other);
}

type Cell = readonly [row: number, column: number];

const border = borderCells.map((cell) => coordinates[cell]);
const inside = coordinates.filter(([row, column]) => row > 0 && row < 7 && column > 0 && column < 7);
const alone = [...border, ...inside].map((cell) => [cell]);
const pairs = [
  ...inside
    .filter(([, column]) => column < 6)
    .map(([row, column]): Cell[] => [
      [row, column],
      [row, column + 1],
    ]),
  ...inside
    .filter(([row]) => row < 6)
    .map(([row, column]): Cell[] => [
      [row, column],
      [row + 1, column],
    ]),
];
/** What the inputs are about: one cell, two neighbours, or nothing that has a place. */
const seen: readonly (readonly Cell[])[] = [
  ...[alone, alone, pairs, pairs].flat(),
  ...Array.from({ length: 26 }, () => []),
  ...[alone, alone].flat(),
  ...Array.from({ length: 8 }, () => []),
];
const firstOfInputs = [0, 60, 120, 180, 266, 326];
const sorted = (cells: readonly Cell[]): string =>
  cells
    .map(([row, column]) => 8 * row + column)
    .sort((one, other) => one - other)
    .join();

/** A cell before an image was made: turned back, and then reflected. */
function before(image: number, [toRow, toColumn]: readonly [number, number]): readonly [number, number] {
  let [row, column] = [toRow, toColumn];
  for (let turn = 0; turn < image % 4; turn++) [row, column] = [7 - column, row];
  return [row, image < 4 ? column : 7 - column];
}

function inputBefore(image: number, input: number): number {
  if (seen[input].length === 0) return input;
  const first = firstOfInputs.findLast((start) => start <= input) ?? 0;
  const wanted = sorted(seen[input].map((cell) => before(image, cell)));
  return seen.findIndex((cells, index) => index >= first && sorted(cells) === wanted);
}

function placeBefore(image: number, place: number): number {
  const wanted = sorted([before(image, border[place])]);
  return border.findIndex((cell) => sorted([cell]) === wanted);
}

const eight = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const inputsBefore = eight.map((image) => seen.map((_, input) => inputBefore(image, input)));
const placesBefore = eight.map((image) => border.map((_, place) => placeBefore(image, place)));
/** The image that is left to do of one (second) when another (first) is taken back. */
const left = eight.map((taken) =>
  eight.map((image) =>
    eight.findIndex((found) =>
      border.every(
        (_, place) => placesBefore[found].indexOf(place) === placesBefore[taken][placesBefore[image].indexOf(place)],
      ),
    ),
  ),
);

/** The result, the margin in units of the network and the weights of the pushes, number by number from the file. */
function naiveNumbers(inputs: readonly number[], family: number): { value: number[]; logits: number[] } {
  const file = Buffer.from(weights, 'base64');
  let at = family * 16_138;
  const read = (rows: number, columns: number) => {
    const start = at;
    at += 4 * columns + rows * columns;
    return (row: number, column: number) =>
      file.readFloatLE(start + 4 * column) * file.readInt8(start + 4 * columns + row * columns + column);
  };
  const [first, valueLayer, value, movesLayer, moves] = [
    read(394, 32),
    read(257, 4),
    read(5, 2),
    read(257, 4),
    read(5, 144),
  ];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const neurons = eight.map((image) =>
    Array.from({ length: 32 }, (_, kind) =>
      Math.max(0, sum(inputs.map((input) => first(inputsBefore[image][input], kind)))),
    ),
  );
  const layer = (matrix: typeof first) =>
    eight.map((image) =>
      [0, 1, 2, 3].map((kind) => {
        const parts = eight.flatMap((from) => {
          const part = left[image][from];
          return neurons[from].map((strength, of) => strength * matrix(32 * part + of, kind));
        });
        return Math.max(0, matrix(256, kind) + sum(parts));
      }),
    );
  const head = (matrix: typeof first, strengths: readonly (readonly number[])[], column: (image: number) => number) =>
    matrix(4, column(0)) +
    sum(strengths.flatMap((kinds, image) => kinds.map((strength, kind) => strength * matrix(kind, column(image)))));
  const [ofValue, ofMoves] = [layer(valueLayer), layer(movesLayer)];
  return {
    value: [0, 1].map((column) => head(value, ofValue, () => column)),
    logits: Array.from({ length: 144 }, (_, push) =>
      head(moves, ofMoves, (image) => 6 * placesBefore[image][Math.floor(push / 6)] + (push % 6)),
    ),
  };
}

describe.each(scorings)('the network of %s', (scoring) => {
  const game = makeFuse(scoring);

  test('is told what is on the board', () => {
    const random = seededRandom(2);
    const inputs = new Uint16Array(maxInputs);
    for (let n = 0; n < 20; n++) {
      let state = game.rules.start(random);
      for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
        const count = listInputs(state, scoring, inputs);
        expect([...inputs.subarray(0, count)].sort((one, other) => one - other)).toEqual(naiveInputs(state, scoring));
        state = game.rules.apply(state, moves[random.below(moves.length)]);
      }
    }
  });

  test('comes to the numbers that its description says', () => {
    const random = seededRandom(3);
    const network = makeNetwork(parseWeights(weights, familyOf(scoring)), scoring);
    const priors = new Float64Array(game.rules.maxMoves);
    let state = game.rules.start(random);
    for (let ply = 0; game.rules.outcome(state) === 'ongoing'; ply++) {
      const moves = legalMoves(game, state);
      if (ply % 4 === 0) {
        const { value, logits } = naiveNumbers(naiveInputs(state, scoring), scoring === 'omega' ? 1 : 0);
        const { result, margin } = network.look(state);
        expect(result).toBeCloseTo(Math.tanh(value[0]), 5);
        expect(margin / (scoring === 'omega' ? 40 : 10)).toBeCloseTo(value[1], 5);
        network.weigh(moves, moves.length, priors);
        const powers = moves.map((move) => Math.exp(logits[6 * placeOf(move) + distanceOf(move) - 1]));
        const total = powers.reduce((sum, each) => sum + each, 0);
        if (moves.length > 1) {
          for (const [index, power] of powers.entries()) expect(priors[index]).toBeCloseTo(power / total, 5);
        }
      }
      state = game.rules.apply(state, moves[random.below(moves.length)]);
    }
  });

  test('sees the same in all eight images of a position', () => {
    const random = seededRandom(4);
    const network = makeNetwork(parseWeights(weights, familyOf(scoring)), scoring);
    const weigh = (moves: readonly number[]) => {
      const priors = new Float64Array(moves.length);
      network.weigh(moves, moves.length, priors);
      return Array.from(priors, (prior) => Math.log(prior / priors[0]));
    };
    for (const image of symmetries()) {
      let state = game.rules.start(random);
      for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
        const seen = network.look(state);
        const weighed = weigh(moves);
        const turned = network.look(image.state(state));
        expect(turned.result).toBeCloseTo(seen.result, 5);
        expect(turned.margin).toBeCloseTo(seen.margin, 3);
        const others = weigh(moves.map(image.move));
        // The biases of pushes are rounded to bytes one by one.
        for (const [index, other] of others.entries()) expect(Math.abs(other - weighed[index])).toBeLessThan(0.03);
        state = game.rules.apply(state, moves[random.below(moves.length)]);
      }
    }
  });

  test('expects more of won positions than of lost ones, and weighs every move', () => {
    const random = seededRandom(1);
    const network = makeNetwork(parseWeights(weights, familyOf(scoring)), scoring);
    const oracle = makeOracle(scoring, kernel);
    const opinions: Record<Value, number[]> = { win: [], draw: [], loss: [] };
    const priors = new Float64Array(game.rules.maxMoves);
    for (let n = 0; n < 60; n++) {
      let state = game.rules.start(random);
      for (let moves = legalMoves(game, state); moves.length > 0; moves = legalMoves(game, state)) {
        const { result } = network.look(state);
        expect(Math.abs(result)).toBeLessThanOrEqual(1);
        network.weigh(moves, moves.length, priors);
        const shares = priors.subarray(0, moves.length);
        expect(Math.min(...shares)).toBeGreaterThan(0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        if (discsLeft(state) === 6) {
          const truth = finish(oracle.solve(state));
          if (!truth) throw new Error('Six discs are in reach of the oracle.');
          opinions[truth.value].push(result);
        }
        state = game.rules.apply(state, moves[random.below(moves.length)]);
      }
    }
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    expect(mean(opinions.win) - mean(opinions.loss)).toBeGreaterThan(0.25);
  });
});
