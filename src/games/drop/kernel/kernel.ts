import { loadKernel } from '../../../kernel/load.ts';
import { binary, type Kernel } from './generated/kernel.ts';
import { KernelSearches } from './searches.ts';

/** The drop games in the kernel: a search on boards that fit in 64 bits; see assembly/index.ts. */
export type DropKernel = Kernel;

let loaded: Promise<KernelSearches> | undefined;

/** What the one instance of this thread searches, for all who ask. */
export function kernelSearches(): Promise<KernelSearches> {
  loaded ??= loadDropKernel().then((kernel) => new KernelSearches(kernel));
  return loaded;
}

/** An instance of one's own, for programs that want a larger table. */
export function loadDropKernel(): Promise<DropKernel> {
  return loadKernel<DropKernel>(binary, loadPlainKernel);
}

/** The same in plain JavaScript, which takes four times as long: half of what the search on larger boards would take. */
export async function loadPlainKernel(): Promise<DropKernel> {
  return (await import('./generated/plain.ts')).makeKernel();
}
