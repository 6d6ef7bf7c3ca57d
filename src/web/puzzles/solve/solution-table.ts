import { person } from '../../../core/seats/seat.ts';
import { startSeries } from '../../../core/seats/series.ts';
import { goTo, type Table, tableWith } from '../../../play/table.ts';
import { grow, type NodeId, root } from '../../../play/tree.ts';
import type { Solution, SolutionNode } from './solution.ts';

/** The position at its start, with all lines of the solution ahead. */
export function tableOfSolution({ start, first }: Solution, seed: number): Table {
  const planted = tableWith(start, [person, person], startSeries(1, seed), start.position);
  let { tree } = planted;
  const add = (at: NodeId, nodes: readonly SolutionNode[]): void => {
    for (const { match, next } of nodes) {
      const { move } = match.step;
      const grown = move === undefined ? undefined : grow(tree, at, move);
      // A tree has its limits; what is beyond them stays with the puzzle.
      if (!grown?.ok) continue;
      tree = grown.value.tree;
      add(grown.value.id, next);
    }
  };
  add(root, first);
  return goTo({ ...planted, tree }, root);
}
