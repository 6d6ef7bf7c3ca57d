import { type Random, shuffle } from '../../src/core/random.ts';
import { matrixNames } from '../../src/games/fuse/master/network.ts';
import {
  foldGradients,
  type Losses,
  type LossShares,
  makeBackpropagation,
  makeNeurons,
  makeParameters,
  type Parameters,
  spreadKinds,
} from './model.ts';
import type { Sample } from './sample.ts';

export interface FitSettings {
  readonly losses: LossShares;
  /** How often every sample is seen. */
  readonly epochs: number;
  readonly batch: number;
  /** The step at the beginning; it falls to a tenth at the end, as half a wave of a cosine. */
  readonly step: number;
  /** How much of itself a weight loses in a step of 1. */
  readonly decay: number;
}

/** Fits a network to samples (Adam, mini-batches); yields the mean losses of each epoch. */
export function* fitNetwork(
  parameters: Parameters,
  samples: readonly Sample[],
  settings: FitSettings,
  random: Random,
): Generator<Losses, void> {
  const { epochs, batch } = settings;
  const backpropagate = makeBackpropagation(settings.losses);
  const gradients = makeParameters();
  const neurons = makeNeurons();
  const neuronGradients = makeNeurons();
  const optimizer = makeAdam(parameters.all.length);
  const batches = Math.ceil(samples.length / batch);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const losses: Losses = { value: 0, margin: 0, moves: 0 };
    const order = shuffle(samples, random);
    for (let number = 0; number < batches; number++) {
      const members = order.slice(number * batch, (number + 1) * batch);
      gradients.all.fill(0);
      for (const family of [0, 1] as const) {
        const own = members.filter((sample) => sample.family === family);
        if (own.length === 0) continue;
        spreadKinds(parameters.families[family], neurons);
        for (const name of matrixNames) neuronGradients[name].fill(0);
        for (const sample of own) backpropagate(neurons, sample, neuronGradients, losses);
        foldGradients(neuronGradients, gradients.families[family]);
      }
      const progress = (epoch + number / batches) / epochs;
      const step = settings.step * (0.1 + 0.45 * (1 + Math.cos(Math.PI * progress)));
      optimizer(parameters.all, gradients.all, 1 / members.length, step, settings.decay);
    }
    const mean = (sum: number) => sum / samples.length;
    yield { value: mean(losses.value), margin: mean(losses.margin), moves: mean(losses.moves) };
  }
}

type Optimizer = (weights: Float64Array, gradients: Float64Array, scale: number, step: number, decay: number) => void;

/** Adam: every weight has a step of its own, by the mean and the spread of its gradients. */
function makeAdam(count: number): Optimizer {
  const memory = 0.9;
  const spreadMemory = 0.999;
  const means = new Float64Array(count);
  const spreads = new Float64Array(count);
  let steps = 0;
  return (weights, gradients, scale, step, decay) => {
    steps++;
    const rate = (step * Math.sqrt(1 - spreadMemory ** steps)) / (1 - memory ** steps);
    for (let at = 0; at < count; at++) {
      const gradient = gradients[at] * scale;
      means[at] += (1 - memory) * (gradient - means[at]);
      spreads[at] += (1 - spreadMemory) * (gradient * gradient - spreads[at]);
      weights[at] -= (rate * means[at]) / (Math.sqrt(spreads[at]) + 1e-8) + step * decay * weights[at];
    }
  };
}
