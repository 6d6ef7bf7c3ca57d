import type { Game, Move, Random } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import type { ExactVerdict } from '../../core/oracle.ts';
import type { Effort, Thought } from '../../core/player.ts';
import { shuffle } from '../../core/random.ts';
import { isDecisive, verdictOfScore } from '../search/score.ts';
import { type RatedMove, TreeSearch } from '../search/search.ts';
import { TranspositionTable } from '../search/transposition-table.ts';
import { bell } from './noise.ts';
import { bareThought, type Choose, noEffort } from './simple.ts';

/** How a player searches. */
export interface SearchPlan<S> {
  readonly depth: number;
  evaluate?(state: S): number;
  readonly isPruned: boolean;
  order?(state: S, moves: Int32Array, count: number): void;
  /** Whether it keeps a transposition table. */
  readonly hasTable: boolean;
  /**
   * Looks one ply ahead, then two, and so on (iterative deepening): it can stop at any time, and what a table keeps orders
   * what follows.
   */
  readonly isDeepening: boolean;
  /** How many positions it visits at most. */
  readonly nodes: number;
  /** Chooses at random among the best moves; without it, the first of them. */
  readonly isVaried: boolean;
  /** How far its judgement of a move strays, in points of the evaluation. What it sees to be won or lost it sees well. */
  readonly noise: number;
}

export const nodesInSlice = 1000;

/** Chooses by a search of the tree of moves. */
export function chooseBySearch<S>(game: Game<S>, plan: SearchPlan<S>): Choose<S> {
  const table = plan.hasTable ? new TranspositionTable() : undefined;
  const isEveryMoveRated = plan.isVaried || plan.noise > 0;

  return function* choose(state, random, onEvent) {
    table?.clear();
    const moves = legalMoves(game, state);
    const adjustments = isEveryMoveRated ? drawAdjustments(moves, plan.noise, random) : undefined;
    let spent = noEffort;
    let known: Thought | undefined;
    for (let depth = plan.isDeepening ? 1 : plan.depth; ; depth++) {
      if (plan.isDeepening) onEvent?.({ kind: 'depth', depth });
      const search = new TreeSearch(game.rules, state, { ...plan, depth, table, isEveryMoveRated, onEvent });
      for (;;) {
        const left = plan.nodes - spent.nodes - search.effort.nodes;
        if (search.advance(Math.min(nodesInSlice, left))) break;
        const soFar = known ?? (search.line.length > 0 ? judge(search, adjustments) : firstOf(moves));
        const thought = { ...soFar, effort: sum(spent, search.effort) };
        if (left <= nodesInSlice) return thought;
        yield thought;
      }
      spent = sum(spent, search.effort);
      known = { ...judge(search, adjustments), effort: spent };
      if (depth >= plan.depth || search.isWhole || isDecisive(search.score)) return known;
      yield known;
    }
  };
}

/** What is left to play where no move has been looked at to the end. */
function firstOf(moves: readonly Move[]): Thought {
  return { ...bareThought(moves[0]), isGuess: true };
}

function sum(one: Effort, other: Effort): Effort {
  return {
    nodes: one.nodes + other.nodes,
    leaves: one.leaves + other.leaves,
    cutoffs: one.cutoffs + other.cutoffs,
    tableHits: one.tableHits + other.tableHits,
    depth: Math.max(one.depth, other.depth),
  };
}

/** By how much a player misjudges a move, and the move's place among equals. */
interface Adjustment {
  readonly error: number;
  readonly place: number;
}

/** Drawn before the search begins, so that how long it takes changes nothing. */
export function drawAdjustments(moves: readonly Move[], noise: number, random: Random): ReadonlyMap<Move, Adjustment> {
  const places = shuffle(moves, random);
  return new Map(places.map((move, place) => [move, { error: noise * bell(random), place }]));
}

/** The choice that a search comes to: its best line, or, where moves are misjudged, the one that seems best. */
function judge<S>(search: TreeSearch<S>, adjustments: ReadonlyMap<Move, Adjustment> | undefined): Thought {
  const { line, score } = adjustments ? bestAdjusted(search.ratedMoves, adjustments) : search;
  const verdict = search.isDone ? verdictOfScore(score, search.isWhole) : verdictSoFar(score);
  return {
    move: line[0],
    ...(verdict && { verdict }),
    ...(!verdict && !isDecisive(score) && { points: score }),
    line,
    effort: search.effort,
  };
}

/** Before all moves have been looked at, only a win is certain, and not how soon it can be. */
function verdictSoFar(score: number): ExactVerdict | undefined {
  return isDecisive(score) && score > 0 ? { exact: true, value: 'win', plies: null } : undefined;
}

/** The move with the best score as it is misjudged; what is seen to be won or lost is not. */
export function bestAdjusted(rated: readonly RatedMove[], adjustments: ReadonlyMap<Move, Adjustment>): RatedMove {
  const adjusted = rated.map((one) => {
    const { error = 0, place = 0 } = adjustments.get(one.move) ?? {};
    return { rated: one, place, seems: isDecisive(one.score) ? one.score : one.score + error };
  });
  return adjusted.reduce((one, other) =>
    other.seems > one.seems || (other.seems === one.seems && other.place < one.place) ? other : one,
  ).rated;
}
