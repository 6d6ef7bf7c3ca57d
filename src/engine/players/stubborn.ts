import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import type { Thought } from '../../core/player.ts';
import { seededRandom, shuffle } from '../../core/random.ts';
import { type Analysis, analyse } from '../analysis/analysis.ts';
import { compareVerdicts } from '../analysis/verdict.ts';
import { type HopefulMove, hopesOf, type KeepingMove } from './hope.ts';
import { bestMoves } from './perfect.ts';
import type { ShareOut } from './shares.ts';
import type { Choose } from './simple.ts';

/** How many slices the truth is sought: about a second. */
const slicesForTruth = 120;
const seedCount = 2 ** 20;
/** Hopes that differ by less are alike. */
const leastDifference = 1e-9;

/** Who is expected on the other side, and who chooses where the truth is out of reach. */
export interface Expected<S> {
  /** How often players choose each move: the expected one, then those who are asked where the ones before never err. */
  readonly opponents: readonly ShareOut<S>[];
  readonly strongest: Choose<S>;
}

/**
 * Never gives away value. Of the moves that keep it, chooses the one after which the expected opponent is likeliest to
 * give some away; of equals, the one that holds out longest. A win it takes the quickest way.
 */
export function chooseStubbornly<S>(game: Game<S>, oracle: Oracle<S>, expected: Expected<S>): Choose<S> {
  const { opponents, strongest: guess } = expected;
  return function* choose(state, random, onEvent) {
    if (oracle.isRemote?.(state)) return yield* guess(state, random, onEvent);
    // Chance is asked before the work begins, so that how long it takes changes nothing.
    const preferred = shuffle(legalMoves(game, state), random);
    const work = analyse(game, oracle, state, seededRandom(random.below(seedCount)));
    let step = work.next();
    for (let slice = 1; !step.done; slice++, step = work.next()) {
      if (slice >= slicesForTruth) return yield* guess(state, random, onEvent);
      yield thoughtOf(step.value, bestMoves(step.value)[0]);
    }
    const analysis = step.value;
    const best = bestMoves(analysis);
    const bestThought = thoughtOf(analysis, preferred.find((move) => best.includes(move)) ?? preferred[0]);
    const keeping = keepingMoves(analysis, preferred);
    if (bestThought.verdict?.exact && bestThought.verdict.value === 'win') return bestThought;
    if (keeping.length === 1) return bestThought;
    for (const opponent of opponents) {
      const work = hopesOf(game, oracle, opponent, state, keeping);
      let found = work.next();
      for (; !found.done; found = work.next()) yield bestThought;
      const hopeful = found.value.reduce(moreHopeful);
      if (hopeful.hope > leastDifference) return thoughtOf(analysis, hopeful.move);
    }
    return bestThought;
  };
}

/** The moves that keep the value, those that last longest first, and of equals those that are preferred. */
function keepingMoves({ moves, verdict: position }: Analysis, preferred: readonly Move[]): readonly KeepingMove[] {
  const keeping = moves.flatMap(({ move, verdict }) =>
    verdict.exact && position.exact && verdict.value === position.value ? { move, verdict } : [],
  );
  return keeping.sort(
    (one, other) =>
      compareVerdicts(one.verdict, other.verdict) || preferred.indexOf(one.move) - preferred.indexOf(other.move),
  );
}

/** The one with more hope; of equals the one before. */
function moreHopeful(one: HopefulMove, other: HopefulMove): HopefulMove {
  return other.hope > one.hope + leastDifference ? other : one;
}

function thoughtOf({ moves }: Analysis, move: Move): Thought {
  const verdict = moves.find((each) => each.move === move)?.verdict;
  return { move, ...(verdict && { verdict }), line: [move] };
}
