import type { OnSearchEvent } from '../../core/search-event.ts';

/** Counts at which move in order a search cut: the first of the counts is of cuts by the first move. */
export function countCutPlaces(counts: number[]): OnSearchEvent {
  /** For each ply, how many moves led there from the position that is looked at above. */
  const tried: number[] = [];
  return (event) => {
    if (event.kind === 'depth') tried.length = 0;
    else if (event.kind === 'enter') {
      tried[event.ply] = (tried[event.ply] ?? 0) + 1;
      tried[event.ply + 1] = 0;
    } else if (event.kind === 'cut') {
      const place = (tried[event.ply + 1] ?? 1) - 1;
      for (let before = counts.length; before < place; before++) counts[before] = 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  };
}
