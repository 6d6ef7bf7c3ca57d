import { describe, expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import { finish } from '../service/finish.ts';
import { analyse } from './analysis.ts';
import { makeGeneralOracle } from './general.ts';
import { reportOfMatch } from './report.ts';
import { isMistake, review } from './review.ts';

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
    expect(moves.map(isMistake)).toEqual([false, true, false, false, false, false, false]);
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
