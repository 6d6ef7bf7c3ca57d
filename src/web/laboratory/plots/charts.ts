import type { DepthSummary } from '../../../study/measures/summary.ts';
import type { Chart, Point } from './chart.ts';
import type { ChartWords } from './text.ts';

/** Cuts at later moves than this are rare, and counted together. */
const lastPlace = 9;

/** The charts of what was measured, in the words of a language. */
export function chartsOf(summaries: readonly DepthSummary[], words: ChartWords): readonly Chart[] {
  const players = [...new Set(summaries.map(({ player }) => player))];
  const byDepth = (id: keyof ChartWords['titles'], read: (summary: DepthSummary) => number | undefined): Chart => ({
    id,
    title: words.titles[id],
    note: words.notes[id],
    xName: words.depth,
    yName: words.values[id],
    isLog: id === 'nodes',
    isShare: id === 'hits' || id === 'kept' || id === 'seen',
    series: players.map((name) => ({
      name,
      points: summaries
        .filter(({ player }) => player === name)
        .flatMap((summary): Point[] => {
          const y = read(summary);
          return y === undefined ? [] : [{ x: summary.depth, y }];
        }),
    })),
  });
  const least = byDepth('least', (summary) => summary.leaves / summary.leastLeaves);
  const isEstimated = summaries.some(({ isLeastCounted }) => !isLeastCounted);
  return [
    byDepth('nodes', ({ nodes }) => nodes),
    byDepth('branching', ({ branching }) => branching),
    isEstimated ? { ...least, note: `${least.note} ${words.estimated}` } : least,
    cutChart(summaries, players, words),
    byDepth('hits', ({ tableHits, nodes }) => tableHits / Math.max(1, nodes)),
    byDepth('kept', ({ kept, known }) => (known > 0 ? kept.value : undefined)),
    byDepth('seen', ({ seen, known }) => (known > 0 ? seen.value : undefined)),
  ].filter(({ id, series }) =>
    series.some(({ points }) => points.some(({ y }) => y > 0 || id === 'kept' || id === 'seen')),
  );
}

/** Where each player cut at the greatest depth that it came to. */
function cutChart(summaries: readonly DepthSummary[], players: readonly string[], words: ChartWords): Chart {
  const latest = players.map((name) => {
    const { cutPlaces = [] } = summaries.findLast(({ player }) => player === name) ?? {};
    return { name, cutPlaces };
  });
  const most = Math.max(1, ...latest.map(({ cutPlaces }) => cutPlaces.length));
  const places = Math.min(most, lastPlace);
  const series = latest.map(({ name, cutPlaces }) => {
    const total = sum(cutPlaces);
    const shares = Array.from({ length: places }, (_, place) => {
      const counts = place === lastPlace - 1 ? cutPlaces.slice(place) : cutPlaces.slice(place, place + 1);
      return { x: place + 1, y: sum(counts) / total };
    });
    return { name, points: total > 0 ? shares : [] };
  });
  return {
    id: 'cuts',
    title: words.titles.cuts,
    note: words.notes.cuts,
    xName: words.place,
    yName: words.values.cuts,
    isLog: false,
    isShare: true,
    ...(most > lastPlace && { lastX: `${lastPlace}+` }),
    series,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
