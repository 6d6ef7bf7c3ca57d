import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { loadPuzzles } from './load.ts';
import { formatPuzzles, parsePuzzles } from './text.ts';

describe('the text of puzzles', () => {
  const withPuzzles = ['neutreeko', 'fuse', 'quantik', 'tres-em-linha', 'drop-7x6x4'];

  test.each(games.map(({ id, load }) => ({ id, load })))(
    '$id: what is read is written the same',
    async ({ id, load }) => {
      const game = await load();
      const text = await game.puzzles?.();
      expect(text !== undefined).toBe(withPuzzles.includes(id));
      expect(await loadPuzzles(game)).toEqual(text === undefined ? [] : parsePuzzles(game, text));
      if (text !== undefined) expect(formatPuzzles(game, parsePuzzles(game, text))).toBe(text.trim());
    },
  );

  test('a text of another game is refused', async () => {
    const [neutreeko, fuse] = await Promise.all(games.slice(0, 2).map(({ load }) => load()));
    const text = (await neutreeko?.puzzles?.()) ?? '';
    expect(() => fuse && parsePuzzles(fuse, text)).toThrow('Puzzles of fuse were expected');
  });
});
