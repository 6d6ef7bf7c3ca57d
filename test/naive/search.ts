import type { Game, Move } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import type { ToldStep } from '../../src/study/told-steps.ts';

/** How the second opinion searches: what a player's name says of it. */
export interface NaivePlan<S> {
  readonly depth: number;
  evaluate(state: S): number;
  readonly isPruned: boolean;
  order?(state: S, moves: Int32Array, count: number): void;
  readonly hasTable?: boolean;
  readonly isDeepening?: boolean;
  /** Whether every move of the root is looked at without bounds. */
  readonly isEveryMoveRated?: boolean;
}

/** What a search did: its steps as programs are told them, and what it counted. */
export interface NaiveSearch {
  readonly steps: readonly ToldStep[];
  readonly nodes: number;
  readonly leaves: number;
  readonly cutoffs: number;
  readonly tableHits: number;
}

/** What came of a position: its score for whoever moves at the root, and whether every line went to the end. */
interface Looked {
  readonly value: number;
  readonly isWhole: boolean;
  readonly kind: 'leaf' | 'hit' | 'inner';
}

/** A position that was looked at before; the plies of its score count from itself, for whoever moves there. */
interface Remembered {
  readonly score: number;
  readonly left: number;
  readonly isWhole: boolean;
  readonly isAtLeast: boolean;
  readonly isAtMost: boolean;
  readonly move: Move;
}

const win = 1_000_000;

/**
 * Minimax and alpha-beta as textbooks have them: by recursion, with one who seeks the most and one who seeks the least,
 * and scores that are always those of whoever is to move at the root.
 */
export function naiveSearch<S>(game: Game<S>, root: S, plan: NaivePlan<S>): NaiveSearch {
  const steps: ToldStep[] = [];
  const table = new Map<string, Remembered>();
  let [nodes, leaves, cutoffs, tableHits] = [0, 0, 0, 0];
  for (let depth = plan.isDeepening ? 1 : plan.depth; depth <= plan.depth; depth++) {
    if (plan.isDeepening) steps.push({ event: 'depth', depth });
    const { value, isWhole } = look(root, 0, depth, -Infinity, Infinity);
    if (isWhole || Math.abs(value) > win / 2) break;
  }
  return { steps, nodes, leaves, cutoffs, tableHits };

  function look(state: S, ply: number, depth: number, alpha: number, beta: number): Looked {
    const outcome = game.rules.outcome(state);
    const isRoots = ply % 2 === 0;
    if (outcome === 'draw') return leaf(0, true);
    if (outcome !== 'ongoing') return leaf((outcome === 'win') === isRoots ? win - ply : ply - win, true);
    if (ply === depth) return leaf(seenBy(plan.evaluate(state), isRoots), false);
    const [low, high] = windowOf(alpha, beta, isRoots);
    const position = game.notation.position(state);
    const known = plan.hasTable ? table.get(position) : undefined;
    if (known && ply > 0 && (known.left === depth - ply || (known.isWhole && known.left < depth - ply))) {
      const score = known.score - Math.sign(known.score) * (Math.abs(known.score) > win / 2 ? ply : 0);
      const isEnough = (known.isAtLeast && known.isAtMost) || (known.isAtLeast ? score >= high : score <= low);
      if (isEnough) {
        tableHits++;
        return { value: seenBy(score, isRoots), isWhole: known.isWhole, kind: 'hit' };
      }
    }
    const moves = ordered(state, known?.move);
    let best = isRoots ? -Infinity : Infinity;
    let bestMove = -1;
    let isWhole = true;
    for (const [index, move] of moves.entries()) {
      const isOpen = !plan.isPruned || (ply === 0 && plan.isEveryMoveRated);
      const from = isOpen ? -Infinity : isRoots ? Math.max(alpha, best) : alpha;
      const to = isOpen ? Infinity : isRoots ? beta : Math.min(beta, best);
      const told = { ply: ply + 1, move: game.notation.move(state, move) };
      nodes++;
      const [least, most] = windowOf(from, to, isRoots);
      steps.push({ event: 'enter', ...told, alpha: bound(least), beta: bound(most) });
      const looked = look(game.rules.apply(state, move), ply + 1, depth, from, to);
      const score = seenBy(looked.value, isRoots);
      if (looked.kind === 'hit') steps.push({ event: 'hit', ...told, score });
      steps.push({ event: 'value', ...told, score, leaf: looked.kind !== 'inner' });
      isWhole &&= looked.isWhole;
      if (isRoots ? looked.value > best : looked.value < best) [best, bestMove] = [looked.value, move];
      if (!plan.isPruned || (isRoots ? best < beta : best > alpha)) continue;
      const left = moves.length - 1 - index;
      if (left > 0) {
        cutoffs++;
        steps.push({ event: 'cut', ply, score: seenBy(best, isRoots), beta: bound(high), left });
      }
      break;
    }
    if (ply > 0) {
      const score = seenBy(best, isRoots);
      table.set(position, {
        score: score + Math.sign(score) * (Math.abs(score) > win / 2 ? ply : 0),
        left: depth - ply,
        isWhole,
        isAtLeast: score > low,
        isAtMost: score < high,
        move: bestMove,
      });
    }
    return { value: best, isWhole, kind: 'inner' };
  }

  function leaf(value: number, isWhole: boolean): Looked {
    leaves++;
    return { value, isWhole, kind: 'leaf' };
  }

  /** The moves in the order in which they are looked at: the one that was best before first. */
  function ordered(state: S, likely: Move | undefined): readonly Move[] {
    const moves = Int32Array.from(legalMoves(game, state));
    plan.order?.(state, moves, moves.length);
    return likely === undefined ? [...moves] : [likely, ...[...moves].filter((move) => move !== likely)];
  }
}

/** A score of whoever moves at the root as the one who moves here sees it, or the other way round; never −0. */
function seenBy(score: number, isRoots: boolean): number {
  return isRoots ? score : 0 - score;
}

function windowOf(alpha: number, beta: number, isRoots: boolean): readonly [low: number, high: number] {
  return isRoots ? [alpha, beta] : [0 - beta, 0 - alpha];
}

function bound(score: number): number | null {
  return Number.isFinite(score) ? score : null;
}
