import type { Move } from './move.ts';

/**
 * A step of a search, at a position so many plies below the root. Scores and bounds are those of the player who made
 * the move that leads there; where the rest of the moves is cut, of the player whose moves they are.
 */
export type SearchEvent =
  /** A search to this depth begins, after shallower ones (iterative deepening). */
  | { readonly kind: 'depth'; readonly depth: number }
  /** A position is counted and looked at, within a window. */
  | { readonly kind: 'enter'; readonly ply: number; readonly move: Move; readonly alpha: number; readonly beta: number }
  /** A table knows enough of the position that was entered last. */
  | { readonly kind: 'hit'; readonly ply: number; readonly move: Move; readonly score: number }
  | {
      readonly kind: 'value';
      readonly ply: number;
      readonly move: Move;
      readonly score: number;
      readonly isLeaf: boolean;
    }
  | {
      readonly kind: 'cut';
      readonly ply: number;
      readonly score: number;
      readonly beta: number;
      readonly left: number;
    }
  /**
   * A position is counted that joins the tree of a search by walks, at its ply on the path of the `visit` that comes next
   * or beside it. The prior is how likely it seemed to be best before it was tried, where something has an opinion of that.
   */
  | { readonly kind: 'grow'; readonly ply: number; readonly move: Move; readonly prior?: number }
  /** A walk from the root along these moves, and its result, for whoever made the last of them. */
  | { readonly kind: 'visit'; readonly path: readonly Move[]; readonly value: number }
  /** An ending is solved aside, by a search that visited so many more positions and tells no steps. */
  | { readonly kind: 'solve'; readonly nodes: number };

/** Is told of each step of a search. */
export type OnSearchEvent = (event: SearchEvent) => void;
