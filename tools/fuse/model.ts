import type { Random } from '../../src/core/random.ts';
import { images, pushCount } from '../../src/games/fuse/master/images.ts';
import {
  firstCount,
  kindShapes,
  kindsOfWeights,
  type Matrices,
  mapMatrices,
  matrixNames,
  type Shape,
  secondCount,
  secondKinds,
} from '../../src/games/fuse/master/network.ts';
import type { Sample } from './sample.ts';

/** How much each part of the loss counts. */
export interface LossShares {
  /** The cross entropy of the result, a chance from 0 to 1. */
  readonly value: number;
  /** The square of the error of the margin, in units of the network. */
  readonly margin: number;
  /** The cross entropy of the moves, against the shares that the search gave them. */
  readonly moves: number;
}

export interface Losses {
  value: number;
  margin: number;
  moves: number;
}

/** All weights of the kinds of both networks in one array, in the order of the file, and the matrices as views of it. */
export interface Parameters {
  readonly all: Float64Array;
  readonly families: readonly [groups: Matrices<Float64Array>, products: Matrices<Float64Array>];
}

const sizeOf = ([rows, columns]: Shape): number => rows * columns;
export const familySize = matrixNames.reduce((sum, name) => sum + sizeOf(kindShapes[name]), 0);

export function makeParameters(): Parameters {
  const all = new Float64Array(2 * familySize);
  let taken = 0;
  const take = () =>
    mapMatrices(kindShapes, (shape) => {
      const from = taken;
      taken += sizeOf(shape);
      return all.subarray(from, taken);
    });
  return { all, families: [take(), take()] };
}

/** Weights of a network that has learned nothing: small, by chance, and no bias; it expects and prefers next to nothing. */
export function drawParameters(random: Random): Parameters {
  const parameters = makeParameters();
  const draw = (matrix: Float64Array, reach: number, end = matrix.length) => {
    for (let at = 0; at < end; at++) matrix[at] = reach * (random.below(1 << 20) / (1 << 19) - 1);
  };
  for (const { first, valueLayer, value, movesLayer, moves } of parameters.families) {
    // About 45 inputs are on.
    draw(first, Math.sqrt(3 / 45));
    for (const layer of [valueLayer, movesLayer]) draw(layer, Math.sqrt(6 / firstCount), firstCount * secondKinds);
    draw(value, 0.1 * Math.sqrt(3 / secondCount), 2 * secondKinds);
    draw(moves, 0.1 * Math.sqrt(3 / secondCount), secondKinds * pushCount);
  }
  return parameters;
}

/** The weights of all neurons, or their gradients: of each kind in all eight images. */
export type Neurons = Matrices<Float64Array>;

export const makeNeurons = (): Neurons => mapMatrices(kindsOfWeights(), ({ length }) => new Float64Array(length));

/** Gives the neurons the weights of their kinds. */
export function spreadKinds(kinds: Matrices<Float64Array>, into: Neurons): void {
  const all = kindsOfWeights();
  for (const name of matrixNames) {
    const [from, to, kindOf] = [kinds[name], into[name], all[name]];
    for (let at = 0; at < to.length; at++) to[at] = from[kindOf[at]];
  }
}

/**
 * Adds the gradients of the neurons up to those of their kinds. The bias of a push has no kind but its eight images, which
 * are to stay equal.
 */
export function foldGradients(neurons: Neurons, into: Matrices<Float64Array>): void {
  const all = kindsOfWeights();
  for (const name of matrixNames) {
    const [from, to, kindOf] = [neurons[name], into[name], all[name]];
    for (let at = 0; at < from.length; at++) to[kindOf[at]] += from[at];
  }
  const bias = into.moves.subarray(secondKinds * pushCount);
  const means = bias.map((_, push) => images.reduce((sum, { pushes }) => sum + bias[pushes[push]], 0) / images.length);
  bias.set(means);
}

/** Adds to the gradients those of one sample, and to the losses its own. */
export type Backpropagate = (neurons: Neurons, sample: Sample, gradients: Neurons, losses: Losses) => void;

/** Backpropagation by hand: forwards as in `network.ts`, and then back, each layer asked how much its weights add to the loss. */
export function makeBackpropagation(shares: LossShares): Backpropagate {
  const first = new Float64Array(firstCount);
  const firstBack = new Float64Array(firstCount);
  const second = new Float64Array(secondCount);
  const secondBack = new Float64Array(secondCount);
  const value = new Float64Array(2);
  const valueBack = new Float64Array(2);
  const chances = new Float64Array(pushCount);

  function judge(neurons: Neurons, sample: Sample, gradients: Neurons, losses: Losses): void {
    sumRows(first, neurons.valueLayer, second);
    sumRows(second, neurons.value, value);
    const [logit, margin] = value;
    // The chance to win is the logistic function of twice the logit, which is half of 1 + tanh.
    const chance = (1 + sample.result) / 2;
    losses.value -= chance * logOfChance(logit) + (1 - chance) * logOfChance(-logit);
    losses.margin += (margin - sample.margin) ** 2;
    valueBack[0] = shares.value * (Math.tanh(logit) - sample.result);
    valueBack[1] = shares.margin * 2 * (margin - sample.margin);
    secondBack.fill(0);
    passBack(second, neurons.value, valueBack, gradients.value, secondBack);
    passBack(first, neurons.valueLayer, secondBack, gradients.valueLayer, firstBack);
  }

  function weigh({ moves, movesLayer }: Neurons, sample: Sample, gradients: Neurons, losses: Losses): void {
    const { pushes } = sample;
    sumRows(first, movesLayer, second);
    let total = 0;
    for (let index = 0; index < pushes.length; index++) {
      let sum = moves[secondCount * pushCount + pushes[index]];
      for (let neuron = 0; neuron < secondCount; neuron++) {
        if (second[neuron] > 0) sum += second[neuron] * moves[neuron * pushCount + pushes[index]];
      }
      chances[index] = Math.exp(sum);
      total += chances[index];
    }
    secondBack.fill(0);
    for (let index = 0; index < pushes.length; index++) {
      const likely = chances[index] / total;
      const share = sample.shares[index];
      if (share > 0) losses.moves -= share * Math.log(likely);
      const pushBack = shares.moves * (likely - share);
      gradients.moves[secondCount * pushCount + pushes[index]] += pushBack;
      for (let neuron = 0; neuron < secondCount; neuron++) {
        if (second[neuron] <= 0) continue;
        const at = neuron * pushCount + pushes[index];
        secondBack[neuron] += pushBack * moves[at];
        gradients.moves[at] += pushBack * second[neuron];
      }
    }
    passBack(first, movesLayer, secondBack, gradients.movesLayer, firstBack);
  }

  return (neurons, sample, gradients, losses) => {
    const { inputs, pushes } = sample;
    first.fill(0);
    for (let index = 0; index < inputs.length; index++) {
      const row = inputs[index] * firstCount;
      for (let neuron = 0; neuron < firstCount; neuron++) first[neuron] += neurons.first[row + neuron];
    }
    firstBack.fill(0);
    judge(neurons, sample, gradients, losses);
    if (pushes.length > 0) weigh(neurons, sample, gradients, losses);
    for (let index = 0; index < inputs.length; index++) {
      const row = inputs[index] * firstCount;
      for (let neuron = 0; neuron < firstCount; neuron++) gradients.first[row + neuron] += firstBack[neuron];
    }
  };
}

/** The columns of a matrix: the last row, and the other rows times the strengths that are positive. */
function sumRows(strengths: Float64Array, matrix: Float64Array, into: Float64Array): void {
  const columns = into.length;
  const bias = strengths.length * columns;
  for (let column = 0; column < columns; column++) into[column] = matrix[bias + column];
  for (let row = 0; row < strengths.length; row++) {
    const strength = strengths[row];
    if (strength <= 0) continue;
    const at = row * columns;
    for (let column = 0; column < columns; column++) into[column] += strength * matrix[at + column];
  }
}

/** The way back: from what each sum adds to the loss to what its weights add, and the strengths that are positive. */
function passBack(
  strengths: Float64Array,
  matrix: Float64Array,
  sumsBack: Float64Array,
  gradients: Float64Array,
  strengthsBack: Float64Array,
): void {
  const columns = sumsBack.length;
  const bias = strengths.length * columns;
  for (let column = 0; column < columns; column++) gradients[bias + column] += sumsBack[column];
  for (let row = 0; row < strengths.length; row++) {
    const strength = strengths[row];
    if (strength <= 0) continue;
    const at = row * columns;
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      sum += sumsBack[column] * matrix[at + column];
      gradients[at + column] += sumsBack[column] * strength;
    }
    strengthsBack[row] += sum;
  }
}

/** The logarithm of (1 + tanh logit) / 2, also where that is next to nothing. */
function logOfChance(logit: number): number {
  return logit > 0 ? -Math.log1p(Math.exp(-2 * logit)) : 2 * logit - Math.log1p(Math.exp(2 * logit));
}
