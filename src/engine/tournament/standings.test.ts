import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { meetingsOf, rate, standingsOf, studentsQuantile } from './standings.ts';
import type { PlayedGame } from './tournament.ts';

/** A game between two players with a given winner, as seat or null. */
function game(seats: readonly [number, number], start: number, winner: Player | null, rest: Partial<PlayedGame> = {}) {
  return {
    ...{ number: 0, seats, start, winner, reason: 'line', plies: 9, record: '' },
    ...{ judged: [4, 4] as const, kept: [4, 3] as const },
    ...rest,
  };
}

test('Student’s quantiles are those of the tables', () => {
  for (const [freedom, quantile] of [
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1000, 1.962],
  ]) {
    expect(studentsQuantile(freedom) / quantile).toBeCloseTo(1, 1.7);
  }
});

describe('ratings', () => {
  test('a lead of 400 points means ten points won for each one lost', () => {
    // Many games, so that the one draw in advance does not weigh.
    const [strong, weak] = rate([
      [0, 10_000],
      [1000, 0],
    ]);
    expect(strong - weak).toBeCloseTo(400, 0);
    expect(strong + weak).toBeCloseTo(0);
  });

  test('are even for even results, and follow who beats whom without a meeting', () => {
    const even = rate([
      [0, 5],
      [5, 0],
    ]);
    expect(even[0]).toBeCloseTo(0);
    const chain = rate([
      [0, 90, 0],
      [10, 0, 90],
      [0, 10, 0],
    ]);
    expect(chain[0]).toBeGreaterThan(chain[1] + 300);
    expect(chain[1]).toBeGreaterThan(chain[2] + 300);
  });

  test('a player who wins everything has one all the same', () => {
    const [best, worst] = rate([
      [0, 20],
      [0, 0],
    ]);
    expect(best - worst).toBeGreaterThan(400);
    expect(best - worst).toBeLessThan(1000);
  });

  test('are the likeliest: no small change explains the results better', () => {
    const points = [
      [0, 7, 12.5, 16],
      [13, 0, 9, 14],
      [7.5, 11, 0, 12],
      [4, 6, 8, 0],
    ];
    /** The logarithm of the likelihood, with the draw in advance. */
    const likelihood = (ratings: readonly number[]) =>
      points
        .flatMap((row, one) =>
          row.map((won, other) => {
            const expected = 1 / (1 + 10 ** ((ratings[other] - ratings[one]) / 400));
            return one === other ? 0 : (won + 0.5) * Math.log(expected);
          }),
        )
        .reduce((sum, each) => sum + each, 0);
    const best = rate(points);
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.constantFrom(-3, 3), (player, change) => {
        const other = best.map((rating, index) => (index === player ? rating + change : rating));
        expect(likelihood(best)).toBeGreaterThan(likelihood(other));
      }),
    );
  });
});

describe('standings', () => {
  const games: PlayedGame[] = [0, 1, 2, 3].flatMap((start) => [
    game([0, 1], start, 0),
    game([1, 0], start, start < 2 ? 0 : null),
  ]);

  test('count points by seat, and moves that keep the value', () => {
    const { rows, meetings } = standingsOf(2, games);
    expect(rows[0]).toMatchObject({ player: 0, games: 8, points: 5, asFirst: 1, asSecond: 0.25, judged: 32 });
    expect(rows[0].kept).toBeCloseTo((4 * 4 + 4 * 3) / 32);
    expect(rows[1]).toMatchObject({ player: 1, points: 3, asFirst: 0.75, asSecond: 0 });
    expect(meetings).toMatchObject([{ one: 0, other: 1, won: 4, drawn: 2, lost: 2, share: { value: 5 / 8 } }]);
  });

  test('count starts and not games: a start that the first seat always wins says nothing', () => {
    const decided = Array.from({ length: 50 }, (_, start) => [game([0, 1], start, 0), game([1, 0], start, 0)]).flat();
    const { share } = standingsOf(2, decided).meetings[0];
    expect(share.value).toBe(0.5);
    expect(share.high - share.low).toBeLessThan(0.06);
    const { elo } = standingsOf(2, decided).rows[0];
    expect(elo.high - elo.low).toBeLessThan(30);
  });

  test('promise nothing after a few games that all went one way', () => {
    const won = [0, 1].map((start) => game([0, 1], start, 0));
    const { rows, meetings } = standingsOf(2, won);
    expect(meetings[0].share.value).toBe(1);
    expect(meetings[0].share.low).toBeLessThan(0.5);
    const [best] = rows;
    expect(best.elo.low).toBeLessThan(0);
    expect(best.elo.high).toBeGreaterThan(best.elo.value + 100);
  });

  test('hold the true share about 95 times in a hundred, from few starts and from many', () => {
    const random = seededRandom(1);
    for (const starts of [3, 10, 50]) {
      let held = 0;
      const trials = 400;
      for (let trial = 0; trial < trials; trial++) {
        // One side wins two games of three.
        const played = Array.from({ length: starts }, (_, start) => [
          game([0, 1], start, random.below(3) < 2 ? 0 : 1),
          game([1, 0], start, random.below(3) < 2 ? 1 : 0),
        ]).flat();
        const { low, high } = meetingsOf(2, played)[0].share;
        if (low <= 2 / 3 && 2 / 3 <= high) held++;
      }
      expect(held / trials).toBeGreaterThan(0.93);
    }
  });

  test('say how far each is above the first player', () => {
    const { rows } = standingsOf(2, games);
    const [first, second] = [0, 1].map((player) => rows.find((row) => row.player === player));
    expect(first?.lead).toEqual({ value: 0, low: 0, high: 0 });
    expect(second?.lead.value).toBeCloseTo((second?.elo.value ?? 0) - (first?.elo.value ?? 0));
  });

  test('narrow their intervals with more starts', () => {
    const width = (starts: number) => {
      const played = Array.from({ length: starts }, (_, start) => game([0, 1], start, start % 3 === 0 ? 1 : 0));
      const { low, high } = standingsOf(2, played).meetings[0].share;
      return high - low;
    };
    expect(width(400)).toBeLessThan(width(100) * 0.6);
    expect(width(100)).toBeLessThan(0.25);
  });

  test('count games that were lost without being beaten', () => {
    const forfeit = { code: 'engine-failed', values: { reason: 'x' } };
    const { rows } = standingsOf(2, [game([0, 1], 0, 0, { forfeit }), game([1, 0], 0, 1, { forfeit })]);
    expect(rows.map(({ player, forfeits }) => [player, forfeits])).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });

  test('say nothing of those who have not played', () => {
    expect(standingsOf(3, games).rows.map(({ player }) => player)).toEqual([0, 1]);
    expect(standingsOf(3, [])).toEqual({ rows: [], meetings: [] });
  });
});
