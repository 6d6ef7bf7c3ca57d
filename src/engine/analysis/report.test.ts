import { describe, expect, test } from 'vitest';
import { Match } from '../../core/match.ts';
import type { Oracle } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import { neutreeko } from '../../games/neutreeko/index.ts';
import { reportOf, reportOfMatch, withEstimateRecord } from './report.ts';

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

describe('a report with estimates', () => {
  const state = neutreeko.rules.start(seededRandom(1));
  const record = { stage: 3, games: 50, won: 40, drawn: 5 };
  const oracleAt = (stage: number): Oracle<typeof state> => ({
    *solve() {
      yield undefined;
      return undefined;
    },
    stages: { of: () => stage, least: 0, most: 1, estimates: [{ ...record, stage: 4 }, record] },
  });
  const estimated = { verdict: { exact: false, score: 0.5 }, moves: [] } as const;
  const exact = { verdict: { exact: true, value: 'draw', plies: null }, moves: [] } as const;

  test('says how estimates at its stage came out', () => {
    const report = reportOf(neutreeko, state, estimated);
    expect(withEstimateRecord(report, oracleAt(3), state)).toEqual({ ...report, estimateRecord: record });
    expect(withEstimateRecord(report, oracleAt(4), state).estimateRecord?.stage).toBe(4);
  });

  test('says nothing of what was not measured, nor of what is exact', () => {
    const report = reportOf(neutreeko, state, estimated);
    expect(withEstimateRecord(report, oracleAt(5), state)).toEqual(report);
    const { stages: _, ...without } = oracleAt(3);
    expect(withEstimateRecord(report, without, state)).toEqual(report);
    const known = reportOf(neutreeko, state, exact);
    expect(withEstimateRecord(known, oracleAt(3), state)).toEqual(known);
  });
});
