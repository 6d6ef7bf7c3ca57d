import { describe, expect, test } from 'vitest';
import { palettes, type Theme } from './palette.ts';
import { arts } from './pieces/draw.ts';

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const palette = palettes[theme];

  test.each(Object.entries(arts))('every %s stands out from its cell, and its rim from itself', (_, { colours }) => {
    for (const { body, rim } of Object.values(colours)) {
      expect(contrast(body, palette.cell)).toBeGreaterThanOrEqual(3);
      expect(contrast(body, rim)).toBeGreaterThanOrEqual(3);
    }
  });

  test('badges and coordinates can be read', () => {
    for (const tone of ['win', 'draw', 'loss', 'estimate'] as const) {
      expect(contrast(palette.onTone, palette[tone])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.ink, palette.slab)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.slabLight, palette.accent)).toBeGreaterThanOrEqual(3);
  });
});
