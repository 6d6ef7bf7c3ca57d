import { expect, test } from 'vitest';
import { minimax, stateAt } from '../../test/solving.ts';
import { seededRandom } from '../core/random.ts';
import { makeDrop } from '../games/drop/index.ts';
import { estimate } from './uct.ts';

const small = makeDrop({ columns: 4, rows: 3, line: 3 });

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
