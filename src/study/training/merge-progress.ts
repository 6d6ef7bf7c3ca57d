import { boundDays, boundGame, boundGames, type GameProgress, type Progress, progressIn } from './progress.ts';

/**
 * What was kept in two places as one, as when a file is imported. Of each part the one that knows more is taken: nothing is
 * added up, so that importing the same file twice changes nothing, and which of the two comes first does not matter.
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const ids = [...new Set([...Object.keys(one.games), ...Object.keys(other.games)])].sort();
  const games = ids.map((id) => [id, mergeGame(progressIn(one, id), progressIn(other, id))] as const);
  return {
    ...one,
    games: boundGames(Object.fromEntries(games)),
    // The first try of a day is the one that counts.
    days: boundDays(mergeRecords(one.days, other.days, ({ at }) => [-at])),
  };
}

function mergeGame(one: GameProgress, other: GameProgress): GameProgress {
  // A rating and its history belong together.
  const { standing, history } = more(one, other, ({ standing: known, history: points }) => [
    known?.tries ?? -1,
    points.at(-1)?.at ?? 0,
  ]);
  const streak = moreOf(one.streak, other.streak, ({ solved, at }) => [solved, -at]);
  return boundGame({
    results: mergeRecords(one.results, other.results, ({ tries, at }) => [tries, at]),
    ...(standing && { standing }),
    history,
    cards: mergeRecords(one.cards, other.cards, ({ tries, tried }) => [tries, tried]),
    ...(streak && { streak }),
  });
}

type Worth<T> = (value: T) => readonly number[];

function mergeRecords<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  worth: Worth<T>,
): Readonly<Record<string, T>> {
  const merged = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other)) merged.set(name, moreOf(merged.get(name), value, worth) ?? value);
  return Object.fromEntries([...merged].sort(([first], [second]) => (first < second ? -1 : 1)));
}

function moreOf<T>(one: T | undefined, other: T | undefined, worth: Worth<T>): T | undefined {
  return one === undefined || other === undefined ? (one ?? other) : more(one, other, worth);
}

/** The one that is worth more; of equals, always the same, whichever comes first. */
function more<T>(one: T, other: T, worth: Worth<T>): T {
  const [worths, others] = [worth(one), worth(other)];
  const difference = worths.map((number, index) => number - (others[index] ?? 0)).find((each) => each !== 0);
  if (difference !== undefined) return difference > 0 ? one : other;
  return JSON.stringify(one) <= JSON.stringify(other) ? one : other;
}
