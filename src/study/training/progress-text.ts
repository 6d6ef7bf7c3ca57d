import { type Guard, isCount, isOneOf, isRecord, isShape, isText, parseJson } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import type { Outcome } from './attempt.ts';
import { dayNumber } from './daily.ts';
import { refuseTraining } from './problems.ts';
import {
  boundDays,
  boundGame,
  boundGames,
  type DayResult,
  type GameProgress,
  limits,
  noProgress,
  type Progress,
  type PuzzleResult,
  progressVersion,
  type RatingPoint,
  type StreakRecord,
} from './progress.ts';
import type { Standing } from './rating.ts';
import type { Card } from './schedule.ts';

/** What was read, and what of it could not be: nothing that is good is lost by what is not. */
export interface ReadProgress {
  readonly progress: Progress;
  readonly damaged: readonly DamagedPart[];
}

export interface DamagedPart {
  /** Where it was, such as `games.neutreeko.cards.x3f`. */
  readonly place: string;
  readonly value: unknown;
}

/** Progress as a text of JSON, which `parseProgress` reads back. */
export function formatProgress(progress: Progress): string {
  return JSON.stringify(progress);
}

/** Reads a text; refused where it is nothing of the kind, or of a later version, which is then to be left as it is. */
export function parseProgress(text: string): Result<ReadProgress> {
  return readProgress(parseJson(text));
}

/** The same from a value that is no text any more. */
export function readProgress(value: unknown): Result<ReadProgress> {
  if (!isRecord(value) || value.tabuleiro !== noProgress.tabuleiro) {
    return refuseTraining({ code: 'progress-unreadable', values: {} });
  }
  const { version, games, days } = value;
  if (version !== progressVersion) {
    const values = { version: String(version).slice(0, 20), expected: progressVersion };
    return refuseTraining({ code: 'progress-version', values });
  }
  const damaged: DamagedPart[] = [];
  const setAside = (place: string, part: unknown): void => {
    if (part !== undefined) damaged.push({ place, value: part });
  };
  const readGames = entriesOf(games, 'games', setAside).flatMap(([id, game]): [string, GameProgress][] => {
    const place = `games.${id}`;
    if (isName(id) && isRecord(game)) return [[id, boundGame(readGame(game, place, setAside))]];
    setAside(place, game);
    return [];
  });
  const readDays = goodEntries(days, 'days', isDay, isDayResult, setAside);
  const progress = {
    ...noProgress,
    games: boundGames(Object.fromEntries(readGames)),
    days: boundDays(readDays),
  };
  return succeed({ progress, damaged });
}

type SetAside = (place: string, part: unknown) => void;

function readGame(game: Readonly<Record<string, unknown>>, place: string, setAside: SetAside): GameProgress {
  const { standing, streak, history } = game;
  const points: readonly unknown[] = Array.isArray(history) ? history : [];
  const isGoodStanding = isStanding(standing);
  const isGoodStreak = isStreakRecord(streak);
  if (!isGoodStanding) setAside(`${place}.standing`, standing);
  if (!isGoodStreak) setAside(`${place}.streak`, streak);
  if (!Array.isArray(history)) setAside(`${place}.history`, history);
  for (const [index, point] of points.entries()) {
    if (!isRatingPoint(point)) setAside(`${place}.history.${index}`, point);
  }
  return {
    results: goodEntries(game.results, `${place}.results`, isName, isPuzzleResult, setAside),
    ...(isGoodStanding && { standing }),
    history: points.filter(isRatingPoint),
    cards: goodEntries(game.cards, `${place}.cards`, isName, isCard, setAside),
    ...(isGoodStreak && { streak }),
  };
}

function entriesOf(value: unknown, place: string, setAside: SetAside): readonly [string, unknown][] {
  if (isRecord(value)) return Object.entries(value);
  setAside(place, value);
  return [];
}

function goodEntries<T>(
  value: unknown,
  place: string,
  isGoodName: (name: string) => boolean,
  isGood: Guard<T>,
  setAside: SetAside,
): Readonly<Record<string, T>> {
  const good = entriesOf(value, place, setAside).flatMap(([name, part]): [string, T][] => {
    if (isGoodName(name) && isGood(part)) return [[name, part]];
    setAside(`${place}.${name}`, part);
    return [];
  });
  return Object.fromEntries(good);
}

const isName = isText(limits.idLength);
const isDay = (name: string) => dayNumber(name) !== undefined;
/** The latest time that a date can have. */
const maxTime = 8.64e15;
const isTime: Guard<number> = (value): value is number => isNumberIn(value, 0, maxTime);
const isRating: Guard<number> = (value): value is number => isNumberIn(value, -10_000, 10_000);
const isOutcome = isOneOf<Outcome>(['solved', 'hinted', 'failed']);

function isNumberIn(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

const isPuzzleResult: Guard<PuzzleResult> = isShape({ first: isOutcome, last: isOutcome, tries: isCount, at: isTime });
const isRatingPoint: Guard<RatingPoint> = isShape({ at: isTime, rating: isRating });
const isStreakRecord: Guard<StreakRecord> = isShape({ solved: isCount, at: isTime });
const isDayResult: Guard<DayResult> = isShape({ game: isName, id: isName, outcome: isOutcome, at: isTime });
const isStanding: Guard<Standing> = isShape({
  rating: isRating,
  uncertainty: (value): value is number => isNumberIn(value, 1, 1000),
  tries: isCount,
});
// What lies outside these the scheduler would refuse.
const isCard: Guard<Card> = isShape({
  due: isTime,
  tried: isTime,
  stability: (value): value is number => isNumberIn(value, 0.001, 36_500),
  difficulty: (value): value is number => isNumberIn(value, 1, 10),
  tries: isCount,
  lapses: isCount,
});
