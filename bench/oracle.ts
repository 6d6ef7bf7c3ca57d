import type { Game } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import type { Oracle } from '../src/core/oracle.ts';
import { present } from '../src/core/present.ts';
import { type Random, seededRandom } from '../src/core/random.ts';
import { findGame } from '../src/games/index.ts';
import { loadNeutreekoKernel, type NeutreekoKernel } from '../src/games/neutreeko/kernel/kernel.ts';
import { solveSteps } from '../src/games/neutreeko/solver.ts';
import { processorTime, quantile } from './measure.ts';

/**
 * The oracle of one game in a process of its own, by the processor's time; prints JSON. What to measure is the second argument:
 *   whole           the whole game, first in the fresh process and then again with new oracles
 *   moves COUNT     the value of every move of seeded positions, a new oracle for each; and with plies
 *   value LEFT      the value of seeded positions with so many pieces to come
 */
const [id = '', what, argument] = process.argv.slice(2);
const game = await findGame(id)?.load();
const newOracle = game?.oracle?.bind(game);
if (!game || !newOracle) throw new Error(`No oracle of ${id}.`);
const positions = 50;
const before = held();
/** The one oracle that is kept alive, so that what it holds is seen. */
let kept: Oracle<unknown>;
let kernel: NeutreekoKernel | undefined;

if (what === 'whole') console.log(JSON.stringify(await measureWhole(game)));
if (what === 'moves') console.log(JSON.stringify(await measureMoves(game, Number(argument))));
if (what === 'value') console.log(JSON.stringify(await measureValue(game, Number(argument))));

async function measureWhole(played: Game) {
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    const started = processorTime();
    const work = await beginWhole(played);
    runUntil(work, () => false);
    times.push(processorTime() - started);
  }
  const warm = times.slice(5);
  return { cold: times[0], warm: quantile(warm, 0.5), best: Math.min(...warm), megabytes: memory() };
}

/** The first question makes these oracles solve the whole game; those of Neutreeko share one solution, so it is solved anew. */
async function beginWhole(played: Game): Promise<Generator<unknown, unknown>> {
  const oracle = await keepNewOracle();
  if (id !== 'neutreeko') return oracle.solve(played.rules.start(seededRandom(1)));
  kernel ??= await loadNeutreekoKernel();
  return solveSteps(kernel);
}

async function keepNewOracle(): Promise<Oracle<unknown>> {
  if (!newOracle) throw new Error(`No oracle of ${id}.`);
  kept = await newOracle();
  return kept;
}

/** Every move of a position: until the values are known, and until the plies are too. */
async function measureMoves(played: Game, pieces: number) {
  const values: number[] = [];
  const whole: number[] = [];
  const random = seededRandom(pieces + 1);
  for (let n = 0; n < positions; n++) {
    const state = randomState(played, random, pieces < 0 ? random.below(13) : pieces);
    const oracle = await keepNewOracle();
    const started = processorTime();
    const works = legalMoves(played, state).map((move) => oracle.solve(played.rules.apply(state, move)));
    for (const work of works) runUntil(work, (known) => known !== undefined);
    values.push(processorTime() - started);
    for (const work of works) runUntil(work, () => false);
    whole.push(processorTime() - started);
  }
  return {
    values: summary(values),
    whole: summary(whole),
    first: { value: values[0], whole: whole[0] },
    megabytes: memory(),
  };
}

async function measureValue(played: Game, plies: number) {
  const times: number[] = [];
  const random = seededRandom(plies);
  for (let n = 0; n < positions; n++) {
    const state = randomState(played, random, plies);
    const oracle = await keepNewOracle();
    const started = processorTime();
    runUntil(oracle.solve(state), () => false);
    times.push(processorTime() - started);
  }
  return { values: summary(times), megabytes: memory() };
}

function runUntil(work: Generator<unknown, unknown>, isEnough: (known: unknown) => boolean): void {
  for (;;) {
    const step = work.next();
    if (step.done || isEnough(step.value)) return;
  }
}

/** A position after so many random moves, passes not counted, in which the game goes on. */
function randomState<S>(played: Game<S>, random: Random, plies: number): S {
  const { rules, notation } = played;
  for (;;) {
    let state = rules.start(random);
    for (let ply = 0; ply < plies; ) {
      const moves = legalMoves(played, state);
      if (moves.length === 0) break;
      const move = present(moves[random.below(moves.length)], 'move to draw');
      if (notation.move(state, move) !== 'pass') ply++;
      state = rules.apply(state, move);
      if (ply === plies && rules.outcome(state) === 'ongoing') return state;
    }
    if (plies === 0) return state;
  }
}

function summary(times: readonly number[]) {
  return { median: quantile(times, 0.5), p90: quantile(times, 0.9), most: Math.max(...times) };
}

/** What the process holds with one oracle alive, in megabytes, above what it held before there was any. */
function memory(): number {
  return held() - before;
}

function held(): number {
  // The first round finds what is unused, the second gives back its buffers.
  global.gc?.();
  global.gc?.();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return (arrayBuffers + heapUsed) / 2 ** 20;
}
