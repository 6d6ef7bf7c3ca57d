import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadFuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { weights } from '../../src/games/fuse/master/weights.ts';
import type { JobKind, JobQueue } from '../../src/jobs/queue.ts';
import { openQueue } from '../../src/server/queue/open.ts';
import { formatModule, readModule } from './format-weights.ts';
import { type PlayOrders, playByQueue, selfPlayKind, workFor } from './orders.ts';
import { run } from './run.ts';
import { smallRun } from './settings.ts';

/**
 * `npm run fuse:learn [file]`: the small run of `settings.ts`; with a file, the weights are written there as a module.
 *
 *     --from weights.bin    takes the weights of the full run instead
 *     --shipped             says the size and the hash of those that ship
 *     --queue address       lets workers anywhere play the games; the weights are the same
 *     --worker              is one of them, until Ctrl-C
 *
 * The address of the queue may also stand in QUEUE_URL.
 */
const { values: given, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    shipped: { type: 'boolean' },
    queue: { type: 'string' },
    worker: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [file] = positionals;
const address = given.queue ?? process.env.QUEUE_URL;

if (given.shipped) say(readModule(weights));
else if (given.from !== undefined) finishWith(readWeightsFile(given.from));
else if (given.worker) await serve();
else if (address) await withQueue(async (queue, kind) => finishWith(await learn(playByQueue(queue, kind, tell))));
else finishWith(await learn());

async function withQueue(act: (queue: JobQueue, kind: JobKind) => Promise<void>, worker?: JobKind): Promise<void> {
  const opened = await openQueue(address ?? '', worker ? { worker } : {});
  if (!opened.ok) {
    console.error(
      `The queue can’t be used: ${Object.values(opened.problem.values).join(', ') || 'its address can’t be read'}.`,
    );
    process.exitCode = 2;
    return;
  }
  try {
    await act(opened.value, worker ?? selfPlayKind());
  } finally {
    await opened.value.close();
  }
}

function serve(): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  return withQueue(async (queue, kind) => {
    console.log(`Plays games of self-play in ${queue.place} (version ${kind.version}); Ctrl-C ends it.`);
    await workFor(queue, kind, await loadFuseKernel(), stop.signal);
  }, selfPlayKind());
}

function tell(done: number, all: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} orders played`);
}

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

async function learn(play?: PlayOrders): Promise<Uint8Array> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const work = run([await loadFuseKernel(), await loadFuseKernel()], smallRun, play);
  for (let step = await work.next(); ; step = await work.next()) {
    if (step.done) return step.value.bytes;
    const progress = step.value;
    if (progress.kind === 'games' && progress.games % 100 === 0) {
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
