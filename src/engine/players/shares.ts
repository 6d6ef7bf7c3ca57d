import type { Game, Move } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import { analyse } from '../analysis/analysis.ts';
import { isDecisive } from '../search/score.ts';
import { type RatedMove, TreeSearch } from '../search/search.ts';
import { TranspositionTable } from '../search/transposition-table.ts';
import { chooserOf, inattentivePlan, planOf, type Workshop } from './choosing.ts';
import type { PlayerName } from './name.ts';
import { bellShares } from './noise.ts';
import { bestMoves, maxSlices } from './perfect.ts';
import { slicesForTruth } from './playing-out.ts';
import { chooseBySearch, nodesInSlice, type SearchPlan } from './searching.ts';
import type { Choose } from './simple.ts';

/** How often a player chooses each move of a position. */
export interface Shares {
  /** In the game's order. */
  readonly moves: readonly Move[];
  /** One for each move; they add up to 1. */
  readonly shares: readonly number[];
  /** From how many seeded tries; nothing where they are computed, and no sample. */
  readonly tries?: number;
}

/** Finds out how often a player chooses each move, in slices. The position must not be finished. */
export type ShareOut<S> = (state: S) => Generator<undefined, Shares>;

/**
 * How often the player with this name chooses each move. Where chance decides among scores that are found once, it is
 * computed: any of the best (`varied`), misjudged scores (`noise`), lapses, and all who play anything or know the truth.
 * Those who play random games are tried so many times.
 */
export async function sharesOf<S>(workshop: Workshop<S>, name: PlayerName, tries: number): Promise<ShareOut<S>> {
  const attentive = await attentiveSharesOf(workshop, name, tries);
  const lapse = name.amounts.get('lapse');
  if (lapse === undefined) return attentive;
  const plan = inattentivePlan(workshop, name);
  const inattentive = plan ? sharesBySearch(workshop, plan) : evenShares(workshop.game);
  return function* shareOut(state) {
    const [usual, lapsed] = [yield* attentive(state), yield* inattentive(state)];
    const shares = usual.shares.map((share, index) => ((100 - lapse) * share + lapse * lapsed.shares[index]) / 100);
    return { ...usual, shares };
  };
}

async function attentiveSharesOf<S>(workshop: Workshop<S>, name: PlayerName, tries: number): Promise<ShareOut<S>> {
  const { game, oracle } = workshop;
  const attentive: PlayerName = {
    ...name,
    amounts: new Map([...name.amounts].filter(([amount]) => amount !== 'lapse')),
  };
  switch (name.kind) {
    case 'random':
      return evenShares(game);
    case 'random-piece':
      return sharesOfPieces(game);
    case 'perfect':
      return sharesOfTruth(game, await oracle());
    case 'greedy':
    case 'minimax':
    case 'alphabeta': {
      const plan = planOf(workshop, name);
      if (plan.isDeepening && hasChance(plan)) break;
      return hasChance(plan) ? sharesBySearch(workshop, plan) : sharesByTries(game, chooseBySearch(game, plan), 1);
    }
    case 'first':
      return sharesByTries(game, await chooserOf(workshop, attentive), 1);
    case 'uct': {
      const tried = sharesByTries(game, await chooserOf(workshop, attentive), tries);
      return name.flags.has('exact') ? sharesOfTruth(game, await oracle(), slicesForTruth, tried) : tried;
    }
  }
  return sharesByTries(game, await chooserOf(workshop, attentive), tries);
}

function hasChance<S>({ isVaried, noise }: SearchPlan<S>): boolean {
  return isVaried || noise > 0;
}

function evenShares<S>(game: Game<S>): ShareOut<S> {
  return function* shareOut(state) {
    const moves = legalMoves(game, state);
    return { moves, shares: moves.map(() => 1 / moves.length) };
  };
}

function sharesOfPieces<S>(game: Game<S>): ShareOut<S> {
  return function* shareOut(state) {
    const moves = legalMoves(game, state);
    const origins = moves.map((move) => game.view.path(state, move)[0]);
    const pieces = new Set(origins).size;
    const ofPiece = (origin: number | undefined) => origins.filter((other) => other === origin).length;
    return { moves, shares: origins.map((origin) => 1 / pieces / ofPiece(origin)) };
  };
}

/** Any of the truly best moves, as likely. Where the truth does not come out in so many slices, another way is taken. */
function sharesOfTruth<S>(game: Game<S>, oracle: Oracle<S>, slices = maxSlices, otherwise?: ShareOut<S>): ShareOut<S> {
  return function* shareOut(state) {
    const moves = legalMoves(game, state);
    const known = oracle.bookMove?.(state);
    if (known !== undefined) return { moves, shares: moves.map((move) => Number(move === known)) };
    const work = analyse(game, oracle, state, seededRandom(0));
    for (let slice = 1; ; slice++) {
      const step = work.next();
      if (step.done || (slice >= slices && !otherwise)) {
        const best = bestMoves(step.value);
        return { moves, shares: moves.map((move) => (best.includes(move) ? 1 / best.length : 0)) };
      }
      if (slice >= slices && otherwise) return yield* otherwise(state);
      yield;
    }
  };
}

/** What one search finds of each move decides; chance comes after it. */
function sharesBySearch<S>({ game, players }: Workshop<S>, plan: SearchPlan<S>): ShareOut<S> {
  // Pruning, an order and a table only save work: every move gets the same score. What a table keeps holds for all
  // positions, since only entries of the same depth count.
  let table: TranspositionTable | undefined;
  const { order } = players;
  const settings = { ...plan, isPruned: true, isEveryMoveRated: true, ...(order && { order }) };
  return function* shareOut(state) {
    const moves = legalMoves(game, state);
    table ??= new TranspositionTable();
    const search = new TreeSearch(game.rules, state, { ...settings, table });
    while (!search.advance(nodesInSlice)) yield;
    const scores = new Map(search.ratedMoves.map(({ move, score }: RatedMove) => [move, score]));
    return {
      moves,
      shares: sharesByScore(
        moves.map((move) => scores.get(move) ?? 0),
        plan.noise,
      ),
    };
  };
}

/** How often each of these scores seems the best. What is seen to be won or lost is not misjudged. */
export function sharesByScore(scores: readonly number[], noise: number): readonly number[] {
  const best = Math.max(...scores);
  const count = scores.filter((score) => score === best).length;
  if (noise === 0 || isDecisive(best)) return scores.map((score) => (score === best ? 1 / count : 0));
  return bellShares(
    scores.map((score) => ({ score, isSure: isDecisive(score) })),
    noise,
  );
}

function sharesByTries<S>(game: Game<S>, choose: Choose<S>, tries: number): ShareOut<S> {
  return function* shareOut(state) {
    const moves = legalMoves(game, state);
    const counts = moves.map(() => 0);
    for (let attempt = 0; attempt < tries; attempt++) {
      const work = choose(state, seededRandom(0, attempt));
      let step = work.next();
      for (; !step.done; step = work.next()) yield;
      counts[moves.indexOf(step.value.move)]++;
    }
    return { moves, shares: counts.map((count) => count / tries), ...(tries > 1 && { tries }) };
  };
}
