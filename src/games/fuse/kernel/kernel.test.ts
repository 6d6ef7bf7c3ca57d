import { describe, expect, test } from 'vitest';
import { compareRules } from '../../../../test/kernel/compare.ts';
import { loadKernel } from '../../../kernel/load.ts';
import { binary } from './generated/kernel.ts';
import { type FuseKernel, fuseKernel, loadPlainKernel } from './kernel.ts';

const kernels = { WebAssembly: fuseKernel, JavaScript: loadPlainKernel };

describe.each(Object.entries(kernels))('the kernel as %s', (_kind, load) => {
  // A million positions are compared by `npm run test:kernel`.
  test.each(['all', 'inner', 'kings', 'omega'] as const)('has the rules of %s', async (scoring) => {
    expect(compareRules(await load(), scoring, 2000, 1)).toBeUndefined();
  });
});

describe('a kernel', () => {
  test('is WebAssembly where there is any', async () => {
    const kernel = await loadKernel<FuseKernel>(binary, () => Promise.reject(new Error('not asked for')));
    expect(String(kernel.memory)).toBe('[object WebAssembly.Memory]');
  });

  test('is plain JavaScript where WebAssembly is not what the binary needs', async () => {
    const plain = await loadPlainKernel();
    expect(await loadKernel<FuseKernel>(btoa('no kernel'), async () => plain)).toBe(plain);
  });
});
