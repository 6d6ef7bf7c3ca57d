import type { Rules } from '../core/game.ts';
import { type SearchEvent, type SearchSettings, TreeSearch } from '../engine/search/search.ts';

/** The first steps of a search, at most so many; whether that was all of it. */
export function traceSearch<S>(
  rules: Rules<S>,
  root: S,
  settings: SearchSettings<S>,
  maxEvents: number,
): { readonly events: readonly SearchEvent[]; readonly isWhole: boolean } {
  const events: SearchEvent[] = [];
  const search = new TreeSearch(rules, root, { ...settings, onEvent: (event) => events.push(event) });
  let isDone = false;
  while (!isDone && events.length < maxEvents) isDone = search.advance(1);
  return { events: events.slice(0, maxEvents), isWhole: isDone && events.length <= maxEvents };
}
