import type { Move } from '../../../core/game.ts';
import type { Scoring } from '../groups.ts';
import { distanceOf, type FuseState, placeOf } from '../rules.ts';
import { images, inverses, pushCount, seenFrom } from './images.ts';
import { inputCount, listInputs, maxInputs } from './inputs.ts';

/**
 * A small network of neurons that looks at a position (`inputs.ts`) and says what it expects, and which moves it would
 * look at first. There are two such networks, which share nothing: for scorings by the largest group and for products.
 *
 * A neuron is of a kind, and each kind is there in the eight images of the board: what one neuron sees of a position, its
 * image sees of the position's image (a group convolution). So an image of a position is worth the same, and an eighth of the
 * weights has to be kept and fitted. Neurons let through what is positive.
 *
 *     first layer    32 kinds, 256 neurons      the inputs
 *     value layer     4 kinds,  32 neurons      the first layer; from it come the expected result and the expected margin
 *     moves layer     4 kinds,  32 neurons      the first layer; from it comes a weight for each push
 *
 * Its weights are made by `tools/fuse`. The kernel does the same much faster.
 */
const imageCount = images.length;
export const firstKinds = 32;
export const secondKinds = 4;
export const firstCount = imageCount * firstKinds;
export const secondCount = imageCount * secondKinds;

/** The matrices of a network. The last row of each but the first is the bias. */
export interface Matrices<Numbers> {
  readonly first: Numbers;
  readonly valueLayer: Numbers;
  /** Two columns: the result and the margin. */
  readonly value: Numbers;
  readonly movesLayer: Numbers;
  readonly moves: Numbers;
}

export type Shape = readonly [rows: number, columns: number];

/** Of the kinds, in the order in which a file has them. */
export const kindShapes: Matrices<Shape> = {
  first: [inputCount, firstKinds],
  valueLayer: [firstCount + 1, secondKinds],
  value: [secondKinds + 1, 2],
  movesLayer: [firstCount + 1, secondKinds],
  moves: [secondKinds + 1, pushCount],
};

/** In the order of a file. */
export const matrixNames = ['first', 'valueLayer', 'value', 'movesLayer', 'moves'] as const;

export function mapMatrices<One, Other>(matrices: Matrices<One>, change: (matrix: One) => Other): Matrices<Other> {
  return {
    first: change(matrices.first),
    valueLayer: change(matrices.valueLayer),
    value: change(matrices.value),
    movesLayer: change(matrices.movesLayer),
    moves: change(matrices.moves),
  };
}

let found: Matrices<Uint16Array> | undefined;

/** For every weight of all neurons, which weight of the kinds it is. Neurons are ordered by image, then by kind. */
export function kindsOfWeights(): Matrices<Uint16Array> {
  found ??= findKinds();
  return found;
}

function findKinds(): Matrices<Uint16Array> {
  const fill = ([rows, columns]: Shape, kindOf: (row: number, column: number) => number) =>
    Uint16Array.from({ length: rows * columns }, (_, at) => kindOf(Math.floor(at / columns), at % columns));

  const second = fill([firstCount + 1, secondCount], (row, column) => {
    const image = Math.floor(column / secondKinds);
    const from = Math.floor(row / firstKinds);
    const seen = row === firstCount ? row : seenFrom[image][from] * firstKinds + (row % firstKinds);
    return seen * secondKinds + (column % secondKinds);
  });
  return {
    first: fill([inputCount, firstCount], (input, neuron) => {
      const image = images[inverses[Math.floor(neuron / firstKinds)]];
      return image.inputs[input] * firstKinds + (neuron % firstKinds);
    }),
    valueLayer: second,
    value: fill(
      [secondCount + 1, 2],
      (row, column) => (row === secondCount ? secondKinds : row % secondKinds) * 2 + column,
    ),
    movesLayer: second,
    moves: fill([secondCount + 1, pushCount], (row, push) => {
      if (row === secondCount) return secondKinds * pushCount + push;
      const image = images[inverses[Math.floor(row / secondKinds)]];
      return (row % secondKinds) * pushCount + image.pushes[push];
    }),
  };
}

/** What a matrix of kinds is in all neurons. */
export function spread<Numbers extends Float32Array | Int8Array>(
  kinds: Numbers,
  name: keyof Matrices<Numbers>,
): Numbers;
export function spread(kinds: Float32Array | Int8Array, name: keyof Matrices<unknown>): Float32Array | Int8Array {
  const kindOf = kindsOfWeights()[name];
  return kinds instanceof Int8Array
    ? Int8Array.from(kindOf, (kind) => kinds[kind])
    : Float32Array.from(kindOf, (kind) => kinds[kind]);
}

/** Whole numbers, and what each column of them is multiplied by. */
export interface PackedMatrix {
  readonly scales: Float32Array;
  readonly bytes: Int8Array;
}

export function unpack({ scales, bytes }: PackedMatrix): Float32Array {
  return Float32Array.from(bytes, (byte, at) => byte * scales[at % scales.length]);
}

/** The weights of the kinds of one network. */
export type Weights = Matrices<PackedMatrix>;

/** The points of margin that are 1 in the network; products are larger. */
export const marginUnit = (scoring: Scoring): number => (scoring === 'omega' ? 40 : 10);

/** Which of the two networks is for a scoring. */
export const familyOf = (scoring: Scoring): 0 | 1 => (scoring === 'omega' ? 1 : 0);

/**
 * Reads one network from what `formatWeights` of `tools/fuse` writes, as text in base64. A matrix is a scale
 * for each column, float32 with its lowest byte first, and then its weights row by row, each a byte with a sign.
 */
export function parseWeights(text: string, family: 0 | 1): Weights {
  const bytes = Uint8Array.from(atob(text.replace(/\s/gu, '')), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let read = (family * bytes.length) / 2;
  return mapMatrices(kindShapes, ([rows, columns]) => {
    const scales = Float32Array.from({ length: columns }, (_, column) => view.getFloat32(read + 4 * column, true));
    const start = read + 4 * columns;
    read = start + rows * columns;
    return { scales, bytes: new Int8Array(bytes.buffer, start, rows * columns) };
  });
}

export interface Network {
  /** The result that the player to move may expect, from −1 to 1, and the margin in points. */
  look(state: FuseState): { readonly result: number; readonly margin: number };
  /** How likely each move is the best, all together 1, in the position that was looked at last. */
  weigh(moves: ArrayLike<Move>, count: number, into: Float64Array): void;
}

export function makeNetwork(weights: Weights, scoring: Scoring): Network {
  const firstBytes = spread(weights.first.bytes, 'first');
  const valueLayer = spread(unpack(weights.valueLayer), 'valueLayer');
  const value = spread(unpack(weights.value), 'value');
  const movesLayer = spread(unpack(weights.movesLayer), 'movesLayer');
  const moveHead = spread(unpack(weights.moves), 'moves');
  const inputs = new Uint16Array(maxInputs);
  const sums = new Int32Array(firstCount);
  let first = new Float32Array(firstCount);

  return {
    look(state) {
      const count = listInputs(state, scoring, inputs);
      sums.fill(0);
      for (const input of inputs.subarray(0, count)) {
        const row = input * firstCount;
        for (let neuron = 0; neuron < firstCount; neuron++) sums[neuron] += firstBytes[row + neuron];
      }
      first = Float32Array.from(sums, (sum, neuron) => Math.max(sum * weights.first.scales[neuron % firstKinds], 0));
      const layer = positive(sumRows(first, valueLayer));
      const [result, margin] = sumRows(layer, value);
      return { result: Math.tanh(result), margin: margin * marginUnit(scoring) };
    },

    weigh(moves, count, into) {
      if (count === 1) {
        // A pass, perhaps, which has no weight.
        into[0] = 1;
        return;
      }
      const layer = positive(sumRows(first, movesLayer));
      const pushes = sumRows(layer, moveHead);
      let total = 0;
      for (let index = 0; index < count; index++) {
        into[index] = Math.exp(pushes[placeOf(moves[index]) * 6 + distanceOf(moves[index]) - 1]);
        total += into[index];
      }
      for (let index = 0; index < count; index++) into[index] /= total;
    },
  };
}

const positive = (sums: Float32Array): Float32Array => sums.map((sum) => Math.max(sum, 0));

/** The columns of a matrix: the last row, and the other rows times the strengths. */
function sumRows(strengths: Float32Array, matrix: Float32Array): Float32Array {
  const columns = matrix.length / (strengths.length + 1);
  const sums = matrix.slice(strengths.length * columns);
  for (const [row, strength] of strengths.entries()) {
    if (strength === 0) continue;
    for (let column = 0; column < columns; column++) sums[column] += strength * matrix[row * columns + column];
  }
  return sums;
}
