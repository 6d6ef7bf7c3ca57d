import type { Game } from '../../core/game.ts';
import type { Evaluation, GamePlayers } from '../../core/player.ts';
import { seededRandom } from '../../core/random.ts';
import { orderByRank } from '../../engine/search/ordering.ts';
import { scoreOfOutcome } from '../../engine/search/score.ts';
import { type SearchSettings, TreeSearch } from '../../engine/search/search.ts';
import { estimateTreeSize } from '../../engine/search/tree-size.ts';

/** How many positions alpha-beta visits in all, by how the moves are ordered. The scores are the same. */
export interface OrderingHelp {
  readonly depth: number;
  readonly positions: number;
  /** As the rules have them. */
  readonly unordered: number;
  /** Those first that the evaluation likes best. */
  readonly byEvaluation: number;
  /** As the game's own players order them, where they do. */
  readonly byGame?: number;
}

/** So many positions in the whole tree are too many to wait for. */
const maxTree = 300_000;
const maxDepth = 6;
const nodesInSlice = 1000;

/** What an evaluation saves when alpha-beta looks first at the moves that it likes. Yields how much is done, from 0 to 1. */
export function* measureOrdering<S>(
  game: Game<S>,
  { order, evaluations: [reference] }: GamePlayers<S>,
  evaluation: Evaluation<S>,
  states: readonly S[],
): Generator<number, OrderingHelp> {
  const { rules } = game;
  const depth = depthFor(game, states);
  // What positions at the limit are worth is the same for all, so that only the order counts.
  const evaluate = (state: S) => reference?.evaluate(state) ?? 0;
  const byEvaluation = orderByRank<S>(rules.maxMoves, (state, move) => {
    const next = rules.apply(state, move);
    const outcome = rules.outcome(next);
    return 0 - (outcome === 'ongoing' ? evaluation.evaluate(next) : scoreOfOutcome(outcome, 0));
  });
  const nodes = { unordered: 0, byEvaluation: 0, byGame: 0 };
  const ways = { unordered: {}, byEvaluation: { order: byEvaluation }, ...(order && { byGame: { order } }) };
  for (const [index, state] of states.entries()) {
    for (const [way, ordering] of Object.entries(ways) as [keyof typeof nodes, Pick<SearchSettings<S>, 'order'>][]) {
      const search = new TreeSearch(rules, state, { depth, evaluate, isPruned: true, ...ordering });
      while (!search.advance(nodesInSlice)) yield index / states.length;
      nodes[way] += search.effort.nodes;
    }
    yield index / states.length;
  }
  const { byGame, ...others } = nodes;
  return { depth, positions: states.length, ...others, ...(order && { byGame }) };
}

/** As deep as does not take long in any of the positions. */
function depthFor<S>({ rules }: Game<S>, states: readonly S[]): number {
  for (let depth = 2; depth < maxDepth; depth++) {
    const sizes = states.map((state) => estimateTreeSize(rules, state, seededRandom(1), 50, depth + 1));
    if (Math.max(...sizes) > maxTree) return depth;
  }
  return maxDepth;
}
