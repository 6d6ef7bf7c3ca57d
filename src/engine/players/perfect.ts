import type { Game, Move, Random } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import { seededRandom, shuffle } from '../../core/random.ts';
import { type Analysis, analyse } from '../analysis/analysis.ts';
import { isBetter } from '../analysis/verdict.ts';
import type { Choose } from './simple.ts';

/** Where the truth does not come out, the choice is made after this many slices: some two seconds. */
const maxSlices = 400;
const seedCount = 2 ** 20;

/** Chooses among the moves that are truly best; where the truth is out of reach, the one that seems so. */
export function choosePerfectly<S>(game: Game<S>, oracle: Oracle<S>): Choose<S> {
  return function* choose(state, random) {
    return (yield* chooseFromTruth(game, oracle, state, random, maxSlices)).thought;
  };
}

/** The best move after so many slices of analysis, and whether all of it is true. */
export function* chooseFromTruth<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  state: S,
  random: Random,
  slices: number,
): Generator<Thought, { readonly thought: Thought; readonly isWhole: boolean }> {
  // Chance is asked before the work begins: how many slices it takes depends on what the oracle was asked before.
  const preferred = shuffle(legalMoves(game, state), random);
  const work = analyse(game, oracle, state, seededRandom(random.below(seedCount)));
  for (let slice = 1; ; slice++) {
    const step = work.next();
    const thought = best(step.value, preferred);
    if (step.done || slice >= slices) return { thought, isWhole: step.done === true };
    yield thought;
  }
}

/** The best move; of equals, the one that is preferred most. */
function best({ moves }: Analysis, preferred: readonly Move[]): Thought {
  const verdicts = new Map(moves.map((each) => [each.move, each]));
  const inOrder = preferred.flatMap((move) => verdicts.get(move) ?? []);
  const { move, verdict } = inOrder.reduce((one, other) => (isBetter(other.verdict, one.verdict) ? other : one));
  // What an oracle does for it are positions in one game, entries of a table in another: there is nothing to count.
  return { move, verdict, line: [move] };
}
