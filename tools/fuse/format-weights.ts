import { kindShapes, type Matrices, matrixNames, type Shape } from '../../src/games/fuse/master/network.ts';

/** The kinds of both networks as bytes, in the format that `parseWeights` of the game describes. */
export function formatWeights(families: readonly Matrices<Float64Array>[]): Uint8Array {
  const matrices = families.flatMap((kinds) => matrixNames.map((name) => formatMatrix(kinds[name], kindShapes[name])));
  return Uint8Array.from(matrices.flat());
}

function formatMatrix(matrix: Float64Array, [rows, columns]: Shape): number[] {
  const largest = new Float32Array(columns);
  matrix.forEach((weight, at) => {
    largest[at % columns] = Math.max(largest[at % columns], Math.abs(weight));
  });
  const scales = largest.map((most) => most / 127);
  const bytes = Int8Array.from({ length: rows * columns }, (_, at) => {
    const scale = scales[at % columns];
    return scale === 0 ? 0 : Math.round(matrix[at] / scale);
  });
  const view = new DataView(new ArrayBuffer(4 * columns));
  scales.forEach((scale, column) => {
    view.setFloat32(4 * column, scale, true);
  });
  return [...new Uint8Array(view.buffer), ...new Uint8Array(bytes.buffer)];
}

/** The module that the game reads its weights from: lines of base64. */
export function formatModule(bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,160}/gu) ?? [];
  return [
    '/** The weights of the network for all ways to score; `tools/fuse` made them and `network.ts` reads them. */',
    'export const weights: string = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}

/** The bytes of such a module's text. */
export function readModule(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}
