import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { present } from '../../src/core/present.ts';
import { seededRandom, shuffle } from '../../src/core/random.ts';
import { playersOf } from '../../src/engine/players.ts';
import { maxGrade, puzzleThemes } from '../../src/study/puzzles/puzzle.ts';
import { chainOf, maxHoldingMoves } from '../../src/study/puzzles/tree.ts';
import { stateAt } from '../solving.ts';
import { examine, examinedGames } from './examined.ts';

/** In games whose proofs take longer a part is looked at; `npm run test:puzzles` looks at all. */
const parts: Readonly<Record<string, number>> = { quantik: 25, 'drop-7x6x4': 40, fuse: 25 };
const partOfThemes = 100;

describe.each(examinedGames)('the puzzles of $id', async (examined) => {
  const { game, puzzles, faults, themeFaults, shownAs } = await examine(examined);
  const some = (count: number) => shuffle(puzzles, seededRandom(puzzles.length)).slice(0, count);

  test('are as many as are promised, of all themes, the easiest first', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(examined.least);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.map(({ rating }) => rating)).toEqual(puzzles.map(({ rating }) => rating).sort((a, b) => a - b));
    const themes = puzzleThemes.filter((theme) => puzzles.some((puzzle) => puzzle.themes.includes(theme)));
    const without = { quantik: ['only-draw'], fuse: ['quiet', 'double-threat', 'block', 'slower-win'] };
    const missing: readonly string[] = Object.entries(without).find(([id]) => id === game.id)?.[1] ?? [];
    expect(themes).toEqual(puzzleThemes.filter((theme) => !missing.includes(theme)));
  });

  test('weigh little', async () => {
    expect(gzipSync((await game.puzzles?.()) ?? '').length).toBeLessThanOrEqual(40_000);
  });

  test('are rated by the levels', async () => {
    const ratings = (await playersOf(game)).levels.map(({ rating }, index) => rating ?? 100 * index);
    const [least, most] = [Math.min(...ratings) - 200, Math.max(...ratings) + 200];
    expect(puzzles.filter(({ rating }) => rating < least || rating > most)).toEqual([]);
    expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(maxGrade - 1);
    // Grade by grade they are harder.
    const means = Array.from({ length: maxGrade }, (_, index) => {
      const those = puzzles.filter(({ grade }) => grade === index + 1);
      return those.reduce((sum, { rating }) => sum + rating, 0) / those.length;
    }).filter((mean) => !Number.isNaN(mean));
    expect(means).toEqual([...means].sort((one, other) => one - other));
  });

  test('are what they say, turn by turn', () => {
    expect(some(parts[game.id] ?? puzzles.length).flatMap(faults)).toEqual([]);
  });

  test('have the themes that they say', () => {
    expect(some(partOfThemes).flatMap(themeFaults)).toEqual([]);
  });

  test('are shown in one image, which every other leads to', () => {
    for (const { id, position } of some(game.id === 'quantik' ? 3 : 60)) {
      expect(shownAs(position)).toEqual({ id, position });
      const images = game
        .symmetries()
        .map((symmetry) => game.notation.position(symmetry.state(stateAt(game, position))));
      expect(shownAs(present(images[images.length >> 1], 'image'))).toEqual({ id, position });
    }
  });

  test('are held for four moves at most', () => {
    const drawn = puzzles.filter(({ goal }) => goal === 'draw');
    expect(drawn.filter(({ solution }) => chainOf(solution) > maxHoldingMoves)).toEqual([]);
  });
});
