import { seededRandom } from '../src/core/random.ts';
import type { Scoring } from '../src/games/fuse/groups.ts';
import { makeFuse } from '../src/games/fuse/index.ts';
import { type FuseKernel, fuseKernel, loadPlainKernel } from '../src/games/fuse/kernel/kernel.ts';
import { usualWalks } from '../src/games/fuse/master/master.ts';
import { SearchTree } from '../src/games/fuse/master/search-tree.ts';
import { perSecond } from './measure.ts';

/** Walks a second of Fuse's master from a start, in WebAssembly and in plain JavaScript; prints JSON. */
const [scoring = 'all'] = process.argv.slice(2) as [Scoring?];
const settings = usualWalks(scoring);
const start = makeFuse(scoring).rules.start(seededRandom(1));

function walksPerSecond(kernel: FuseKernel): number {
  return perSecond(() => {
    const tree = new SearchTree(kernel, settings, start, seededRandom(1));
    const walks = tree.walk(2000);
    tree.release();
    return walks;
  });
}

const compiled = walksPerSecond(await fuseKernel());
const plain = walksPerSecond(await loadPlainKernel());
console.log(JSON.stringify({ compiled, plain }));
