import { seededRandom } from '../core/random.ts';
import type { PlayedGame } from './tournament.ts';

/** What a tournament has shown so far. */
export interface Standings {
  /** The best first. */
  readonly rows: readonly Standing[];
  /** Each two that have met, the one that comes first in the plan first. */
  readonly meetings: readonly Meeting[];
}

export interface Standing {
  /** The player's place in the plan's list. */
  readonly player: number;
  readonly games: number;
  readonly points: number;
  /** Elo, the mean of all players being 0, with the ends of its 95 % interval. */
  readonly elo: Interval;
  /** Share of the points, in the seat that moves first and in the other; null where it has not sat there. */
  readonly asFirst: number | null;
  readonly asSecond: number | null;
  /** Of the moves in positions of known value that were not lost yet, the share that kept it; null without any. */
  readonly kept: number | null;
  readonly judged: number;
  readonly forfeits: number;
}

export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The first one's share of the points. */
  readonly share: Interval;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How many times the starts are drawn again to see how far chance may have carried the ratings. */
const resamples = 400;
/** 95 % of a bell curve lies within so many standard deviations. */
const deviations = 1.96;
/** Each meeting counts as if it had one more drawn game, so that who wins all games has a rating too. */
const drawsInAdvance = 1;
/** Enough for ratings to settle to a fraction of a point. */
const mostRounds = 2000;

export function standingsOf(players: number, games: readonly PlayedGame[]): Standings {
  const meetings = meetingsOf(players, games);
  const elo = ratePlayers(players, games);
  const rows = elo.map((rating, player) => standingOf(player, rating, games)).filter(({ games: played }) => played > 0);
  return { rows: rows.sort((one, other) => other.elo.value - one.elo.value), meetings };
}

function standingOf(player: number, elo: Interval, games: readonly PlayedGame[]): Standing {
  const seated = ([0, 1] as const).map((seat) => games.filter(({ seats }) => seats[seat] === player));
  const points = ([0, 1] as const).map((seat) => total(seated[seat].map((game) => pointsOf(game, seat))));
  const judged = total(seated.flatMap((list, seat) => list.map((game) => game.judged[seat])));
  const kept = total(seated.flatMap((list, seat) => list.map((game) => game.kept[seat])));
  const share = (seat: 0 | 1) => (seated[seat].length > 0 ? points[seat] / seated[seat].length : null);
  return {
    player,
    games: seated[0].length + seated[1].length,
    points: points[0] + points[1],
    elo,
    asFirst: share(0),
    asSecond: share(1),
    kept: judged > 0 ? kept / judged : null,
    judged,
    forfeits: seated.flatMap((list, seat) => list.filter((game) => game.forfeit && game.winner !== seat)).length,
  };
}

function pointsOf({ winner }: PlayedGame, seat: number): number {
  return winner === null ? 0.5 : Number(winner === seat);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function meetingsOf(players: number, games: readonly PlayedGame[]): readonly Meeting[] {
  const meetings: Meeting[] = [];
  for (let one = 0; one < players; one++) {
    for (let other = one + 1; other < players; other++) {
      const between = games.filter(({ seats }) => seats.includes(one) && seats.includes(other));
      if (between.length > 0) meetings.push(meetingOf(one, other, between));
    }
  }
  return meetings;
}

function meetingOf(one: number, other: number, games: readonly PlayedGame[]): Meeting {
  const points = games.map((game) => pointsOf(game, game.seats.indexOf(one)));
  return {
    one,
    other,
    won: points.filter((each) => each === 1).length,
    drawn: points.filter((each) => each === 0.5).length,
    lost: points.filter((each) => each === 0).length,
    share: shareOf(games, points),
  };
}

/**
 * The mean of the points and its 95 % interval. Two games from one start are not independent of each other: where one
 * side is lost from the start, they come to one point together. So it is starts that are counted, each by its own mean.
 */
function shareOf(games: readonly PlayedGame[], points: readonly number[]): Interval {
  const byStart = new Map<number, number[]>();
  games.forEach(({ start }, index) => {
    byStart.set(start, [...(byStart.get(start) ?? []), points[index]]);
  });
  const value = total(points) / points.length;
  // One more start that came out even: a player who has won every game has not shown that it always will.
  const means = [0.5, ...[...byStart.values()].map((list) => total(list) / list.length)];
  const mean = total(means) / means.length;
  const variance = total(means.map((each) => (each - mean) ** 2)) / Math.max(1, means.length - 1);
  const margin = deviations * Math.sqrt(variance / means.length);
  return { value, low: Math.max(0, value - margin), high: Math.min(1, value + margin) };
}

/** The points that each player has won against each other. */
type Points = readonly (readonly number[])[];

/** Ratings with intervals: what they come to when the starts are drawn anew, with replacement, again and again. */
function ratePlayers(players: number, games: readonly PlayedGame[]): readonly Interval[] {
  const byStart = new Map<number, PlayedGame[]>();
  for (const game of games) byStart.set(game.start, [...(byStart.get(game.start) ?? []), game]);
  const tables = [...byStart.values()].map((list) => pointsTable(players, list));
  const ratings = rate(addTables(players, tables));
  if (tables.length === 0) return ratings.map((value) => ({ value, low: value, high: value }));
  const random = seededRandom(1);
  const samples = Array.from({ length: resamples }, () =>
    rate(
      addTables(
        players,
        tables.map(() => tables[random.below(tables.length)]),
      ),
    ),
  );
  return ratings.map((value, player) => {
    const deviation = Math.sqrt(total(samples.map((sample) => (sample[player] - value) ** 2)) / resamples);
    return { value, low: value - deviations * deviation, high: value + deviations * deviation };
  });
}

function pointsTable(players: number, games: readonly PlayedGame[]): Points {
  const table = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  for (const game of games) {
    const [first, second] = game.seats;
    table[first][second] += pointsOf(game, 0);
    table[second][first] += pointsOf(game, 1);
  }
  return table;
}

function addTables(players: number, tables: readonly Points[]): Points {
  const sum = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  for (const table of tables) {
    for (let one = 0; one < players; one++) {
      for (let other = 0; other < players; other++) sum[one][other] += table[one][other];
    }
  }
  return sum;
}

/**
 * The Elo ratings under which these results are likeliest (Bradley and Terry's model, by Hunter's iteration): a lead of
 * 400 points means ten points won for each one lost.
 */
export function rate(points: Points): readonly number[] {
  const players = points.length;
  const wins = points.map((row, one) =>
    total(row.map((won, other) => won + (meets(points, one, other) ? drawsInAdvance / 2 : 0))),
  );
  let strengths = new Array<number>(players).fill(1);
  for (let round = 0, isSettled = false; round < mostRounds && !isSettled; round++) {
    const next = strengths.map((strength, one) => {
      let expected = 0;
      for (let other = 0; other < players; other++) {
        if (!meets(points, one, other)) continue;
        const games = points[one][other] + points[other][one] + drawsInAdvance;
        expected += games / (strength + strengths[other]);
      }
      return expected > 0 ? wins[one] / expected : strength;
    });
    // Only ratios matter; a mean of one keeps the numbers in range.
    const scale = Math.exp(total(next.map(Math.log)) / players);
    const scaled = next.map((strength) => strength / scale);
    isSettled = scaled.every((strength, player) => Math.abs(strength / strengths[player] - 1) < 1e-6);
    strengths = scaled;
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

function meets(points: Points, one: number, other: number): boolean {
  return one !== other && points[one][other] + points[other][one] > 0;
}
