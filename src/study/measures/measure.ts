import type { Game } from '../../core/game.ts';
import type { Move } from '../../core/move.ts';
import type { Oracle, Value } from '../../core/oracle.ts';
import type { ComputerPlayer, Thought } from '../../core/player.ts';
import { seededRandom } from '../../core/random.ts';
import { analyse } from '../../engine/analysis/analysis.ts';
import { leavesOfTree } from './branching.ts';
import { countCutPlaces } from './cut-places.ts';

/** What a player did in one position. */
export interface PositionMeasure {
  readonly nodes: number;
  readonly leaves: number;
  readonly cutoffs: number;
  readonly tableHits: number;
  readonly move: Move;
  /** What it takes the position for: by what it sees to the end, otherwise by whom its evaluation likes. */
  readonly seen: Value;
}

/** What a player did in several positions. */
export interface PlayerMeasure {
  readonly positions: readonly PositionMeasure[];
  /** How often it cut at the first move, the second, and so on, in all of them. */
  readonly cutPlaces: readonly number[];
}

/** Lets a player think about each position. Yields how much is done, from 0 to 1. */
export function* measurePlayer<S>(
  player: ComputerPlayer<S>,
  states: readonly S[],
  seed: number,
): Generator<number, PlayerMeasure> {
  const positions: PositionMeasure[] = [];
  const cutPlaces: number[] = [];
  for (const [index, state] of states.entries()) {
    const work = player.choose(state, seededRandom(seed, index), countCutPlaces(cutPlaces));
    let step = work.next();
    for (; !step.done; step = work.next()) yield index / states.length;
    const { nodes = 0, leaves = 0, cutoffs = 0, tableHits = 0 } = step.value.effort ?? {};
    positions.push({ nodes, leaves, cutoffs, tableHits, move: step.value.move, seen: seenBy(step.value) });
  }
  return { positions, cutPlaces };
}

function seenBy({ verdict, points = 0 }: Thought): Value {
  if (verdict?.exact) return verdict.value;
  if (points === 0) return 'draw';
  return points > 0 ? 'win' : 'loss';
}

/** The leaves of the whole tree to a depth below each position. Yields how much is done, from 0 to 1. */
export function* measureTrees<S>(
  { rules }: Game<S>,
  states: readonly S[],
  depth: number,
  seed: number,
): Generator<number, readonly { readonly leaves: number; readonly isCounted: boolean }[]> {
  const found = [];
  for (const [index, state] of states.entries()) {
    const work = leavesOfTree(rules, state, depth, seededRandom(seed, index));
    let step = work.next();
    for (; !step.done; step = work.next()) yield index / states.length;
    found.push(step.value);
  }
  return found;
}

/** What is true of a position. */
export interface PositionTruth {
  readonly value: Value;
  /** The moves that keep the value. */
  readonly keeping: readonly Move[];
}

/** After how many slices the truth of a position is given up. */
const maxSlices = 150;

/** The truth of each position; nothing of one whose truth is out of reach. Yields how much is done, from 0 to 1. */
export function* measureTruths<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  states: readonly S[],
): Generator<number, readonly (PositionTruth | undefined)[]> {
  const truths: (PositionTruth | undefined)[] = [];
  for (const [index, state] of states.entries()) {
    const work = analyse(game, oracle, state, seededRandom(0));
    let step = work.next();
    for (let slice = 0; !step.done && slice < maxSlices; slice++, step = work.next()) yield index / states.length;
    const { verdict, moves } = step.value;
    const keeping = moves.filter((each) => verdict.exact && each.verdict.exact && each.verdict.value === verdict.value);
    const isKnown = step.done && verdict.exact;
    truths.push(isKnown ? { value: verdict.value, keeping: keeping.map(({ move }) => move) } : undefined);
  }
  return truths;
}
