import type { Random, Rules } from '../core/game.ts';
import type { ComputerPlayer, Effort, Thought } from '../core/player.ts';
import type { SearchEvent } from '../core/search-event.ts';
import { type SearchSettings, TreeSearch } from '../engine/search/search.ts';

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

/** How a player came to its choice. */
export interface Trace {
  readonly events: readonly SearchEvent[];
  /** Whether these are all the steps: otherwise it thought on, and was not followed. */
  readonly isWhole: boolean;
  /** What it chose, or would have chosen where it was followed no further. */
  readonly thought: Thought;
  /** What the steps cost: all that the player counted, where they are the whole of it. */
  readonly effort: Effort;
}

/** Lets a player think and follows its first steps. Yields how many there are, a few milliseconds apart. */
export function* tracePlayer<S>(
  player: ComputerPlayer<S>,
  state: S,
  random: Random,
  maxEvents: number,
): Generator<number, Trace> {
  const events: SearchEvent[] = [];
  // One more than is wanted tells that there were more.
  const work = player.choose(state, random, (event) => void (events.length <= maxEvents && events.push(event)));
  for (;;) {
    const step = work.next();
    const isWhole = step.done === true && events.length <= maxEvents;
    if (isWhole || events.length > maxEvents) {
      const kept = events.slice(0, maxEvents);
      return { events: kept, isWhole, thought: step.value, effort: effortOf(kept) };
    }
    yield events.length;
  }
}

/** What steps cost. A position deeper than those that are entered is one of a random game, and is not counted. */
export function effortOf(events: readonly SearchEvent[]): Effort {
  const effort = { nodes: 0, leaves: 0, cutoffs: 0, tableHits: 0, depth: 0 };
  for (const event of events) {
    switch (event.kind) {
      case 'enter':
      case 'grow':
        effort.nodes++;
        effort.depth = Math.max(effort.depth, event.ply);
        break;
      case 'hit':
        effort.tableHits++;
        // It is told as a leaf, too, but was counted as a position that is known.
        effort.leaves--;
        break;
      case 'value':
        if (event.isLeaf) effort.leaves++;
        break;
      case 'cut':
        effort.cutoffs++;
        break;
      case 'visit':
        effort.leaves++;
        break;
      case 'solve':
        effort.nodes += event.nodes;
        break;
      case 'depth':
        break;
    }
  }
  return effort;
}
