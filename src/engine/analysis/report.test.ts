import { describe, expect, test } from 'vitest';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { neutreeko } from '../../games/neutreeko/index.ts';
import { reportOfMatch } from './report.ts';

describe('a match', () => {
  const thereAndBack = ['2C-4E', '1D-4D', '4E-2C', '4D-1D'];
  function played(...moves: readonly string[]) {
    return moves.reduce(
      (match, move) => {
        const next = match.play(move);
        return next.ok ? next.value : match;
      },
      Match.start(neutreeko, seededRandom(1)),
    );
  }
  function reportAfter(...moves: readonly string[]) {
    const match = played(...moves);
    const analysis = {
      verdict: { exact: false, score: 0 } as const,
      moves: match.moves.map((move) => ({ move, verdict: { exact: false, score: 0 } as const })),
    };
    return reportOfMatch(match, analysis);
  }

  test('shows the move that repeats for the third time as a draw', () => {
    const before = reportAfter(...thereAndBack, ...thereAndBack.slice(0, 3));
    expect(before.moves.filter((move) => move.repeats)).toEqual([
      { move: '4D-1D', exact: true, value: 'draw', plies: null, repeats: true },
    ]);
    expect(reportAfter(...thereAndBack.slice(0, 3)).moves.some((move) => move.repeats)).toBe(false);
  });

  test('says that repetitions are left out once an arrangement has occurred twice', () => {
    expect(reportAfter(...thereAndBack.slice(0, 3)).ignoresRepetition).toBeUndefined();
    expect(reportAfter(...thereAndBack).ignoresRepetition).toBe(true);
    expect(reportAfter(...thereAndBack, '2C-2A').ignoresRepetition).toBe(true);
  });
});
