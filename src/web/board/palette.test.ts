import { describe, expect, test } from 'vitest';
import { palettes, type Theme } from './palette.ts';
import { arts } from './pieces/draw.ts';

/** How much light a part of a colour gives, by where its two digits begin. */
function light(colour: string, at: number): number {
  const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  return 0.2126 * light(colour, 1) + 0.7152 * light(colour, 3) + 0.0722 * light(colour, 5);
}

function contrast(a: string, b: string): number {
  const both = [luminance(a), luminance(b)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
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
