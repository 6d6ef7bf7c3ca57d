import { loadKernel } from '../../../kernel/load.ts';
import { binary, type Kernel } from './generated/kernel.ts';

/** Neutreeko in the kernel: all its positions, solved; see assembly/index.ts. */
export type NeutreekoKernel = Kernel;

export function loadNeutreekoKernel(): Promise<NeutreekoKernel> {
  return loadKernel<NeutreekoKernel>(binary, loadPlainKernel);
}

/** The same in plain JavaScript. */
export async function loadPlainKernel(): Promise<NeutreekoKernel> {
  return (await import('./generated/plain.ts')).makeKernel();
}
