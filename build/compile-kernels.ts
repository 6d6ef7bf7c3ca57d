import { compileKernels } from './kernels.ts';

await compileKernels();
