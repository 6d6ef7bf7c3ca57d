import type { Move } from '../src/core/game.ts';
import { seededRandom } from '../src/core/random.ts';
import { parsePlayer } from '../src/engine/players.ts';
import { finish } from '../src/engine/service/finish.ts';
import { makeDrop } from '../src/games/drop/index.ts';
import { loadDropKernel } from '../src/games/drop/kernel/kernel.ts';
import { KernelSearches, makeKernelSearcher } from '../src/games/drop/kernel/searches.ts';
import { makeSearchOracle } from '../src/games/drop/oracle.ts';
import { DropBoard, type DropState } from '../src/games/drop/rules.ts';
import { processorTime, quantile } from './measure.ts';

/**
 * How long Connect Four's positions take that come up in play, with so many discs: two random ones and then level 6
 * against itself. An oracle that knows nothing yet for each, and no book, by the processor's time; prints JSON.
 */
const [discs = '12', count = '20'] = process.argv.slice(2);
const size = { columns: 7, rows: 6, line: 4 };
const board = new DropBoard(size);
const connectFour = makeDrop(size);
const searches = new KernelSearches(await loadDropKernel());
const player = await parsePlayer(connectFour, 'level:6');
if (!player.ok) throw new Error('There is no level 6.');
const level6 = player.value;

function reach(seed: number): DropState | undefined {
  const random = seededRandom(18, seed);
  const { rules } = connectFour;
  let state = rules.start(random);
  for (let disc = 0; disc < Number(discs); disc++) {
    const move: Move = disc < 2 ? random.below(board.columns) : finish(level6.choose(state, random)).move;
    state = rules.apply(state, move);
    if (rules.outcome(state) !== 'ongoing') return undefined;
  }
  return state;
}

const values: number[] = [];
const whole: number[] = [];
for (let seed = 0; values.length < Number(count); seed++) {
  const state = reach(seed);
  if (!state) continue;
  const solving = makeSearchOracle(board, makeKernelSearcher(board, searches)).solve(state);
  const started = processorTime();
  let step = solving.next();
  while (!step.done && !step.value) step = solving.next();
  values.push(processorTime() - started);
  while (!step.done) step = solving.next();
  whole.push(processorTime() - started);
}
const summary = (times: readonly number[]) => ({ median: quantile(times, 0.5), p90: quantile(times, 0.9) });
console.log(JSON.stringify({ values: summary(values), whole: summary(whole) }));
