import type { Scoring } from '../../src/games/fuse/groups.ts';
import { fuseKernel, loadPlainKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { compareRules } from './compare.ts';

/** Compares the kernels with the rules on a million positions: half as WebAssembly, half as plain JavaScript. */
const scorings: readonly Scoring[] = ['all', 'inner', 'kings', 'omega'];
const kernels = { WebAssembly: await fuseKernel(), JavaScript: await loadPlainKernel() };
const positions = 125_000;

for (const [kind, kernel] of Object.entries(kernels)) {
  for (const scoring of scorings) {
    const difference = compareRules(kernel, scoring, positions, 16);
    console.log(`Fuse, ${scoring}, ${kind}: ${difference ?? `${positions} positions, no difference`}`);
    if (difference) process.exitCode = 1;
  }
}
