import { expect, test } from 'vitest';
import { present } from '../core/present.ts';
import { findGame, games } from '../games/index.ts';
import { cellAt, cellSize, type Layout, layOut } from './layout.ts';

async function viewOf(id: string) {
  const game = await findGame(id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  return game.view;
}

const placeOf = (layout: Layout, cell: number) => present(layout.places[cell], `place for cell ${cell}`);

/** How far it is from one cell to another, by their names. */
async function gap(id: string, from: string, to: string): Promise<[number, number]> {
  const view = await viewOf(id);
  const layout = layOut(view);
  const placeNamed = (name: string) =>
    placeOf(
      layout,
      view.cells.findIndex((cell) => cell.name === name),
    );
  const [a, b] = [placeNamed(from), placeNamed(to)];
  return [b.x - a.x, b.y - a.y];
}

test('cells lie side by side, those of different zones a little apart', async () => {
  expect(await gap('neutreeko', '1A', '1B')).toEqual([cellSize, 0]);
  expect(await gap('quantik', '11', '12')).toEqual([cellSize, 0]);
  const [across] = await gap('quantik', '12', '13');
  const [, down] = await gap('quantik', '22', '32');
  expect(across).toBeGreaterThan(cellSize);
  expect(down).toBe(across);
});

test('a border stands apart from the field that it surrounds', async () => {
  const view = await viewOf('fuse');
  const layout = layOut(view);
  const inside = ({ x, y }: { x: number; y: number }, { fields }: Layout) =>
    fields.some((field) => x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height);
  for (const [cell, { kind }] of view.cells.entries()) {
    expect(inside(placeOf(layout, cell), layout)).toBe(kind === 'board');
  }
  expect((await gap('fuse', 'd1', 'd2'))[0]).toBeGreaterThan(cellSize);
  expect(layout.fields).toHaveLength(1);
  expect(layOut(await viewOf('neutreeko')).fields).toEqual([]);
  expect(layOut(await viewOf('quantik')).fields).toHaveLength(4);
});

test('flipped, every cell is opposite; a board where pieces fall is never flipped', async () => {
  const view = await viewOf('quantik');
  const [straight, flipped] = [layOut(view), layOut(view, { isFlipped: true })];
  for (const [cell, { kind }] of view.cells.entries()) {
    if (kind !== 'board') continue;
    expect(placeOf(flipped, cell).x).toBeCloseTo(straight.width - placeOf(straight, cell).x);
  }
  expect(flipped.labels.map(({ text }) => text)).toEqual(['4', '3', '2', '1', '4', '3', '2', '1']);
  const drop = await viewOf('tres-em-linha');
  expect(layOut(drop, { isFlipped: true })).toEqual(layOut(drop));
});

test('the hand of who sits below lies below', async () => {
  const view = await viewOf('quantik');
  const ownHand = view.cells.findIndex(({ kind, owner }) => kind === 'hand' && owner === 0);
  const isBelow = (layout: Layout) => placeOf(layout, ownHand).y > layout.slab.y + layout.slab.height;
  expect(isBelow(layOut(view))).toBe(true);
  expect(isBelow(layOut(view, { isFlipped: true }))).toBe(false);
});

test.each(games.map(({ id }) => id))('in %s every cell is found again at its own middle', async (id) => {
  const layout = layOut(await viewOf(id));
  for (const [cell, { x, y, box }] of layout.places.entries()) {
    expect(cellAt(layout, x, y)).toBe(cell);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
    expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
  }
  expect(cellAt(layout, -20, -20)).toBeUndefined();
});

test('a miniature shows the board alone', async () => {
  const view = await viewOf('quantik');
  const { hands, labels, slab, height } = layOut(view, { isMiniature: true });
  expect({ hands, labels, top: slab.y }).toEqual({ hands: [], labels: [], top: 0 });
  expect(height).toBeLessThan(layOut(view).height - 150);
});
