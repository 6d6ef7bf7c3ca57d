import type { Looked } from './looked.ts';
import type { Question } from './question.ts';
import { isMaximising, pathTo, type Tree, type TreeNode } from './tree.ts';

/** A step of what proves an answer; all scores are those of whoever is to move at the root. */
export type ProofStep =
  /** A move came to this, and whoever makes it is now sure of `best` there. */
  | {
      readonly kind: 'returned';
      readonly node: number;
      readonly score: number;
      readonly bound: Looked['bound'];
      readonly best: number;
      readonly isBetter: boolean;
    }
  /** A position is entered within a window. */
  | { readonly kind: 'entered'; readonly node: number; readonly alpha: number; readonly beta: number }
  /** The opponent has `limit` elsewhere already: the rest of the moves needs no look. */
  | {
      readonly kind: 'cut';
      readonly node: number;
      readonly score: number;
      readonly limit: number;
      readonly left: readonly number[];
    }
  /** Nothing came to what the opponent has elsewhere. */
  | { readonly kind: 'whole'; readonly node: number; readonly limit: number }
  /** The position returns the best of what its moves came to. */
  | { readonly kind: 'returns'; readonly node: number; readonly score: number };

/** What proves the answer to a question about a position: only what matters to it, in the order of the search. */
export function prove<S>(
  tree: Tree<S>,
  looked: readonly (Looked | undefined)[],
  asked: TreeNode<S>,
  question: Question,
): readonly ProofStep[] {
  const look = looked[asked.id];
  if (!look) return [];
  const { alpha, beta, score, cut } = look;
  if (question.kind === 'return') return [...results(asked), { kind: 'returns', node: asked.id, score }];
  const path = pathTo(tree, asked.id);
  const before = path.slice(0, -1).flatMap((node, index) => results(node, path[index + 1]));
  const steps: readonly ProofStep[] = [...before, { kind: 'entered', node: asked.id, alpha, beta }];
  if (question.kind === 'bounds') return steps;
  const limit = isMaximising(asked) ? beta : alpha;
  const end: ProofStep =
    cut.length > 0
      ? { kind: 'cut', node: asked.id, score, limit, left: cut }
      : { kind: 'whole', node: asked.id, limit };
  return [...steps, ...results(asked), end];

  /** What the moves of a position came to, up to one that is not finished. */
  function results(node: TreeNode<S>, upTo?: TreeNode<S>): readonly ProofStep[] {
    const steps: ProofStep[] = [];
    let best: number | undefined;
    for (const child of node.children) {
      const found = looked[child];
      if (!found || child === upTo?.id) break;
      const isBetter = best === undefined || (isMaximising(node) ? found.score > best : found.score < best);
      best = isBetter || best === undefined ? found.score : best;
      steps.push({ kind: 'returned', node: child, score: found.score, bound: found.bound, best, isBetter });
    }
    return steps;
  }
}
