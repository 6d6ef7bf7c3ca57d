import { describe, expect, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { ProblemError } from '../core/problem.ts';
import { loadGame } from '../games/index.ts';
import { analysePosition } from './analyse-position.ts';

const empty = '...../...../...../..... x';

describe('the value of a position', () => {
  test('is what a report says', async () => {
    const game = await loadGame('tres-em-linha');
    const report = await analysePosition(game, '...../..oox/.oxxo/xxoxo x');
    expect(report).toMatchObject({ game: 'tres-em-linha', exact: true, value: 'win', plies: 1 });
  });

  test.each([
    ['tres-em-linha', 'the text “tres-em-linha”'],
    [loadGame('tres-em-linha'), 'a promise'],
    [undefined, 'undefined'],
  ])('is not to be had of what is no game: %s', async (game, given) => {
    await expect(analysePosition(game as unknown as Game, empty)).rejects.toThrow(
      `analysePosition needs a game, as await loadGame('neutreeko') gives one; it was given ${given}.`,
    );
  });

  test('is not to be had of a text that is no position, and the problem can be said in other languages', async () => {
    const error: unknown = await analysePosition(await loadGame('tres-em-linha'), 'x').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ name: 'ProblemError', problem: { code: 'row-count' } });
  });

  test('is not sought for a time that is no number', async () => {
    const game = await loadGame('drop-9x9x5');
    const wide = `${'........./'.repeat(8)}......... x`;
    const seeking = analysePosition(game, wide, { milliseconds: Number.NaN });
    await expect(seeking).rejects.toThrow('milliseconds must be a number, such as 1000, or Infinity; it is NaN.');
  });

  test('can be broken off', async () => {
    const game = await loadGame('drop-9x9x5');
    const wide = `${'........./'.repeat(8)}......... x`;
    const stop = new AbortController();
    const reason = new Error('enough');
    const onProgress = () => stop.abort(reason);
    const seeking = analysePosition(game, wide, { milliseconds: 600_000, signal: stop.signal, onProgress });
    await expect(seeking).rejects.toBe(reason);
  });
});
