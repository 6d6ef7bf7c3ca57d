import { expect, test } from 'vitest';
import ticTacToe from '../../../examples/tic-tac-toe/index.ts';
import { Match } from '../../core/match.ts';
import { seededRandom } from '../../core/random.ts';
import type { Report } from '../../core/report.ts';
import { analyse } from '../../engine/analysis/analysis.ts';
import { makeGeneralOracle } from '../../engine/analysis/general.ts';
import { reportOfMatch } from '../../engine/analysis/report.ts';
import { finish } from '../../engine/service/finish.ts';
import { bestLine, formatLine } from './best-line.ts';

const oracle = makeGeneralOracle(ticTacToe);
const start = Match.start<number>(ticTacToe, seededRandom(1));

function truth(match: Match): Report {
  const here = match as Match<number>;
  return reportOfMatch(here, finish(analyse(ticTacToe, oracle, here.state, seededRandom(1))));
}

function after(...moves: readonly string[]): Match {
  return moves.reduce<Match>((match, move) => {
    const next = match.play(move);
    if (!next.ok) throw new Error(next.problem.code);
    return next.value;
  }, start as Match);
}

test('a won line goes on to its end, and takes as many moves as was said', () => {
  const match = after('a1', 'b1');
  const promised = truth(match).moves.find(({ move }) => move === 'b2');
  expect(promised).toMatchObject({ value: 'win', plies: 5 });
  const { steps, next } = bestLine(match, 'b2', truth);
  expect(next).toBeUndefined();
  expect(steps).toHaveLength(5);
  expect(steps.at(-1)?.ending?.winner).toBe(0);
  expect(formatLine({ steps })).toMatch(/^2\. b2 \S+ 3\. \S+ \S+ 4\. \S+$/u);
});

test('a line says what has to be known for it to go on', () => {
  const { steps, next } = bestLine(after('a1'), 'b2', () => undefined);
  expect(steps.map(({ step }) => step.text)).toEqual(['b2']);
  expect(next).toBe(steps[0]);
  expect(formatLine({ steps })).toBe('1… b2');
});

test('of what is drawn the next moves are enough, and nothing is asked beyond them', () => {
  const asked: number[] = [];
  const { steps, next } = bestLine(start as Match, 'b2', (match) => {
    asked.push(match.ply);
    return truth(match);
  });
  expect(steps).toHaveLength(8);
  expect(next).toBeUndefined();
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a move that cannot be played has no line', () => {
  expect(bestLine(after('a1'), 'a1', truth)).toEqual({ steps: [], next: undefined });
});
