import type { Thought } from '../src/core/player.ts';
import { seededRandom } from '../src/core/random.ts';
import { chooseByPlayouts } from '../src/engine/players/playing-out.ts';
import { finish } from '../src/engine/service/finish.ts';
import { discsLeft } from '../src/games/fuse/endgame/endgame.ts';
import { makeFuse } from '../src/games/fuse/index.ts';
import { fuseKernel } from '../src/games/fuse/kernel/kernel.ts';
import { makeMaster } from '../src/games/fuse/master/master.ts';
import type { FuseState } from '../src/games/fuse/rules.ts';

/**
 * How far Fuse's master and plain UCT get in so many milliseconds of the processor's, which other programs on the machine
 * do not take away from, in the openings and middles of the master's quick games; prints JSON.
 */
const [milliseconds = '100'] = process.argv.slice(2);
const games = 2;
const fewestDiscs = 12;
const playoutsOnTheWay = 200;
const endless = 2 ** 31 - 1;

const fuse = makeFuse('all');
const master = makeMaster('all', await fuseKernel());
const plain = chooseByPlayouts(fuse, endless);
const states = positions();
// The first time, code is still being compiled.
for (const state of states.slice(0, 3)) {
  leavesOf(master.choose(state, seededRandom(1), endless));
  leavesOf(plain(state, seededRandom(1)));
}
const walks = states.map((state) => leavesOf(master.choose(state, seededRandom(2), endless)));
const playouts = states.map((state) => leavesOf(plain(state, seededRandom(2))));
console.log(JSON.stringify({ walks: mean(walks), playouts: mean(playouts) }));

function positions(): FuseState[] {
  const found: FuseState[] = [];
  for (let game = 0; game < games; game++) {
    const random = seededRandom(17, game);
    for (let state = fuse.rules.start(random); discsLeft(state) > fewestDiscs; ) {
      found.push(state);
      state = fuse.rules.apply(state, finish(master.choose(state, random, playoutsOnTheWay)).move);
    }
  }
  return found;
}

/** The leaves it has looked at when the time is over. */
function leavesOf(thinking: Generator<Thought, Thought>): number {
  const started = process.cpuUsage();
  for (;;) {
    const { done, value } = thinking.next();
    const { user, system } = process.cpuUsage(started);
    if (done || user + system >= 1000 * Number(milliseconds)) {
      thinking.return(value);
      return value.effort?.leaves ?? 0;
    }
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
