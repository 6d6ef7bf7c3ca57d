import { innerSize } from '../board.ts';
import { scoreInside } from '../inner-groups.ts';
import { discsEach, distanceOf, type FuseState, placeOf } from '../rules.ts';

/**
 * A small network of neurons that looks at a position and says what it expects, and which moves it would look at first.
 *
 * Its inputs are of the player to move and then of the other: where discs are; then which neighbours inside are both of
 * them, beside and below each other; then how large the largest group inside is. The last two it could hardly find out
 * by itself: with them, and fitted for longer, it beat one without 55 : 45. Two layers of neurons follow, which let
 * through what is positive; from the second come the expected result and a weight for each push, six distances for each
 * border place.
 *
 * The weights were fitted to self-play: to the results of the games, and to how often a search tried each move.
 */
const borderInputs = 24;
const cellInputs = borderInputs + innerSize * innerSize;
const pairInputs = innerSize * (innerSize - 1);
const sizeInputs = discsEach + 1;
const firstPair = 2 * cellInputs;
const firstSize = firstPair + 4 * pairInputs;
const inputCount = firstSize + 2 * sizeInputs;
const firstCount = 64;
const secondCount = 32;
const pushCount = 6 * borderInputs;
/** Twelve discs have at most 17 pairs of neighbours. */
const maxInputs = 2 * (discsEach + 17 + 1);

/** The input of each bit of a set: where a disc is in a half of the inner board, and where one has another beside it. */
const halfBits = 3 * innerSize;
const cellOfBit = Int32Array.from({ length: borderInputs }, (_, bit) => bit);
const besideOfBit = Int32Array.from({ length: halfBits }, (_, bit) => bit - Math.floor(bit / innerSize));
const notColumn7 = 0o373737;

export interface Network {
  /** The result that the player to move may expect, from −1 to 1. */
  look(state: FuseState): number;
  /** How likely each move is the best, all together 1, in the position that was looked at last. */
  weigh(moves: Int32Array, count: number, into: Float64Array): void;
}

export function makeNetwork(weights: string): Network {
  const bytes = Uint8Array.from(atob(weights.replace(/\s/gu, '')), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let read = 0;
  /** A row is a number and as many bytes as it has weights, which are to be multiplied by it. */
  function readRows(rowCount: number, length: number): Float64Array {
    const weights = new Float64Array(rowCount * length);
    for (let index = 0; index < weights.length; index += length) {
      const scale = view.getFloat32(read);
      read += 4;
      for (let place = 0; place < length; place++) weights[index + place] = scale * view.getInt8(read++);
    }
    return weights;
  }
  const firstWeights = readRows(inputCount, firstCount);
  const firstBias = readRows(1, firstCount);
  const secondWeights = readRows(firstCount, secondCount);
  const secondBias = readRows(1, secondCount);
  const pushWeights = readRows(pushCount, secondCount);
  const pushBias = readRows(1, pushCount);
  const resultWeights = readRows(1, secondCount);
  const [resultBias] = readRows(1, 1);

  /** Where the weights of the inputs that are on begin. */
  const inputRows = new Int32Array(maxInputs);
  let inputs = 0;
  /** Where the weights of the first neurons that are positive begin, and what these are. */
  const rows = new Int32Array(firstCount + 1);
  const strengths = new Float64Array(firstCount + 1);
  const second = new Float64Array(secondCount);

  function turnOn(bits: number, inputOfBit: Int32Array, first: number): void {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      inputRows[inputs++] = (first + inputOfBit[31 - Math.clz32(rest & -rest)]) * firstCount;
    }
  }

  function turnOnSide(border: number, upper: number, lower: number, side: number): void {
    const cells = side * cellInputs;
    turnOn(border, cellOfBit, cells);
    turnOn(upper, cellOfBit, cells + borderInputs);
    turnOn(lower, cellOfBit, cells + borderInputs + halfBits);
    const beside = firstPair + 2 * side * pairInputs;
    turnOn(upper & (upper >> 1) & notColumn7, besideOfBit, beside);
    turnOn(lower & (lower >> 1) & notColumn7, besideOfBit, beside + pairInputs / 2);
    const below = beside + pairInputs;
    turnOn(upper & ((upper >> innerSize) | (lower << (halfBits - innerSize))), cellOfBit, below);
    turnOn(lower & (lower >> innerSize), cellOfBit, below + halfBits);
    const size = scoreInside(upper, lower, 0, 0, 'all');
    inputRows[inputs++] = (firstSize + side * sizeInputs + size) * firstCount;
  }

  /** Fills `rows` and `strengths`, returns how many neurons of the first layer are positive. */
  function fillFirst(state: FuseState): number {
    inputs = 0;
    turnOnSide(state.ownBorder, state.ownUpper, state.ownLower, 0);
    turnOnSide(state.theirBorder, state.theirUpper, state.theirLower, 1);
    let count = 0;
    // Eight sums at a time stay in registers; an array of sums would be read and written for every weight.
    for (let neuron = 0; neuron < firstCount; neuron += 8) {
      let sum0 = firstBias[neuron];
      let sum1 = firstBias[neuron + 1];
      let sum2 = firstBias[neuron + 2];
      let sum3 = firstBias[neuron + 3];
      let sum4 = firstBias[neuron + 4];
      let sum5 = firstBias[neuron + 5];
      let sum6 = firstBias[neuron + 6];
      let sum7 = firstBias[neuron + 7];
      for (let input = 0; input < inputs; input++) {
        const at = inputRows[input] + neuron;
        sum0 += firstWeights[at];
        sum1 += firstWeights[at + 1];
        sum2 += firstWeights[at + 2];
        sum3 += firstWeights[at + 3];
        sum4 += firstWeights[at + 4];
        sum5 += firstWeights[at + 5];
        sum6 += firstWeights[at + 6];
        sum7 += firstWeights[at + 7];
      }
      count = keepPositive(sum0, neuron, count);
      count = keepPositive(sum1, neuron + 1, count);
      count = keepPositive(sum2, neuron + 2, count);
      count = keepPositive(sum3, neuron + 3, count);
      count = keepPositive(sum4, neuron + 4, count);
      count = keepPositive(sum5, neuron + 5, count);
      count = keepPositive(sum6, neuron + 6, count);
      count = keepPositive(sum7, neuron + 7, count);
    }
    return count;
  }

  function keepPositive(sum: number, neuron: number, count: number): number {
    rows[count] = neuron * secondCount;
    strengths[count] = sum;
    return sum > 0 ? count + 1 : count;
  }

  function fillSecond(count: number): void {
    for (let neuron = 0; neuron < secondCount; neuron += 8) {
      let sum0 = secondBias[neuron];
      let sum1 = secondBias[neuron + 1];
      let sum2 = secondBias[neuron + 2];
      let sum3 = secondBias[neuron + 3];
      let sum4 = secondBias[neuron + 4];
      let sum5 = secondBias[neuron + 5];
      let sum6 = secondBias[neuron + 6];
      let sum7 = secondBias[neuron + 7];
      for (let index = 0; index < count; index++) {
        const at = rows[index] + neuron;
        const strength = strengths[index];
        sum0 += strength * secondWeights[at];
        sum1 += strength * secondWeights[at + 1];
        sum2 += strength * secondWeights[at + 2];
        sum3 += strength * secondWeights[at + 3];
        sum4 += strength * secondWeights[at + 4];
        sum5 += strength * secondWeights[at + 5];
        sum6 += strength * secondWeights[at + 6];
        sum7 += strength * secondWeights[at + 7];
      }
      second[neuron] = Math.max(sum0, 0);
      second[neuron + 1] = Math.max(sum1, 0);
      second[neuron + 2] = Math.max(sum2, 0);
      second[neuron + 3] = Math.max(sum3, 0);
      second[neuron + 4] = Math.max(sum4, 0);
      second[neuron + 5] = Math.max(sum5, 0);
      second[neuron + 6] = Math.max(sum6, 0);
      second[neuron + 7] = Math.max(sum7, 0);
    }
  }

  function weightOf(push: number): number {
    const row = push * secondCount;
    let even = pushBias[push];
    let odd = 0;
    for (let neuron = 0; neuron < secondCount; neuron += 4) {
      even += second[neuron] * pushWeights[row + neuron] + second[neuron + 2] * pushWeights[row + neuron + 2];
      odd += second[neuron + 1] * pushWeights[row + neuron + 1] + second[neuron + 3] * pushWeights[row + neuron + 3];
    }
    return even + odd;
  }

  return {
    look(state) {
      fillSecond(fillFirst(state));
      let sum = resultBias;
      for (let neuron = 0; neuron < secondCount; neuron++) sum += second[neuron] * resultWeights[neuron];
      return Math.tanh(sum);
    },

    weigh(moves, count, into) {
      if (count === 1) {
        // A pass, perhaps, which has no weight.
        into[0] = 1;
        return;
      }
      let total = 0;
      for (let index = 0; index < count; index++) {
        const weight = Math.exp(weightOf(placeOf(moves[index]) * 6 + distanceOf(moves[index]) - 1));
        into[index] = weight;
        total += weight;
      }
      for (let index = 0; index < count; index++) into[index] /= total;
    },
  };
}
