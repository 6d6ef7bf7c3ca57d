import type { Game, Move, Random } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Oracle, Verdict } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import { seededRandom, shuffle } from '../../core/random.ts';
import { type Analysis, analyse } from '../analysis/analysis.ts';
import { compareVerdicts } from '../analysis/verdict.ts';
import type { Choose } from './simple.ts';

/** Where the truth does not come out, the choice is made after this many slices: some two seconds. */
export const maxSlices = 400;
/** How many slices it waits for all moves to be known. From then on one that is proved to be best is enough. */
const slicesForAll = 200;
const seedCount = 2 ** 20;

/** Chooses among the moves that are truly best; where the truth is out of reach, the one that seems so. */
export function choosePerfectly<S>(game: Game<S>, oracle: Oracle<S>): Choose<S> {
  return function* choose(state, random) {
    return (yield* chooseFromTruth(game, oracle, state, random, maxSlices)).thought;
  };
}

/** The best move after so many slices of analysis, that of a book at once; and whether it is truly the best. */
export function* chooseFromTruth<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  state: S,
  random: Random,
  slices: number,
): Generator<Thought, { readonly thought: Thought; readonly isWhole: boolean }> {
  const known = oracle.bookMove?.(state);
  if (known !== undefined) {
    const verdict = oracle.solve(state).next().value;
    return { thought: { move: known, line: [known], ...(verdict && { verdict }) }, isWhole: true };
  }
  // Chance is asked before the work begins: how many slices it takes depends on what the oracle was asked before.
  const preferred = shuffle(legalMoves(game, state), random);
  const work = analyse(game, oracle, state, seededRandom(random.below(seedCount)));
  try {
    for (let slice = 1; ; slice++) {
      const step = work.next();
      const { thought, isProved } = best(step.value, preferred);
      const isWhole = step.done === true || (isProved && slice >= slicesForAll);
      if (isWhole || slice >= slices) return { thought, isWhole };
      yield thought;
    }
  } finally {
    // So that it gives back what it holds; what it would return is not looked at.
    work.return(undefined as never);
  }
}

/** The best move; of equals, the one that is preferred most. */
function best(
  analysis: Analysis,
  preferred: readonly Move[],
): { readonly thought: Thought; readonly isProved: boolean } {
  const equals = bestMoves(analysis);
  const move = preferred.find((each) => equals.includes(each)) ?? preferred[0];
  const verdict = analysis.moves.find((each) => each.move === move)?.verdict;
  const isProved = verdict !== undefined && isAsGood(verdict, analysis.verdict);
  // What an oracle does for it are positions in one game, entries of a table in another: there is nothing to count.
  return { thought: { move, ...(verdict && { verdict }), line: [move] }, isProved };
}

/** All moves that are best, as far as is known. Those that are proved to be come before all estimates. */
export function bestMoves({ moves, verdict: position }: Analysis): readonly Move[] {
  const proved = moves.filter(({ verdict }) => isAsGood(verdict, position));
  if (proved.length > 0) return proved.map(({ move }) => move);
  const [first] = moves.toSorted((one, other) => compareVerdicts(one.verdict, other.verdict));
  return moves.filter(({ verdict }) => compareVerdicts(verdict, first.verdict) === 0).map(({ move }) => move);
}

/** Whether a move is proved to be worth what its position is, to the last ply or point. */
function isAsGood(move: Verdict, position: Verdict): boolean {
  if (!move.exact || !position.exact || move.value !== position.value) return false;
  const isKnown = position.margin !== undefined || position.plies !== null || position.value === 'draw';
  return isKnown && move.margin === position.margin && move.plies === position.plies;
}
