import { images } from '../master/images.ts';
import { firstKinds, secondKinds, spread, unpack, type Weights } from '../master/network.ts';
import type { FuseKernel } from './kernel.ts';

/** Puts the weights of a network where the kernel looks for them, as assembly/network.ts wants them. */
export function writeWeights(kernel: FuseKernel, weights: Weights): void {
  const { scales, bytes } = weights.first;
  const value = unpack(weights.value);
  const floats = Float32Array.from([
    ...images.flatMap(() => [...scales]),
    ...coefficientsOf(unpack(weights.valueLayer)),
    ...coefficientsOf(unpack(weights.movesLayer)),
    ...spread(unpack(weights.moves), 'moves'),
    ...column(value, 0),
    ...column(value, 1),
    ...value.subarray(2 * secondKinds),
  ]);
  const at = kernel.weightsAddress();
  new Float32Array(kernel.memory.buffer, at, floats.length).set(floats);
  const whole = spread(bytes, 'first');
  // Two numbers are left free, so that the bytes begin where a register may.
  new Int8Array(kernel.memory.buffer, at + 4 * (floats.length + 2), whole.length).set(whole);
}

const column = (matrix: Float32Array, number: number): number[] =>
  Array.from({ length: secondKinds }, (_, kind) => matrix[2 * kind + number]);

/**
 * The Fourier coefficients of a layer over the eight images, as assembly/network.ts explains them: for each kind of the
 * first layer eight times the four kinds of the layer, and then the bias. They are divided so that the way back, which adds
 * every one of four numbers once and every element of a matrix twice, is nothing but sums.
 */
function coefficientsOf(layer: Float32Array): number[] {
  const rowLength = secondKinds;
  const kinds = Array.from({ length: firstKinds }, (_, first) => {
    const ofImage = (image: number, second: number) => layer[(image * firstKinds + first) * rowLength + second];
    const sum = (signs: readonly number[], share: number) =>
      Array.from({ length: secondKinds }, (_, second) =>
        signs.reduce((total, sign, image) => total + share * sign * ofImage(image, second), 0),
      );
    return [
      sum([1, 1, 1, 1, 1, 1, 1, 1], 1 / 8),
      sum([1, 1, 1, 1, -1, -1, -1, -1], 1 / 8),
      sum([1, -1, 1, -1, 1, -1, 1, -1], 1 / 8),
      sum([1, -1, 1, -1, -1, 1, -1, 1], 1 / 8),
      sum([1, 0, -1, 0, 1, 0, -1, 0], 1 / 4),
      sum([0, -1, 0, 1, 0, 1, 0, -1], 1 / 4),
      sum([0, 1, 0, -1, 0, 1, 0, -1], 1 / 4),
      sum([1, 0, -1, 0, -1, 0, 1, 0], 1 / 4),
    ];
  });
  return [...kinds.flat(2), ...layer.subarray(images.length * firstKinds * rowLength)];
}
