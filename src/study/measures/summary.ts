import { type Interval, shareInterval } from '../interval.ts';
import { effectiveBranching, leastLeaves, type TreeLeaves } from './branching.ts';
import type { PlayerMeasure, PositionTruth } from './measure.ts';

/** What a player did at one depth, in the mean of the positions. */
export interface DepthSummary {
  readonly player: string;
  readonly depth: number;
  readonly positions: number;
  readonly nodes: number;
  readonly leaves: number;
  readonly cutoffs: number;
  readonly tableHits: number;
  readonly branching: number;
  readonly leastLeaves: number;
  /** Whether the trees were counted for that; large ones are estimated. */
  readonly isLeastCounted: boolean;
  /** Of the cuts, how many were made at the first move, the second, and so on. */
  readonly cutPlaces: readonly number[];
  /** In how many positions the truth is known, and in what share of those the chosen move keeps the value. */
  readonly known: number;
  readonly kept: Interval;
  /** In what share of those it takes the position for what it is: won, drawn or lost. */
  readonly seen: Interval;
}

export function summarise(
  player: string,
  depth: number,
  { positions, cutPlaces }: PlayerMeasure,
  trees: readonly TreeLeaves[],
  truths: readonly (PositionTruth | undefined)[],
): DepthSummary {
  const nodes = mean(positions.map((each) => each.nodes));
  const held = positions.flatMap(({ move, seen }, index) => {
    const truth = truths[index];
    return truth ? { isKept: truth.keeping.includes(move), isSeen: truth.value === seen } : [];
  });
  return {
    player,
    depth,
    positions: positions.length,
    nodes,
    leaves: mean(positions.map((each) => each.leaves)),
    cutoffs: mean(positions.map((each) => each.cutoffs)),
    tableHits: mean(positions.map((each) => each.tableHits)),
    branching: effectiveBranching(nodes, depth),
    leastLeaves: mean(trees.map(({ leaves }) => leastLeaves(leaves, depth))),
    isLeastCounted: trees.every(({ isCounted }) => isCounted),
    cutPlaces,
    known: held.length,
    kept: shareInterval(held.map(({ isKept }) => Number(isKept))),
    seen: shareInterval(held.map(({ isSeen }) => Number(isSeen))),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

const columns = [
  ['player', ({ player }) => player],
  ['depth', ({ depth }) => depth],
  ['positions', ({ positions }) => positions],
  ['nodes', ({ nodes }) => nodes],
  ['leaves', ({ leaves }) => leaves],
  ['cutoffs', ({ cutoffs }) => cutoffs],
  ['table hits', ({ tableHits }) => tableHits],
  ['effective branching', ({ branching }) => branching],
  ['least leaves', (summary) => summary.leastLeaves],
  ['least leaves counted', ({ isLeastCounted }) => (isLeastCounted ? 'yes' : 'estimated')],
  ['truth known', ({ known }) => known],
  ['value kept', ({ known, kept }) => (known > 0 ? kept.value : '')],
  ['value kept low', ({ known, kept }) => (known > 0 ? kept.low : '')],
  ['value kept high', ({ known, kept }) => (known > 0 ? kept.high : '')],
  ['value seen', ({ known, seen }) => (known > 0 ? seen.value : '')],
  ['cuts by move number', ({ cutPlaces }) => cutPlaces.join(' ')],
] as const satisfies readonly (readonly [string, (summary: DepthSummary) => string | number])[];

/** All of it as comma-separated values, a line for each player and depth. */
export function formatSummaries(summaries: readonly DepthSummary[]): string {
  return formatTable([
    columns.map(([name]) => name),
    ...summaries.map((summary) => columns.map(([, read]) => read(summary))),
  ]);
}

/** Rows as comma-separated values (RFC 4180). */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(cell: string | number): string {
  const text = typeof cell === 'number' ? String(Number(cell.toPrecision(6))) : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
