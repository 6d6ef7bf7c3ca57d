import { type Random, seededRandom } from '../../core/random.ts';
import type { PlayedGame } from './tournament.ts';

/** What a tournament has shown so far. */
export interface Standings {
  /** The best first. */
  readonly rows: readonly Standing[];
  /** Each two that have met, the one that comes first in the plan first. */
  readonly meetings: readonly Meeting[];
}

/** How one player did in a tournament. */
export interface Standing {
  /** The player's place in the plan's list. */
  readonly player: number;
  readonly games: number;
  readonly points: number;
  /** Elo, the mean of all players being 0, with the ends of its 95 % interval. */
  readonly elo: Interval;
  /** Elo above the first player of the plan. */
  readonly lead: Interval;
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
/**
 * When starts are drawn again, each meeting is given one more, both games of which one side has won, whichever: what has
 * happened in all starts so far may still not happen in the next.
 */
const pointsOfUnknownStart = 2;
/** Enough for ratings to settle to a fraction of a point. */
const maxRounds = 2000;
const tolerance = 1e-5;

/** The standings after some games of a tournament of so many players, the best first; who has not played is left out. */
export function standingsOf(players: number, games: readonly PlayedGame[]): Standings {
  const meetings = meetingsOf(players, games);
  const rows = ratePlayers(players, games)
    .map((ratings, player) => standingOf(player, ratings, games))
    .filter(({ games: played }) => played > 0);
  return { rows: rows.sort((one, other) => other.elo.value - one.elo.value), meetings };
}

function standingOf(player: number, { elo, lead }: Ratings, games: readonly PlayedGame[]): Standing {
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
    lead,
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

export function meetingsOf(players: number, games: readonly PlayedGame[]): readonly Meeting[] {
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
 * Two more are added, one won and one lost, because a player who has won every game has not shown that it always will.
 */
function shareOf(games: readonly PlayedGame[], points: readonly number[]): Interval {
  const sums = new Map<number, { points: number; games: number }>();
  games.forEach(({ start }, index) => {
    const sum = sums.get(start) ?? { points: 0, games: 0 };
    sums.set(start, { points: sum.points + points[index], games: sum.games + 1 });
  });
  const means = [0, 1, ...[...sums.values()].map((sum) => sum.points / sum.games)];
  const mean = total(means) / means.length;
  const variance = total(means.map((each) => (each - mean) ** 2)) / (means.length - 1);
  const margin = studentsQuantile(means.length - 1) * Math.sqrt(variance / means.length);
  return { value: total(points) / points.length, low: Math.max(0, mean - margin), high: Math.min(1, mean + margin) };
}

/** Within how many standard errors of a mean 95 % lie, by Fisher's expansion of Student's t: to 1 % from 3 on. */
export function studentsQuantile(freedom: number): number {
  const z = deviations;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

/** The points that each player has won against each other. */
type Points = readonly (readonly number[])[];

/** Elo above the mean of all players, and above the first. */
interface Ratings {
  readonly elo: Interval;
  readonly lead: Interval;
}

/**
 * Ratings with intervals: how far they stray when the starts are drawn anew, with replacement, again and again (a
 * bootstrap).
 */
function ratePlayers(players: number, games: readonly PlayedGame[]): readonly Ratings[] {
  const byStart = new Map<number, PlayedGame[]>();
  for (const game of games) {
    const list = byStart.get(game.start);
    if (list) list.push(game);
    else byStart.set(game.start, [game]);
  }
  const tables = [...byStart.values()].map((list) => pointsTable(players, list));
  const whole = addTables(players, tables);
  const ratings = rate(whole);
  const random = seededRandom(1);
  const samples = Array.from({ length: resamples }, () => {
    const drawn = tables.map(() => tables[random.below(tables.length)]);
    return rate(addUnknownStarts(addTables(players, drawn), whole, random), ratings);
  });
  const interval = (of: (ratings: readonly number[]) => number): Interval => {
    const value = of(ratings);
    const margin = deviations * Math.sqrt(total(samples.map((sample) => (of(sample) - value) ** 2)) / resamples);
    return { value, low: value - margin, high: value + margin };
  };
  return ratings.map((_, player) => ({
    elo: interval((each) => each[player]),
    lead: interval((each) => each[player] - each[0]),
  }));
}

/** One more start for each two that have met, won by either side with equal chance. */
function addUnknownStarts(points: Points, whole: Points, random: Random): Points {
  const sum = points.map((row) => [...row]);
  for (let one = 0; one < points.length; one++) {
    for (let other = 0; other < one; other++) {
      if (!meets(whole, one, other)) continue;
      const isWon = random.below(2) === 0;
      sum[isWon ? one : other][isWon ? other : one] += pointsOfUnknownStart;
    }
  }
  return sum;
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
 * 400 points means ten points won for each one lost. It begins at ratings that are near, where there are any.
 */
export function rate(points: Points, near?: readonly number[]): readonly number[] {
  const players = points.length;
  const wins = points.map((row, one) =>
    total(row.map((won, other) => won + (meets(points, one, other) ? drawsInAdvance / 2 : 0))),
  );
  let strengths = Array.from({ length: players }, (_, player) => 10 ** ((near?.[player] ?? 0) / 400));
  for (let round = 0, isSettled = false; round < maxRounds && !isSettled; round++) {
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
    isSettled = scaled.every((strength, player) => Math.abs(strength / strengths[player] - 1) < tolerance);
    strengths = scaled;
  }
  return strengths.map((strength) => 400 * Math.log10(strength));
}

function meets(points: Points, one: number, other: number): boolean {
  return one !== other && points[one][other] + points[other][one] > 0;
}
