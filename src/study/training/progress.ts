import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Outcome } from './attempt.ts';
import { dayNumber } from './daily.ts';
import { afterPuzzle, type Standing, startStanding } from './rating.ts';
import { afterReview, type Card } from './schedule.ts';

export const progressVersion = 1;

/** All that is kept of someone's training, as one JSON value. Times are milliseconds since 1970. */
export interface Progress {
  readonly tabuleiro: 'training';
  readonly version: typeof progressVersion;
  /** By the id of the game. */
  readonly games: Readonly<Record<string, GameProgress>>;
  /** The day's puzzles that were tried, by date. */
  readonly days: Readonly<Record<string, DayResult>>;
}

/** Of one game; what concerns a puzzle is found by its id. */
export interface GameProgress {
  readonly results: Readonly<Record<string, PuzzleResult>>;
  /** Nothing before the first try. */
  readonly standing?: Standing;
  /** The rating after each try that counted, the latest last. */
  readonly history: readonly RatingPoint[];
  /** The puzzles that come again. */
  readonly cards: Readonly<Record<string, Card>>;
  readonly streak?: StreakRecord;
}

export interface PuzzleResult {
  /** What counts for the rating. */
  readonly first: Outcome;
  readonly last: Outcome;
  readonly tries: number;
  /** When it was tried last. */
  readonly at: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

/** The longest streak. */
export interface StreakRecord {
  readonly solved: number;
  readonly at: number;
}

export interface DayResult {
  readonly game: string;
  readonly id: string;
  readonly outcome: Outcome;
  readonly at: number;
}

/** However long someone trains, what is kept stays under about 200 kB a game: what is oldest goes. */
export const limits = { games: 40, results: 2000, history: 300, cards: 500, days: 800, idLength: 100 } as const;

export const noProgress: Progress = { tabuleiro: 'training', version: progressVersion, games: {}, days: {} };
const noGameProgress: GameProgress = { results: {}, history: [], cards: {} };

/** What is kept of one game. */
export function progressIn({ games }: Progress, game: string): GameProgress {
  return ownValue(games, game) ?? noGameProgress;
}

/** What there is under a name, and nothing that every object has. */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The standing in a game, also of who has not begun. */
export function standingIn(progress: Progress, game: string, levels: readonly number[]): Standing {
  return progressIn(progress, game).standing ?? startStanding(levels);
}

/** A try of a puzzle that is over. */
export interface Try {
  readonly puzzle: Pick<Puzzle, 'id' | 'game' | 'rating'>;
  readonly outcome: Outcome;
  readonly now: number;
  /** The ratings of the game's levels. */
  readonly levels: readonly number[];
}

/** Notes a try: its result, the rating if it is the first of its puzzle, and when the puzzle comes again. */
export function noteTry(progress: Progress, { puzzle, outcome, now, levels }: Try): Progress {
  const before = progressIn(progress, puzzle.game);
  const earlier = ownValue(before.results, puzzle.id);
  const result: PuzzleResult = {
    first: earlier?.first ?? outcome,
    last: outcome,
    tries: (earlier?.tries ?? 0) + 1,
    at: now,
  };
  const card = afterReview(ownValue(before.cards, puzzle.id), outcome, now);
  const after: GameProgress = {
    ...before,
    results: { ...before.results, [puzzle.id]: result },
    cards: card ? { ...before.cards, [puzzle.id]: card } : before.cards,
  };
  if (earlier) return withGame(progress, puzzle.game, after);
  const standing = afterPuzzle(before.standing ?? startStanding(levels), puzzle.rating, outcome, levels);
  const history = [...before.history, { at: now, rating: standing.rating }];
  return withGame(progress, puzzle.game, { ...after, standing, history });
}

/** Notes how the day's puzzle was first tried; what comes later that day does not count. */
export function noteDay(progress: Progress, date: string, { puzzle, outcome, now }: Omit<Try, 'levels'>): Progress {
  if (ownValue(progress.days, date)) return progress;
  const result: DayResult = { game: puzzle.game, id: puzzle.id, outcome, at: now };
  return { ...progress, days: boundDays({ ...progress.days, [date]: result }) };
}

/** Notes the length of a streak, if no other was as long. */
export function noteStreak(progress: Progress, game: string, solved: number, now: number): Progress {
  const before = progressIn(progress, game);
  if (solved <= (before.streak?.solved ?? 0)) return progress;
  return withGame(progress, game, { ...before, streak: { solved, at: now } });
}

/** On how many days running the day's puzzle was solved, up to this one; who has not tried today's yet loses nothing. */
export function daysRunning({ days }: Progress, date: string): number {
  const solved = new Set(
    Object.entries(days).flatMap(([day, { outcome }]) => (outcome === 'failed' ? [] : (dayNumber(day) ?? []))),
  );
  const today = dayNumber(date);
  if (today === undefined) return 0;
  const last = solved.has(today) || ownValue(days, date) ? today : today - 1;
  let count = 0;
  while (solved.has(last - count)) count++;
  return count;
}

function withGame(progress: Progress, id: string, game: GameProgress): Progress {
  return { ...progress, games: boundGames({ ...progress.games, [id]: boundGame(game) }) };
}

/** The same within the limits. Of cards those go that are due last, as they are known best. */
export function boundGame(game: GameProgress): GameProgress {
  return {
    ...game,
    results: greatest(game.results, limits.results, ({ at }) => at),
    history: game.history.slice(-limits.history),
    cards: greatest(game.cards, limits.cards, ({ due }) => -due),
  };
}

export function boundGames(games: Progress['games']): Progress['games'] {
  return greatest(games, limits.games, ({ history }) => history.at(-1)?.at ?? 0);
}

export function boundDays(days: Progress['days']): Progress['days'] {
  return greatest(days, limits.days, ({ at }) => at);
}

/** So many entries of a record, those with the greatest worth, in the order that they had. */
function greatest<T>(
  record: Readonly<Record<string, T>>,
  count: number,
  worth: (value: T) => number,
): Readonly<Record<string, T>> {
  const entries = Object.entries(record);
  if (entries.length <= count) return record;
  const kept = [...entries].sort(([, one], [, other]) => worth(other) - worth(one)).slice(0, count);
  const names = new Set(kept.map(([name]) => name));
  return Object.fromEntries(entries.filter(([name]) => names.has(name)));
}
