import { expect, test } from 'vitest';
import ticTacToe from '../../examples/tic-tac-toe/index.ts';
import { minimax } from '../../test/solving.ts';
import { legalMoves } from '../core/match.ts';
import { seededRandom } from '../core/random.ts';
import { oracleOf } from '../engine/analysis/general.ts';
import { finish } from '../engine/service/finish.ts';
import { loadGame } from '../games/index.ts';
import { surveyGame } from './survey.ts';

test('counts by the oracle what is too much to walk through', async () => {
  const game = await loadGame('tres-em-linha');
  const survey = finish(surveyGame(game, await oracleOf(game), game.rules.start(seededRandom(1))));
  expect(survey).toMatchObject({ won: 260_064, lost: 48_139, drawn: 252, longest: { plies: 15 } });
});

test('walks through a game that nobody has solved, and counts what plain minimax counts', async () => {
  const { rules } = ticTacToe;
  const start = rules.start(seededRandom(1));
  const survey = finish(surveyGame(ticTacToe, await oracleOf(ticTacToe), start));
  const counts = { win: 0, draw: 0, loss: 0, finished: 0 };
  const seen = new Set([start]);
  for (const state of seen) {
    counts[rules.outcome(state) === 'ongoing' ? minimax(ticTacToe, state).value : 'finished']++;
    for (const move of legalMoves(ticTacToe, state)) seen.add(rules.apply(state, move));
  }
  expect(seen.size).toBe(5478);
  expect(survey).toMatchObject({
    won: counts.win,
    drawn: counts.draw,
    lost: counts.loss,
    finished: counts.finished,
  });
});

test('does not count a game with too many positions', async () => {
  const game = await loadGame('drop-9x9x5');
  expect(finish(surveyGame(game, await oracleOf(game), game.rules.start(seededRandom(1))))).toBeUndefined();
});
