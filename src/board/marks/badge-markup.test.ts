import { expect, test } from 'vitest';
import type { CellId } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { type Box, cellOf, layOut, placeOf } from '../layout.ts';
import type { Badge } from './badge.ts';
import { badgeBox, badgeMarkup } from './badge-markup.ts';

/** The longest that there are: far wins, large margins, estimates of two places in both languages. */
const numbers = ['▲127', '▼256', '▲(+12)', '▼(−36)', '=', '~0.23', '~−0.23', '~−0,01', '~1.00', '~−1,00', '~+12.34'];
const badges = numbers.map((mark): Badge => {
  const tone = mark.startsWith('▲') ? 'win' : mark.startsWith('▼') ? 'loss' : mark === '=' ? 'draw' : 'estimate';
  return { mark, tone, label: '', verdict: { exact: false, score: 0 } };
});

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x > outer.x &&
    inner.y > outer.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height
  );
}

test.each(games)('on every cell of $id a badge of any length keeps to its cell', async ({ load }) => {
  const { view } = await load();
  const layout = layOut(view);
  const cells = [...view.cells.keys()].filter((cell) => cellOf(view, cell).kind !== 'entry');
  const places = cells.flatMap((cell: CellId) => [true, false].map((isOnPiece) => ({ view, layout, cell, isOnPiece })));
  for (const place of places) {
    const outside = badges.filter((badge) => !isInside(badgeBox(badge, place), placeOf(layout, place.cell).box));
    expect(outside.map(({ mark }) => `${mark} on ${cellOf(view, place.cell).name}`)).toEqual([]);
  }
});

test('the number takes the room that was measured for it, whatever the font', async () => {
  const [entry] = games;
  const view = (await entry?.load())?.view;
  if (!view) throw new Error('There should be a game.');
  const place = { view, layout: layOut(view), cell: 0, isOnPiece: false };
  for (const badge of badges.filter(({ tone }) => tone !== 'draw')) {
    const markup = badgeMarkup(badge, place);
    const [, x, textLength] = /<text x="([^"]+)" .*textLength="([^"]+)"/u.exec(markup) ?? [];
    const [, left, width] = /<rect x="([^"]+)" .*? width="([^"]+)"/u.exec(markup) ?? [];
    expect(Number(x)).toBeGreaterThan(Number(left));
    expect(Number(x) + Number(textLength)).toBeLessThan(Number(left) + Number(width));
  }
});

test('a minus stands apart from the wave of an estimate', async () => {
  const view = (await games[0]?.load())?.view;
  if (!view) throw new Error('There should be a game.');
  const place = { view, layout: layOut(view), cell: 0, isOnPiece: false };
  for (const badge of badges.filter(({ mark }) => mark.startsWith('~−'))) {
    const markup = badgeMarkup(badge, place);
    const [, sign] = /<path .*transform="translate\(([^ ]+) 0\)"/u.exec(markup) ?? [];
    const [, x] = /<text x="([^"]+)"/u.exec(markup) ?? [];
    // The wave is 21 wide; half as much is left free.
    expect(Number(x) - (Number(sign) + 11)).toBeGreaterThan(10);
  }
});
