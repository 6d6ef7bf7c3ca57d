import { describe, expect, test } from 'vitest';
import { ProblemError } from '../core/problem.ts';
import { sayProblem } from '../text/say-problem.ts';
import { findGame, loadGame } from './index.ts';

describe('the list of games', () => {
  test.each([
    ['neutreeko', 'neutreeko'],
    [' Neutreeko\n', 'neutreeko'],
    ['Connect-Four', 'drop-7x6x4'],
    ['DROP-6x5x4', 'drop-6x5x4'],
  ])('knows “%s”, whatever its capitals and the space around it', async (name, id) => {
    expect(findGame(name)?.id).toBe(id);
    expect((await loadGame(name)).id).toBe(id);
  });

  /** What is thrown for a name that is none. */
  const refusalOf = (name: unknown) => loadGame(name as string).catch((error: unknown) => error);

  test('says which games there are, by all their names, and in both languages', async () => {
    const error = await refusalOf('chess');
    if (!(error instanceof ProblemError)) throw new Error('A problem was expected.');
    expect(error.message).toMatch(
      /^There is no game “chess”; there are neutreeko, .*drop-7x6x4 \(connect-four, .*\), drop-CxRxL\.$/u,
    );
    expect(sayProblem(error.problem, 'pt')).toMatch(/^Não existe o jogo “chess”; existem neutreeko, /u);
    expect(await refusalOf(undefined)).toMatchObject({
      message: expect.stringMatching(/^There is no game “undefined”;/u),
    });
  });

  test('says which sizes there are', async () => {
    expect(await refusalOf('drop-99x9x9')).toMatchObject({
      message:
        '“drop-99x9x9” is no size of the drop game: write drop-CxRxL with columns, rows and line from 3 to 9, the line no longer than the longer side.',
    });
  });
});
