import type { Game, Move, Random } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import type { ExactVerdict, Oracle, Value } from '../core/oracle.ts';
import { present } from '../core/present.ts';
import { seededRandom } from '../core/random.ts';
import { opposite } from '../engine/analysis/verdict.ts';
import { canonicalPosition } from './canonical.ts';

/** A position whose truth is known, in which some moves keep the value and some lose it. */
export interface ExamPosition<S> {
  readonly state: S;
  readonly value: Value;
  /** The moves that keep the value. */
  readonly keeping: readonly Move[];
  /** Plies to the end; null for a draw. In games that count none, how far the end is in their own measure. */
  readonly distance: number | null;
}

/** After how many slices a position is given up: another one will do. */
const maxSlices = 60;
/**
 * Work is counted in random games, so that it is the same on any machine; a slice of solving takes as long as ten, and so
 * do four thousand symmetries.
 */
const workOfSlice = 10;
const symmetriesOfWork = 400;
/** How much work may go into each position that is wanted. */
const maxWorkForEach = 10_000;
/**
 * When there are enough positions, rarer distances are looked for with so much work for each that is wanted, but no more
 * than some three seconds in all, or as much as went before, where that is more; no third of it may be in vain.
 */
const furtherWorkForEach = 200;
const maxFurtherWork = 20_000;

/**
 * Draws positions to examine players by, the same for the same seed on any machine: no two alike, and as many as there
 * are for each number of plies to the end. Yields how much is done, from 0 to 1; returns fewer than were wanted, or none,
 * where the truth is out of reach.
 */
export function* drawExam<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  wanted: number,
  seed: number,
): Generator<number, readonly ExamPosition<S>[]> {
  // Where the whole game can be solved, it is before the first question, which would take too long otherwise.
  const survey = oracle.survey?.();
  if (survey) while (!survey.next().done) yield 0;
  const reach = yield* reachOf(game, oracle);
  if (reach === undefined) return [];
  const random = seededRandom(seed);
  const groups = new Map<number | null, ExamPosition<S>[]>();
  const seen = new Set<string>();
  let [count, work, further, vain] = [0, 0, 0, 0];
  let furtherWork = Math.min(maxFurtherWork, furtherWorkForEach * wanted);
  const workOfGame = 1 + Math.floor(game.symmetries().length / symmetriesOfWork);
  const countAt = (distance: number | null) => groups.get(distance)?.length ?? 0;
  const isWanted = (distance: number | null) => count < wanted || countAt(distance) < levelOf(groups, wanted);
  while (work < maxWorkForEach * wanted && further < furtherWork && vain < furtherWork / 3) {
    const done = Math.min(0.99, count / wanted);
    const passed = randomGame(game, oracle, random).filter(({ ply }) => ply >= reach);
    const found = passed[random.below(Math.max(1, passed.length))];
    const examining = found && isNew(found.state) ? examine(game, oracle, found.state, done, isWanted) : undefined;
    let spent = workOfGame;
    let step = examining?.next();
    for (; step && !step.done; step = examining?.next()) {
      spent += workOfSlice;
      yield done;
    }
    yield done;
    work += spent;
    if (count >= wanted) {
      further += spent;
      vain += spent;
    }
    const examined = step?.value;
    if (!examined || typeof examined !== 'object') continue;
    if (isWanted(examined.distance)) vain = 0;
    const alike = groups.get(examined.distance) ?? [];
    alike.push(examined);
    groups.set(examined.distance, alike);
    count++;
    if (count === wanted) furtherWork = Math.max(furtherWork, work);
  }
  return spread(groups, wanted);

  function isNew(state: S): boolean {
    const position = canonicalPosition(game, state);
    if (seen.has(position)) return false;
    seen.add(position);
    return true;
  }
}

/** How many random positions say what is in reach, and of how many the truth may be out of reach. */
const probes = 40;
const maxShareBeyond = 0.7;
const maxShareBeyondReach = 0.3;

/**
 * From which ply of a random game on nearly all truth is in reach; undefined where that is so little of the game that
 * nobody can be judged by it. It does not depend on the seed of an exam.
 */
function* reachOf<S>(game: Game<S>, oracle: Oracle<S>): Generator<number, number | undefined> {
  if (oracle.survey || oracle.stages) return 0;
  const random = seededRandom(1);
  const tried: { readonly ply: number; readonly isBeyond: boolean }[] = [];
  const shareBeyond = (list: typeof tried) => list.filter(({ isBeyond }) => isBeyond).length / list.length;
  for (let probe = 0; probe < probes; probe++) {
    const passed = randomGame(game, oracle, random);
    if (passed.length === 0) continue;
    const { state, ply } = present(passed[random.below(passed.length)], 'position of a random game');
    tried.push({ ply, isBeyond: (yield* solveSoon(oracle, state, 0)) === undefined });
    if (tried.filter(({ isBeyond }) => isBeyond).length > maxShareBeyond * probes) return undefined;
  }
  const plies = tried.map(({ ply }) => ply).sort((one, other) => one - other);
  return plies.find((reach) => shareBeyond(tried.filter(({ ply }) => ply >= reach)) <= maxShareBeyondReach);
}

/** Where play need not end. */
const maxPlies = 100;

/** The positions of a random game in which there is something to choose; where the game has stages, within those. */
export function randomGame<S>(
  game: Game<S>,
  { stages }: Oracle<S>,
  random: Random,
): readonly { readonly state: S; readonly ply: number }[] {
  const passed: { state: S; ply: number }[] = [];
  let state = game.rules.start(random);
  for (let ply = 0; ply < maxPlies; ply++) {
    const moves = legalMoves(game, state);
    if (moves.length === 0) break;
    const stage = stages?.of(state) ?? 0;
    if (moves.length > 1 && (!stages || (stage >= stages.least && stage <= stages.most))) passed.push({ state, ply });
    state = game.rules.apply(state, present(moves[random.below(moves.length)], 'legal move'));
  }
  return passed;
}

/**
 * The truth of a position, if it comes out soon, there is something to lose, and it is wanted at that distance. Yields
 * what it is given, between slices.
 */
export function* examine<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  state: S,
  done: number,
  isWanted: (distance: number | null) => boolean = () => true,
): Generator<number, ExamPosition<S> | 'out-of-reach' | undefined> {
  const stage = oracle.stages?.of(state);
  // Who counts no plies has nothing to say of the position that its moves do not.
  const truth = stage === undefined ? yield* solveSoon(oracle, state, done) : undefined;
  if (stage === undefined && !truth) return 'out-of-reach';
  if (truth?.value === 'loss') return undefined;
  if (!isWanted(truth?.plies ?? stage ?? null)) return undefined;
  const rated: { readonly move: Move; readonly value: Value }[] = [];
  for (const move of legalMoves(game, state)) {
    const next = game.rules.apply(state, move);
    const outcome = game.rules.outcome(next);
    const value = outcome === 'ongoing' ? (yield* solveSoon(oracle, next, done, true))?.value : outcome;
    if (!value) return 'out-of-reach';
    rated.push({ move, value: opposite[value] });
  }
  const best = (['win', 'draw', 'loss'] as const).find((value) => rated.some((each) => each.value === value));
  const keeping = rated.filter(({ value }) => value === best).map(({ move }) => move);
  if (best === undefined || keeping.length === rated.length) return undefined;
  return { state, value: best, keeping, distance: best === 'draw' ? null : (truth?.plies ?? stage ?? null) };
}

/** The truth of a position, or its value alone, if it comes out in so many slices. */
function* solveSoon<S>(
  oracle: Oracle<S>,
  state: S,
  done: number,
  isValueEnough = false,
): Generator<number, ExactVerdict | undefined> {
  const work = oracle.solve(state);
  // Who solves the whole game takes long for the first position, and no time for the others.
  const slices = oracle.survey ? Number.POSITIVE_INFINITY : maxSlices;
  for (let slice = 0; slice < slices; slice++) {
    const step = work.next();
    if (step.done || (isValueEnough && step.value)) return step.value;
    yield done;
  }
  return undefined;
}

/** How many of each distance are taken, where there are so many, to come to as many as are wanted in all. */
function levelOf<S>(groups: ReadonlyMap<number | null, readonly ExamPosition<S>[]>, wanted: number): number {
  let left = wanted;
  let level = 0;
  const sizes = [...groups.values()].map(({ length }) => length).sort((one, other) => one - other);
  for (const [index, size] of sizes.entries()) {
    const higher = Math.min(size, level + Math.floor(left / (sizes.length - index)));
    left -= (higher - level) * (sizes.length - index);
    level = higher;
  }
  return level;
}

/** One of each distance in turn, until there are as many as are wanted. */
function spread<S>(
  groups: ReadonlyMap<number | null, readonly ExamPosition<S>[]>,
  wanted: number,
): readonly ExamPosition<S>[] {
  const distances = [...groups.keys()].sort((one, other) => order(one) - order(other));
  const chosen = new Map(distances.map((distance) => [distance, 0]));
  for (let left = wanted; left > 0; ) {
    const before = left;
    for (const distance of distances) {
      const taken = chosen.get(distance) ?? 0;
      if (left === 0 || taken === groups.get(distance)?.length) continue;
      chosen.set(distance, taken + 1);
      left--;
    }
    if (left === before) break;
  }
  return distances.flatMap((distance) => groups.get(distance)?.slice(0, chosen.get(distance)) ?? []);
}

/** Draws come last. */
function order(distance: number | null): number {
  return distance ?? Number.MAX_SAFE_INTEGER;
}
