import { describe, expect, test } from 'vitest';
import type { PieceKind } from '../core/game.ts';
import { games } from '../games/index.ts';
import { settingChoices } from '../web/settings.ts';
import { marks, materials, paletteFor, type Theme } from './palette.ts';
import { paper } from './paper.ts';
import { arts } from './pieces/draw.ts';

/** How much light a part of a colour gives, by where its two digits begin. */
function light(colour: string, at: number): number {
  const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Of a colour of three digits, each stands twice. */
function luminance(written: string): number {
  const colour = written.length === 4 ? written.replaceAll(/[\da-f]/gu, '$&$&') : written;
  return 0.2126 * light(colour, 1) + 0.7152 * light(colour, 3) + 0.0722 * light(colour, 5);
}

function contrast(a: string, b: string): number {
  const both = [luminance(a), luminance(b)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

const themes: readonly Theme[] = ['light', 'dark'];
const boards = Object.keys(materials).flatMap((material) => themes.map((theme) => ({ material, theme })));
const kind = (name: string): PieceKind => ({ owner: 0, kind: name, letter: 'w' });

describe.each(boards)('$material in the $theme theme', ({ material, theme }) => {
  test.each(Object.entries(arts))('every %s stands out from its wells', (name, { colours }) => {
    const palette = paletteFor({ material, pieceKinds: [kind(name)] }, theme, 'own');
    for (const { body } of Object.values(colours)) {
      expect(contrast(body, palette.cell)).toBeGreaterThanOrEqual(3);
    }
    // A stock lies in a well too, and its number beside it.
    expect(contrast(palette.onCell, palette.cell)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.slab, palette.cell)).toBeGreaterThanOrEqual(1.5);
  });

  test('coordinates can be read', () => {
    const { ink, slab } = paletteFor({ material, pieceKinds: [] }, theme, 'own');
    expect(contrast(ink, slab)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(Object.entries(arts))('of every %s, the rim and the other set stand out', (_, { colours }) => {
  for (const { body, rim } of Object.values(colours)) expect(contrast(body, rim)).toBeGreaterThanOrEqual(3);
  expect(contrast(colours.light.body, colours.dark.body)).toBeGreaterThanOrEqual(3);
});

test('badges and marks can be read on any board', () => {
  for (const tone of ['win', 'draw', 'loss', 'estimate'] as const) {
    expect(contrast(marks.onTone, marks[tone])).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(marks.pale, marks.accent)).toBeGreaterThanOrEqual(3);
  expect(contrast(marks.hint, marks.accent)).toBeGreaterThanOrEqual(3);
  for (const theme of themes) expect(contrast(marks.quiet, paper[theme])).toBeGreaterThanOrEqual(3);
});

test('every game has a material that is drawn, and no two families the same', async () => {
  const named = await Promise.all(
    games.map(async ({ id, variantOf = id, sizes, load }) => ({
      family: sizes?.family ?? variantOf,
      material: (await load()).view.material,
    })),
  );
  for (const { material } of named) expect(Object.keys(materials)).toContain(material);
  const pairs = new Set(named.map(({ family, material }) => `${family}: ${material}`));
  expect(new Set(named.map(({ material }) => material)).size).toBe(pairs.size);
});

test('a board that was chosen is of its material in every game, and an unknown one is of stone', () => {
  const stone = paletteFor({ pieceKinds: [] }, 'light', 'own');
  for (const board of settingChoices.board) {
    const drawn = paletteFor({ material: 'ink', pieceKinds: [] }, 'light', board);
    expect(drawn).toMatchObject({ slab: materials[board === 'own' ? 'ink' : board]?.light.slab });
  }
  for (const material of ['marzipan', 'constructor']) {
    expect(paletteFor({ material, pieceKinds: [] }, 'light', 'own')).toEqual(stone);
  }
});
