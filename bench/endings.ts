import { present } from '../src/core/present.ts';
import { type Random, seededRandom } from '../src/core/random.ts';
import { finish } from '../src/engine/service/finish.ts';
import { discsLeft, type Endgame, makeEndgame, maxMargin } from '../src/games/fuse/endgame/endgame.ts';
import type { Scoring } from '../src/games/fuse/groups.ts';
import { makeFuse } from '../src/games/fuse/index.ts';
import { type FuseKernel, fuseKernel, loadFuseKernel, loadPlainKernel } from '../src/games/fuse/kernel/kernel.ts';
import { marginToWin } from '../src/games/fuse/margin.ts';
import { makeMaster } from '../src/games/fuse/master/master.ts';
import type { FuseState } from '../src/games/fuse/rules.ts';
import { makeEndgame as makeEarlierEndgame } from '../test/naive/fuse-endgame/endgame.ts';
import { quantile } from './measure.ts';

/**
 * How long Fuse's endings take, in positions of the master's own quick games, on one core; prints JSON. The arguments are the
 * scoring, the discs on the border, how many positions, and by how many of them it is compared with the search in
 * TypeScript that there was before, and with the kernel in plain JavaScript.
 */
const [scoring = 'all', discs = '12', count = '20', compared = '4'] = process.argv.slice(2);
const playoutsOnTheWay = 200;

const game = makeFuse(scoring as Scoring);
const states = await positions(Number(discs), Number(count));
const few = states.slice(0, Number(compared));
const kernel = await loadFuseKernel();
const plain = await loadPlainKernel();
const inKernel = (one: FuseKernel) => () => makeEndgame(one, scoring as Scoring);
// The first time, code is still being compiled.
for (const state of states.slice(0, 1)) timeOf(inKernel(kernel), state);
const times = states.map((state) => timeOf(inKernel(kernel), state));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const against = (make: () => Endgame) =>
  few.length === 0 ? null : sum(few.map((state) => timeOf(make, state))) / sum(times.slice(0, few.length));

console.log(
  JSON.stringify({
    median: quantile(times, 0.5),
    p90: quantile(times, 0.9),
    most: Math.max(...times),
    againstEarlier: against(() => makeEarlierEndgame(scoring as Scoring)),
    againstPlain: against(inKernel(plain)),
  }),
);

/** Milliseconds of the processor's until the margin is known, with an empty table at first. */
function timeOf(make: () => Endgame, state: FuseState): number {
  const started = process.cpuUsage();
  const endgame = make();
  let [least, most, bar] = [-maxMargin, maxMargin, marginToWin(state, scoring as Scoring)];
  while (least < most) {
    const bound = present(endgame.bound(state, bar, 2 ** 31 - 1), 'bound without a limit');
    if (bound >= bar) [least, bar] = [bound, bound + 1];
    else [most, bar] = [bound, bound];
  }
  return process.cpuUsage(started).user / 1000;
}

async function positions(left: number, wanted: number): Promise<FuseState[]> {
  const player = makeMaster(scoring as Scoring, await fuseKernel(), { endgame: false });
  const found: FuseState[] = [];
  for (let seed = 0; found.length < wanted; seed++) {
    const state = reach(left, seededRandom(16, seed));
    if (state) found.push(state);
  }
  return found;

  /** The position of a game with so many discs left, unless it ends before. */
  function reach(target: number, random: Random): FuseState | undefined {
    let state = game.rules.start(random);
    while (discsLeft(state) > target) {
      if (game.rules.outcome(state) !== 'ongoing') return undefined;
      state = game.rules.apply(state, finish(player.choose(state, random, playoutsOnTheWay)).move);
    }
    return state;
  }
}
