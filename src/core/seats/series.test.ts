import { describe, expect, test } from 'vitest';
import type { Player } from '../game.ts';
import { addGame, firstToMove, type SeriesLength, score, seriesResult, setupRandom, startSeries } from './series.ts';

/** A series in which these seats won: 0 the one who moved first. */
function played(length: SeriesLength, ...seats: readonly (Player | null)[]) {
  return seats.reduce(addGame, startSeries(length, 5));
}

describe('a series', () => {
  test('alternates seats, and counts points for people and not for seats', () => {
    expect(firstToMove(played('endless'))).toBe(0);
    expect(firstToMove(played('endless', 0))).toBe(1);
    expect(score(played('endless', 0, 0))).toEqual([1, 1]);
    expect(score(played('endless', 0, 1, null))).toEqual([2.5, 0.5]);
  });

  test('plays each random setup twice', () => {
    const drawn = [[], [0], [0, 0], [0, 0, 0]].map((seats) =>
      setupRandom(played('endless', ...(seats as Player[]))).below(1e6),
    );
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[2]).toBe(drawn[3]);
    expect(drawn[0]).not.toBe(drawn[2]);
  });

  test('of one game ends with it', () => {
    expect(seriesResult(played(1))).toBeUndefined();
    expect(seriesResult(played(1, 1))).toBe(1);
    expect(seriesResult(played(1, null))).toBe('draw');
  });

  test('ends as soon as it is decided, or when all games are played', () => {
    expect(seriesResult(played(3, 0))).toBeUndefined();
    expect(seriesResult(played(3, 0, 1))).toBe(0);
    expect(seriesResult(played(3, 0, 0))).toBeUndefined();
    expect(seriesResult(played(3, 0, 0, null))).toBe('draw');
    expect(seriesResult(played(5, 0, 1, null))).toBeUndefined();
    expect(seriesResult(played(5, 0, 1, null, null))).toBe(0);
  });

  test('without end has no result', () => {
    expect(seriesResult(played('endless', 0, 1, 0, 1, 0, 1, 0, 1))).toBeUndefined();
  });
});
