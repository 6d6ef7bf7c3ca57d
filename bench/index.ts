import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readable, table } from './measure.ts';

/**
 * What is measured, how deep perft goes, and what others reach on such a machine, measured elsewhere, in playouts a
 * second: Ludii for Neutreeko and Quantik, OpenSpiel (C++) for the 5 × 4 drop game, a bitboard in plain JavaScript for
 * Fuse.
 */
const games: readonly { id: string; depth: number; others?: readonly [who: string, rate: number] }[] = [
  { id: 'neutreeko', depth: 5, others: ['Ludii', 7_700] },
  { id: 'fuse', depth: 3, others: ['bitboard', 925_000] },
  { id: 'fuse-inner', depth: 3 },
  { id: 'fuse-kings', depth: 3 },
  { id: 'fuse-omega', depth: 3 },
  { id: 'quantik', depth: 4, others: ['Ludii', 4_000] },
  { id: 'quantik-blocked-draw', depth: 4 },
  { id: 'tres-em-linha', depth: 8, others: ['OpenSpiel', 506_000] },
  { id: 'drop-7x6x4', depth: 7 },
  { id: 'drop-9x9x5', depth: 5 },
];

interface Measured {
  readonly playouts: number;
  readonly naivePlayouts: number;
  readonly leaves: number;
}

function measure(id: string, depth: number): Measured {
  const script = fileURLToPath(new URL('rules.ts', import.meta.url));
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script, id, String(depth)], { encoding: 'utf8' });
  return JSON.parse(printed) as Measured;
}

console.log('Rules, through the public contract, one process a game:\n');
const rows = games.map(({ id, depth, others }) => {
  process.stderr.write(`${id}…\r`);
  const { playouts, naivePlayouts, leaves } = measure(id, depth);
  const times = (base: number) => `${(playouts / base).toFixed(1)}×`;
  return [
    id,
    readable(playouts),
    times(naivePlayouts),
    readable(leaves),
    others ? `${times(others[1])} ${others[0]}` : '',
  ];
});
console.log(table([['', 'playouts/s', 'against naive', 'perft leaves/s', 'against others'], ...rows]));
