import type { Size, Sizes } from '../../core/sizes.ts';

/** A size of the drop game. */
export type DropOptions = Size;

const smallest = 3;
const largest = 9;
const tresEmLinha: DropOptions = { columns: 5, rows: 4, line: 3 };
const connectFour: DropOptions = { columns: 7, rows: 6, line: 4 };

export const isTresEmLinha = (options: DropOptions): boolean => isSame(options, tresEmLinha);

/** The size that the world plays as Connect Four. */
export const isConnectFour = (options: DropOptions): boolean => isSame(options, connectFour);

function isSame(one: DropOptions, other: DropOptions): boolean {
  return one.columns === other.columns && one.rows === other.rows && one.line === other.line;
}

/** `drop-7x6x4`: columns, rows, line. The size of Três em Linha goes by its own name. */
export function formatDropId(options: DropOptions): string {
  return isTresEmLinha(options) ? 'tres-em-linha' : `drop-${options.columns}x${options.rows}x${options.line}`;
}

/** The size that an id names; undefined for other ids and for sizes that make no game. */
export function parseDropId(id: string): DropOptions | undefined {
  if (id === 'tres-em-linha') return tresEmLinha;
  const sizes = /^drop-(\d)x(\d)x(\d)$/u.exec(id)?.slice(1).map(Number);
  if (!sizes || sizes.some((size) => size < smallest || size > largest)) return undefined;
  const [columns, rows, line] = sizes;
  return line <= Math.max(columns, rows) ? { columns, rows, line } : undefined;
}

/** All that a shell needs to offer the drop games, without loading them. */
export const dropSizes: Sizes = {
  family: 'drop',
  pattern: 'drop-CxRxL',
  example: '7x6x4',
  usual: [tresEmLinha, connectFour, { columns: 9, rows: 9, line: 5 }],
  least: smallest,
  most: largest,
  idOf: (typed) => (typed.startsWith('drop-') ? typed : `drop-${typed}`),
  parse: parseDropId,
  format: (size) => {
    const id = formatDropId(size);
    return parseDropId(id) && id;
  },
};
