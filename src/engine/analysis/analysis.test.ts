import { describe, expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { stateAt, steadyClock } from '../../../test/solving.ts';
import type { Oracle } from '../../core/oracle.ts';
import { seededRandom } from '../../core/random.ts';
import { makeDrop } from '../../games/drop/index.ts';
import { makeFuse } from '../../games/fuse/index.ts';
import { finish } from '../service/finish.ts';
import { runSliced } from '../service/run-sliced.ts';
import { analyse } from './analysis.ts';
import { makeGeneralOracle } from './general.ts';
import { reportOf } from './report.ts';

const small = makeDrop({ columns: 4, rows: 3, line: 3 });

describe('analysis', () => {
  test('gives every move its value for the player who makes it', () => {
    const state = stateAt(ticTacToe, 'x.o/.../..x o');
    const analysis = finish(analyse(ticTacToe, makeGeneralOracle(ticTacToe), state, seededRandom(1)));
    const report = reportOf(ticTacToe, state, analysis);
    expect(report).toMatchObject({
      game: 'tic-tac-toe',
      position: 'x.o/.../..x o',
      turn: 'o',
      exact: true,
      value: 'loss',
    });
    const byMove = Object.fromEntries(report.moves.map(({ move, value, plies }) => [move, [value, plies]]));
    expect(byMove).toMatchObject({ b2: ['loss', 4], b1: ['loss', 2] });
    expect(report.moves).toHaveLength(6);
  });

  test('of a finished game has a value and no moves', () => {
    const state = stateAt(ticTacToe, 'xo./.xo/..x o');
    const analysis = finish(analyse(ticTacToe, makeGeneralOracle(ticTacToe), state, seededRandom(1)));
    expect(reportOf(ticTacToe, state, analysis)).toEqual({
      game: 'tic-tac-toe',
      position: 'xo./.xo/..x o',
      turn: 'o',
      exact: true,
      value: 'loss',
      plies: 0,
      ended: 'line',
      moves: [],
    });
  });

  test('takes the estimates of an oracle that has some, and stops them when it is stopped', () => {
    const state = ticTacToe.rules.start(seededRandom(1));
    let isStopped = false;
    const oracle: Oracle<typeof state> = {
      *solve() {
        yield undefined;
        return undefined;
      },
      *estimate() {
        try {
          for (let slice = 1; ; slice++) yield { position: slice / 10, moves: Array(9).fill(slice / 100) };
        } finally {
          isStopped = true;
        }
      },
    };
    const work = analyse(ticTacToe, oracle, state, seededRandom(1));
    expect(work.next().value.verdict).toEqual({ exact: false, score: 0.1 });
    // One slice goes into each move and the position, which say nothing.
    let found = work.next().value;
    while (found.verdict.exact || found.verdict.score < 0.2) found = work.next().value;
    const { moves } = found;
    expect(moves.map((each) => each.verdict)).toEqual(Array(9).fill({ exact: false, score: 0.02 }));
    expect(isStopped).toBe(false);
    work.return(undefined as never);
    expect(isStopped).toBe(true);
  });

  test('says that it estimates where the truth is out of reach', async () => {
    const fuse = makeFuse('all');
    const state = fuse.rules.start(seededRandom(1));
    const mute: Oracle<typeof state> = {
      *solve() {
        yield undefined;
        return undefined;
      },
    };
    const limits = { milliseconds: 3, clock: steadyClock() };
    const analysis = await runSliced(analyse(fuse, mute, state, seededRandom(1)), limits);
    if (!analysis) throw new Error('Nothing was found.');
    const report = reportOf(fuse, state, analysis);
    expect(report).toMatchObject({ exact: false, value: null, plies: null });
    expect(report.moves).toHaveLength(72);
    // However little time there was, a score comes from play and is not made up.
    expect(new Set(report.moves.map(({ score }) => score)).size).toBeGreaterThan(2);
    for (const { exact, value, score = 2 } of report.moves) {
      expect({ exact, value }).toEqual({ exact: false, value: null });
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    ['near', 72, 8],
    ['remote', 3, 70],
  ])('where the truth is %s looks for it in %i of 72 slices, and estimates in %i', (distance, proofs, estimates) => {
    const state = stateAt(small, '..../..../.... x');
    let sought = 0;
    const mute: Oracle<typeof state> = {
      *solve(at) {
        for (; ; yield undefined) sought += Number(at === state);
      },
      isRemote: () => distance === 'remote',
    };
    const work = analyse(small, mute, state, seededRandom(1));
    const steps = Array.from({ length: 72 }, () => work.next().value);
    expect(sought).toBe(proofs);
    // Random games give every estimate scores of its own.
    expect(new Set(steps.map(({ moves }) => JSON.stringify(moves))).size).toBe(estimates);
    // Helpers are asked only for what they could bring to an end.
    expect(steps.some(({ open }) => open !== undefined)).toBe(distance === 'near');
  });

  test('lets no hard move starve the others', async () => {
    const state = stateAt(small, '..../...o/xx.o x');
    const general = makeGeneralOracle(small);
    const patient: Oracle<typeof state> = {
      *solve(at) {
        // The first move, and the position itself, are never solved.
        const isHard = small.notation.position(at).startsWith('..../x') || at === state;
        while (isHard) yield undefined;
        return yield* general.solve(at);
      },
    };
    const found = await runSliced(analyse(small, patient, state, seededRandom(1)), {
      milliseconds: 300,
      clock: steadyClock(),
    });
    expect(found?.moves.map(({ verdict }) => verdict.exact)).toEqual([false, true, true, true]);
    expect(found?.verdict).toMatchObject({ exact: true, value: 'win' });
  });

  test('knows a win before it knows how long each takes', () => {
    const state = stateAt(small, '..../...o/xx.o x');
    const general = makeGeneralOracle(small);
    const slow: Oracle<typeof state> = {
      *solve(at) {
        const known = finish(general.solve(at));
        yield known && { ...known, plies: null };
        return known;
      },
    };
    const work = analyse(small, slow, state, seededRandom(1));
    expect(work.next().value.verdict).toEqual({ exact: true, value: 'win', plies: null });
    expect(finish(work).verdict).toEqual({ exact: true, value: 'win', plies: 1 });
  });

  test.each([
    ['win', 'loss', 4],
    ['loss', 'win', 5],
  ] as const)('of a %s claims no length while that of a move is open', async (value, after, plies) => {
    const state = stateAt(small, '..../..../.... x');
    const oracle: Oracle<typeof state> = {
      *solve(at) {
        while (at === state) yield undefined;
        const isOpen = small.notation.position(at).includes('/x...');
        while (isOpen) yield { exact: true, value: after, plies: null };
        return { exact: true, value: after, plies };
      },
    };
    const limits = { milliseconds: 50, clock: steadyClock() };
    const found = await runSliced(analyse(small, oracle, state, seededRandom(1)), limits);
    expect(found?.moves.map(({ verdict }) => verdict)).toMatchObject([
      { plies: null },
      ...Array(3).fill({ plies: plies + 1 }),
    ]);
    expect(found?.verdict).toEqual({ exact: true, value, plies: null });
  });
});
