import type { Problem } from '../../../core/problem.ts';
import type { DepthPlayer } from '../../../study/measures/at-depth.ts';
import { type DepthSummary, summarise } from '../../../study/measures/summary.ts';
import type { Lab } from '../worker/lab.ts';

/** Where the positions come from. */
export type Source =
  | { readonly kind: 'given'; readonly positions: readonly string[] }
  | { readonly kind: 'random' | 'game'; readonly wanted: number; readonly seed: number };

export interface PlotRequest {
  readonly game: string;
  readonly source: Source;
  readonly players: readonly DepthPlayer[];
  readonly maxDepth: number;
}

/** What there is so far. */
export interface PlotState {
  readonly positions: readonly string[];
  readonly summaries: readonly DepthSummary[];
  /** The players that go no deeper because it would take too long, each with its last depth. */
  readonly stopped: ReadonlyMap<string, number>;
  readonly doing: Doing | undefined;
}

/** What is being done: how much of it, from 0 to 1. */
export type Doing =
  | { readonly step: 'drawing' | 'truths'; readonly done: number }
  | { readonly step: 'depth'; readonly depth: number; readonly player: string; readonly done: number };

/** So many visited positions in all take some ten seconds; whoever would need more for the next depth stops. */
const maxNodes = 4_000_000;
/** The same chance for everyone. */
const seed = 1;

/**
 * Measures depth by depth, all players at one before any at the next, so that the plots grow from the left. Returns what
 * went wrong; what was found until then, or until it was told to stop, has been told.
 */
export async function runPlots(
  lab: Lab,
  { game, source, players, maxDepth }: PlotRequest,
  onState: (state: PlotState) => void,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  let state: PlotState = { positions: [], summaries: [], stopped: new Map(), doing: undefined };
  const tell = (change: Partial<PlotState>) => {
    state = { ...state, ...change };
    if (!signal.aborted) onState(state);
  };
  const during = (step: 'drawing' | 'truths') => ({
    signal,
    onProgress: (done: number) => tell({ doing: { step, done } }),
  });
  const drawn = source.kind === 'given' ? undefined : await lab.run('drawing', { game, ...source }, during('drawing'));
  if (drawn && !drawn.ok) return drawn.problem;
  const positions = source.kind === 'given' ? source.positions : (drawn?.value ?? []);
  tell({ positions });
  const truths = await lab.run('truths', { game, positions }, during('truths'));
  if (!truths?.ok) return truths?.problem;
  for (let depth = 1; depth <= maxDepth; depth++) {
    const trees = await lab.run('trees', { game, positions, depth, seed }, { signal });
    if (!trees?.ok) return trees?.problem;
    for (const player of players.filter(({ name }) => !state.stopped.has(name))) {
      if (expectedNodes(state.summaries, player.name) > maxNodes) {
        tell({ stopped: new Map([...state.stopped, [player.name, depth - 1]]) });
        continue;
      }
      const doing = (done: number): Doing => ({ step: 'depth', depth, player: player.name, done });
      tell({ doing: doing(0) });
      const measured = await lab.run(
        'measure',
        { game, positions, player: player.atDepth(depth), seed },
        { signal, onProgress: (done) => tell({ doing: doing(done) }) },
      );
      if (!measured?.ok) return measured?.problem;
      const summary = summarise(player.name, depth, measured.value, trees.value, truths.value);
      tell({ summaries: [...state.summaries, summary] });
    }
  }
  tell({ doing: undefined });
  return undefined;
}

/** How many positions a player will visit at its next depth, in all, if the last step goes on. */
function expectedNodes(summaries: readonly DepthSummary[], name: string): number {
  const [before, last] = summaries.filter(({ player }) => player === name).slice(-2);
  if (!before) return 0;
  const latest = last ?? before;
  const growth = last ? Math.max(2, last.nodes / before.nodes) : before.nodes;
  return latest.nodes * latest.positions * growth;
}
