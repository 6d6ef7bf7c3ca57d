import { loadKernel } from '../../../kernel/load.ts';
import { binary, type Kernel } from './generated/kernel.ts';

/** Fuse in the kernel: rules and searches on positions in its memory; see assembly/index.ts. */
export type FuseKernel = Kernel;

/** An instance of its own, for who must not be disturbed by what others leave in its tables. */
export function loadFuseKernel(): Promise<FuseKernel> {
  return loadKernel<FuseKernel>(binary, loadPlainKernel);
}

/** The same in plain JavaScript. */
export async function loadPlainKernel(): Promise<FuseKernel> {
  return (await import('./generated/plain.ts')).makeKernel();
}

let ofPlayers: Promise<FuseKernel> | undefined;

/** The one that the players of a thread share: they think one after the other, and each begins by forgetting. */
export function fuseKernel(): Promise<FuseKernel> {
  ofPlayers ??= loadFuseKernel();
  return ofPlayers;
}
