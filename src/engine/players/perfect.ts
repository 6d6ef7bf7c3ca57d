import type { Game, Random } from '../../core/game.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import { type Analysis, analyse, type MoveVerdict } from '../analysis.ts';
import { isBetter, scoreOf } from '../verdict.ts';
import { type Choose, pick, thoughtless } from './simple.ts';

/** Where the truth does not come out, the choice is made after this many slices: some two seconds. */
const mostSlices = 400;

/** Chooses among the moves that are truly best; where the truth is out of reach, the one that seems so. */
export function choosePerfectly<S>(game: Game<S>, oracle: Oracle<S>): Choose<S> {
  return function* choose(state, random) {
    return (yield* chooseFromTruth(game, oracle, state, random, mostSlices)).thought;
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
  const work = analyse(game, oracle, state, random);
  for (let slice = 1; ; slice++) {
    const step = work.next();
    if (step.done || slice >= slices) return { thought: best(step.value, random), isWhole: step.done === true };
    yield best(step.value, random);
  }
}

function best({ moves }: Analysis, random: Random): Thought {
  const first = moves.reduce((one, other) => (seemsBetter(other, one) ? other : one));
  const equals = moves.filter((move) => !seemsBetter(first, move));
  const { move, verdict } = pick(equals, random);
  return { ...thoughtless(move), verdict };
}

function seemsBetter(one: MoveVerdict, other: MoveVerdict): boolean {
  if (one.verdict.exact && other.verdict.exact) return isBetter(one.verdict, other.verdict);
  return scoreOf(one.verdict) > scoreOf(other.verdict);
}
