import { expect, test } from 'vitest';
import { legalMoves } from '../../../core/match.ts';
import { oracleOf } from '../../../engine/analysis/general.ts';
import { finish } from '../../../engine/service/finish.ts';
import { loadGame } from '../../../games/index.ts';
import { startJudging, startOrdering } from './judge-tasks.ts';

async function judge(player: string, from: number, count: number, id = 'tres-em-linha') {
  const begun = await startJudging(await loadGame(id), { game: id, seed: 3, from, count, player });
  if (!begun.ok) throw new Error(begun.problem.code);
  return finish(begun.value);
}

test('a perfect player keeps every value, and parts of an exam follow each other', async () => {
  const answers = await judge('perfect', 0, 12);
  expect(answers.map(({ kept }) => kept)).toEqual(Array(12).fill(1));
  const rest = await judge('perfect', 6, 6);
  expect(rest.map(({ position }) => position)).toEqual(answers.slice(6).map(({ position }) => position));
});

test('a move that is said to lose the value does, by the oracle', async () => {
  const game = await loadGame('tres-em-linha');
  const oracle = await oracleOf(game);
  const answers = await judge('greedy:ones*1-theirOnes*1', 0, 25);
  const errors = answers.filter(({ kept }) => kept < 1);
  expect(errors.length).toBeGreaterThan(2);
  for (const { position, value, move, keeping } of errors) {
    const state = game.notation.parsePosition(position);
    if (!state.ok) throw new Error(state.problem.code);
    const worth = (wanted: string) => {
      const found = legalMoves(game, state.value).find((each) => game.notation.move(state.value, each) === wanted);
      if (found === undefined) throw new Error(`${wanted} is no move in ${position}.`);
      const { value: after } = finish(oracle.solve(game.rules.apply(state.value, found))) ?? {};
      return after === 'loss' ? 'win' : after === 'win' ? 'loss' : 'draw';
    };
    expect(worth(move)).not.toBe(value);
    expect(keeping).not.toContain(move);
    for (const other of keeping) expect(worth(other)).toBe(value);
  }
});

test('an exam that has come to its end gives no more', async () => {
  expect(await judge('first', 100_000, 10, 'drop-3x3x3')).toEqual([]);
});

test('a weighting that can’t be read is refused, and so is an evaluation that is not there', async () => {
  const game = await loadGame('tres-em-linha');
  const exam = { game: game.id, seed: 3, from: 0, count: 5 };
  expect(await startJudging(game, { ...exam, player: 'greedy:onse*1' })).toMatchObject({
    problem: { code: 'unknown-feature' },
  });
  expect(await startOrdering(game, { ...exam, evaluation: 'nothing' })).toMatchObject({
    problem: { code: 'unknown-evaluation' },
  });
  const begun = await startOrdering(game, { ...exam, evaluation: 'twos*50-theirTwos*50' });
  expect(begun.ok && finish(begun.value)?.byEvaluation).toBeGreaterThan(0);
});
