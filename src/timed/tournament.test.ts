import { expect, test } from 'vitest';
import { planTournament } from '../engine/tournament/plan.ts';
import { loadGame } from '../games/index.ts';
import { computerContestants, playTournament } from './tournament.ts';

test('a tournament of computer players needs no clock, and nobody to find them', async () => {
  const game = await loadGame('drop-3x3x3');
  const planned = await planTournament(game, ['first', 'perfect'], computerContestants());
  if (!planned.ok) throw new Error(planned.problem.code);
  const numbers: number[] = [];
  for await (const { number } of playTournament(game, planned.value.plan)) numbers.push(number);
  expect(numbers).toEqual([0, 1]);
});
