import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadFuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { weights } from '../../src/games/fuse/master/weights.ts';
import { formatModule, readModule } from './format-weights.ts';
import { run } from './run.ts';
import { smallRun } from './settings.ts';

/**
 * `npm run fuse:learn [file]`: the small run of `settings.ts`; with a file, the weights are written there as a module.
 *
 *     --from weights.bin    takes the weights of the full run instead
 *     --shipped             says the size and the hash of those that ship
 */
const { values: given, positionals } = parseArgs({
  options: { from: { type: 'string' }, shipped: { type: 'boolean' } },
  allowPositionals: true,
});
const [file] = positionals;

if (given.shipped) say(readModule(weights));
else if (given.from !== undefined) finishWith(readWeightsFile(given.from));
else finishWith(await learn());

/** The weights of a file, which must be as many as the game reads. */
function readWeightsFile(name: string): Uint8Array {
  const bytes = readFileSync(name);
  const { length } = readModule(weights);
  if (bytes.length !== length) throw new Error(`${name} has ${bytes.length} bytes; weights have ${length}.`);
  return bytes;
}

function say(bytes: Uint8Array): void {
  console.log(`weights: ${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
}

function finishWith(bytes: Uint8Array): void {
  say(bytes);
  if (file !== undefined) writeFileSync(file, formatModule(bytes));
}

async function learn(): Promise<Uint8Array> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const work = run([await loadFuseKernel(), await loadFuseKernel()], smallRun);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value.bytes;
    const progress = step.value;
    if (progress.kind === 'game' && progress.games % 100 === 0) {
      console.log(`round ${progress.round + 1}: ${progress.games} games, ${progress.samples} positions, ${seconds()}`);
    } else if (progress.kind === 'epoch') {
      const { value, margin, moves } = progress.losses;
      const shown = `value ${value.toFixed(4)}, margin ${margin.toFixed(4)}, moves ${moves.toFixed(4)}`;
      console.log(`round ${progress.round + 1}, epoch ${progress.epoch + 1}: ${shown}, ${seconds()}`);
    } else if (progress.kind === 'match') {
      const { share, error, games } = progress.result;
      const percent = (part: number) => (100 * part).toFixed(1);
      console.log(`${progress.scoring}: ${percent(share)} ± ${percent(error)} % of ${games} games against the start`);
    }
  }
}
