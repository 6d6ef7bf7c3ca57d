import { describe, expect, test } from 'vitest';
import { connectLocally } from '../../test/local-analyst.ts';
import ticTacToe from '../../test/tic-tac-toe/index.ts';
import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import type { Oracle, Value } from '../core/oracle.ts';
import { seededRandom } from '../core/random.ts';
import { makeDrop } from '../games/drop/index.ts';
import { makeFuse } from '../games/fuse/index.ts';
import { neutreeko } from '../games/neutreeko/index.ts';
import { analyse } from './analysis.ts';
import { type Clock, drive } from './drive.ts';
import { makeGeneralOracle } from './general.ts';
import { reportOf, reportOfMatch } from './report.ts';
import { review } from './review.ts';
import { estimate } from './uct.ts';

function finish<T, R>(work: Generator<T, R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function stateAt<S>(game: Game<S>, position: string): S {
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${state.problem.code}`);
  return state.value;
}

/** A clock that goes a millisecond at each look, so that limits are exact. */
function steadyClock(): Clock {
  let time = 0;
  return { now: () => time++, pause: () => Promise.resolve() };
}

const small = makeDrop({ columns: 4, rows: 3, line: 3 });

/** Plain minimax over the rules: the naive second opinion. */
function minimax<S>(game: Game<S>, state: S): { value: Value; plies: number } {
  const { rules } = game;
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return { value: outcome, plies: 0 };
  const moves = new Int32Array(rules.mostMoves);
  const count = rules.moves(state, moves);
  const replies = Array.from(moves.subarray(0, count), (move) => minimax(game, rules.apply(state, move)));
  const shortest = (value: Value) => replies.filter((reply) => reply.value === value).map((reply) => reply.plies + 1);
  if (shortest('loss').length > 0) return { value: 'win', plies: Math.min(...shortest('loss')) };
  if (shortest('draw').length > 0) return { value: 'draw', plies: 0 };
  return { value: 'loss', plies: Math.max(...shortest('win')) };
}

describe('the general oracle', () => {
  test('agrees with minimax on every position of random games', () => {
    for (const game of [small, ticTacToe] as readonly Game[]) {
      const oracle = makeGeneralOracle(game);
      const random = seededRandom(3);
      for (let played = 0; played < 8; played++) {
        let match = Match.start(game, random);
        for (;;) {
          // The first moves are left out only because minimax takes seconds there.
          if (match.ply > 2) {
            const { value, plies } = minimax(game, match.state);
            const expected = { exact: true, value, plies: value === 'draw' && !match.ending ? null : plies };
            expect(finish(oracle.solve(match.state))).toEqual(expected);
          }
          if (match.ending) break;
          const next = match.playMove(match.moves[random.below(match.moves.length)]);
          if (next.ok) match = next.value;
        }
      }
    }
  });

  test('proves wins in a game that can go round in circles, and yields while it looks', () => {
    const oracle = makeGeneralOracle(neutreeko);
    const won = stateAt(neutreeko, '...b./w..../.w.../....w/..b.b b');
    expect(finish(oracle.solve(won))).toMatchObject({ value: 'win', plies: 1 });
    const work = oracle.solve(stateAt(neutreeko, '.w.w./..b../...../..w../.b.b. b'));
    for (let slice = 0; slice < 20; slice++) expect(work.next().done).toBe(false);
  });
});

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

  test('says that it estimates where the truth is out of reach', async () => {
    const fuse = makeFuse('all');
    const state = fuse.rules.start(seededRandom(1));
    const mute: Oracle<typeof state> = {
      *solve() {
        yield undefined;
        return undefined;
      },
    };
    const limits = { milliseconds: 20, clock: steadyClock() };
    const analysis = await drive(analyse(fuse, mute, state, seededRandom(1)), limits);
    if (!analysis) throw new Error('Nothing was found.');
    const report = reportOf(fuse, state, analysis);
    expect(report).toMatchObject({ exact: false, value: null, plies: null });
    expect(report.moves).toHaveLength(72);
    for (const { exact, value, score = 2 } of report.moves) {
      expect({ exact, value }).toEqual({ exact: false, value: null });
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
    }
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
});

test('an estimate comes near the truth, and repeats from its seed', () => {
  const state = stateAt(small, '..../x.o./x.o. x');
  const truth = minimax(small, state);
  expect(truth.value).toBe('win');
  const look = () => {
    const work = estimate(small.rules, state, seededRandom(1));
    let found = work.next().value;
    for (let slice = 0; slice < 20; slice++) found = work.next().value;
    return found;
  };
  expect(look().position).toBeGreaterThan(0.8);
  expect(look()).toEqual(look());
});

describe('driving work', () => {
  function* counting(end: number): Generator<number, number> {
    for (let n = 0; n < end; n++) yield n;
    return end;
  }

  test('goes to its end, or to the limit of time', async () => {
    expect(await drive(counting(5), { milliseconds: 1e9, clock: steadyClock() })).toBe(5);
    const stopped = await drive(counting(1e9), { milliseconds: 50, clock: steadyClock() });
    expect(stopped).toBeGreaterThan(10);
    expect(stopped).toBeLessThanOrEqual(50);
  });

  test('stops when it is cancelled, and tells of progress until then', async () => {
    const told: number[] = [];
    const limits = {
      milliseconds: 1e9,
      clock: steadyClock(),
      isCancelled: () => told.length === 3,
      onProgress: (n: number) => void told.push(n),
    };
    expect(await drive(counting(1e9), limits)).toBeUndefined();
    expect(told).toHaveLength(3);
  });
});

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

describe('a review', () => {
  /** A whole game of tic-tac-toe with its reports. */
  function reviewed(...moves: readonly string[]) {
    let match = Match.start<number>(ticTacToe, seededRandom(1));
    const oracle = makeGeneralOracle(ticTacToe);
    const reports = moves.map((move) => {
      const report = reportOfMatch(match, finish(analyse(ticTacToe, oracle, match.state, seededRandom(1))));
      const next = match.play(move);
      if (!next.ok) throw new Error(next.problem.code);
      match = next.value;
      return report;
    });
    return review(reports, match.played, 0);
  }

  test('finds the move that threw a draw, and where the game was decided', () => {
    const { moves, decidedAt } = reviewed('a1', 'b1', 'b2', 'c3', 'a3', 'c1', 'a2');
    expect(moves.map(({ judgement }) => judgement)).toEqual([
      'best',
      'throws-draw',
      'best',
      'best',
      'best',
      'best',
      'best',
    ]);
    expect(decidedAt).toBe(2);
    expect(moves[1].best).toEqual(['b2']);
    expect(moves[1]).toMatchObject({ player: 1, before: { value: 'draw' }, after: { value: 'loss', plies: 6 } });
  });

  test('tells a slower win and a thrown win from the best', () => {
    expect(reviewed('a1', 'b1', 'b2', 'a2', 'c1').moves.at(-1)?.judgement).toBe('slower-win');
    const thrown = reviewed('a1', 'b1', 'b2', 'c3', 'b3');
    expect(thrown.moves.at(-1)?.judgement).toBe('throws-win');
    expect(thrown.decidedAt).toBe(5);
  });

  test('of a game whose value never changed says so', () => {
    expect(reviewed('b2', 'a1', 'a2', 'c2', 'b1', 'b3', 'c1', 'a3', 'c3').decidedAt).toBe(0);
  });

  test('praises a draw by repetition that saves a lost position', () => {
    const lost = { game: 'x', position: '', turn: 'x', exact: true, value: 'loss', plies: 4 } as const;
    const draw = { move: 'a', exact: true, value: 'draw', plies: null, repeats: true } as const;
    const loss = { move: 'b', exact: true, value: 'loss', plies: 4 } as const;
    const report = { ...lost, moves: [draw, loss] };
    expect(review([report], ['a'], 0).moves[0]).toMatchObject({ judgement: 'best', best: ['a'] });
    expect(review([report], ['b'], 0).moves[0].judgement).toBe('throws-draw');
  });

  test('does not judge what is not known', () => {
    const report = { game: 'x', position: '', turn: 'x', exact: false, value: null, plies: null, score: 0.3 };
    const moves = [{ move: 'a', exact: false, value: null, plies: null, score: 0.1 }];
    expect(review([{ ...report, moves }], ['a'], 0)).toMatchObject({
      moves: [{ judgement: 'unclear' }],
      decidedAt: null,
    });
  });
});

describe('the service', () => {
  const circling: Game = { ...neutreeko, oracle: async () => makeGeneralOracle(neutreeko) } as Game;
  const start = '.w.w./..b../...../..w../.b.b. b';

  test('answers questions in order', async () => {
    const analyst = connectLocally(ticTacToe);
    const answers = await Promise.all([
      analyst.analyse({ start: '.../.../... x', milliseconds: 10_000 }),
      analyst.analyse({ start: '.../.../... x', played: ['a1', 'b1'], milliseconds: 10_000 }),
      analyst.analyse({ start: 'nonsense', milliseconds: 10_000 }),
      analyst.analyse({ start: '.../.../... x', played: ['a1', 'a1'], milliseconds: 10_000 }),
    ]);
    expect(answers[0]).toMatchObject({ ok: true, value: { value: 'draw', moves: { length: 9 } } });
    expect(answers[1]).toMatchObject({ ok: true, value: { value: 'win', plies: 5 } });
    expect(answers[2]).toMatchObject({ ok: false, problem: { code: 'row-count' } });
    expect(answers[3]).toMatchObject({ ok: false, problem: { code: 'cell-taken' } });
  });

  test('can be cancelled before and while it works, and then answers the next question', async () => {
    const analyst = connectLocally(circling);
    const stop = new AbortController();
    let reports = 0;
    const working = analyst.analyse({
      start,
      milliseconds: 1e9,
      signal: stop.signal,
      onProgress: () => {
        if (++reports === 3) stop.abort();
      },
    });
    const waiting = analyst.analyse({ start, milliseconds: 1e9, signal: AbortSignal.abort() });
    const next = analyst.analyse({ start: '...b./w..../.w.../....w/..b.b b', milliseconds: 100 });
    expect(await working).toBeUndefined();
    expect(await waiting).toBeUndefined();
    expect(await next).toMatchObject({ ok: true, value: { value: 'win' } });
  });

  test('keeps to its time and says that it does not know', async () => {
    const answer = await connectLocally(circling).analyse({ start, milliseconds: 60 });
    expect(answer).toMatchObject({ ok: true, value: { exact: false, value: null } });
  });
});
