import { distanceOf, type FuseState, placeOf } from './rules.ts';

/**
 * A small network of neurons that looks at a position and says what it expects, and which moves it would look at first.
 *
 * Its inputs are the cells with discs of the player to move (24 border places, 36 inner cells) and then those of the
 * other. Two layers of neurons follow, which let through what is positive; from the second come the expected result and
 * a weight for each push, six distances for each border place.
 *
 * The weights were fitted to self-play: the results of the games, and how often a search tried each move.
 */
const sideInputs = 60;
const innerInputs = 24;
const lowerInputs = 42;
const inputCount = 2 * sideInputs;
const firstCount = 64;
const secondCount = 32;
const pushCount = 144;
const mostDiscs = 24;

export interface Network {
  /** The result that the player to move may expect, from −1 to 1. */
  look(state: FuseState): number;
  /** How likely each move is the best, all together 1, in the position that was looked at last. */
  weigh(moves: Int32Array, count: number, into: Float64Array): void;
}

export function makeNetwork(weights: string): Network {
  const bytes = Uint8Array.from(atob(weights.replace(/\s/gu, '')), (letter) => letter.charCodeAt(0));
  let read = 0;
  /** A layer is a number by which all its weights are multiplied, and a byte for each weight. */
  function layer(length: number): Float64Array {
    const scale = new DataView(bytes.buffer).getFloat32(read);
    const from = read + 4;
    read = from + length;
    return Float64Array.from(new Int8Array(bytes.buffer, from, length), (weight) => weight * scale);
  }
  const firstWeights = layer(inputCount * firstCount);
  const firstBias = layer(firstCount);
  const secondWeights = layer(firstCount * secondCount);
  const secondBias = layer(secondCount);
  const pushWeights = layer(pushCount * secondCount);
  const pushBias = layer(pushCount);
  const resultWeights = layer(secondCount);
  const [resultBias] = layer(1);

  /** Where the weights of the inputs, and of the first neurons, that are not zero begin, and what the latter are. */
  const rows = new Int32Array(firstCount);
  const strengths = new Float64Array(firstCount);
  const second = new Float64Array(secondCount);

  function listRows(cells: number, firstInput: number, count: number): number {
    let end = count;
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      rows[end++] = (firstInput + 31 - Math.clz32(rest & -rest)) * firstCount;
    }
    return end;
  }

  function listInputs(state: FuseState): number {
    let count = listRows(state.ownBorder, 0, 0);
    count = listRows(state.ownUpper, innerInputs, count);
    count = listRows(state.ownLower, lowerInputs, count);
    count = listRows(state.theirBorder, sideInputs, count);
    count = listRows(state.theirUpper, sideInputs + innerInputs, count);
    return listRows(state.theirLower, sideInputs + lowerInputs, count);
  }

  const inputRows = new Int32Array(mostDiscs);

  /** Fills `rows` and `strengths`, returns how many neurons of the first layer are positive. */
  function fillFirst(state: FuseState): number {
    const inputs = listInputs(state);
    inputRows.set(rows.subarray(0, mostDiscs));
    let count = 0;
    // Eight sums at a time stay in registers: twice as fast as adding row after row to an array.
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
