import { expect, test } from 'vitest';
import { sayProblem } from '../text/say-problem.ts';
import { firstLineOf } from './load.ts';
import { outsideSpeaker } from './problems.ts';

test('of a compiler’s error the line is told that says something, with its number and without folders', () => {
  const place = '/home/someone/with some/long way/to the/games/my-game.ts:12:19';
  const said = 'ERROR: Expected "}" but found "somethingRatherLong"';
  const reason = firstLineOf(new Error(`Transform failed with 1 error:\n${place}: ${said}`));
  expect(reason).toBe(`my-game.ts:12:19: ${said}`);
  const problem = { code: 'module-fails', values: { module: './my-game.ts', reason } };
  expect(sayProblem(problem, 'en', outsideSpeaker)).toBe(
    `The module “./my-game.ts” can’t be loaded (“my-game.ts:12:19: ${said}”).`,
  );
});

test('an error of the module itself keeps its words', () => {
  expect(firstLineOf(new Error('no luck'))).toBe('no luck');
  expect(firstLineOf('thrown as text')).toBe('thrown as text');
});
