import { expect, test } from 'vitest';
import type { Piece } from '../../core/game.ts';
import { pieceDefs, pieceMarkup } from './draw.ts';

test('a kind that nobody has drawn is a stone with its letter, in the two sets', () => {
  const pieces = ([0, 1] as const).map((owner): Piece => ({ cell: owner, owner, kind: 'camel', letter: '<' }));
  const [first, second] = pieces.map((piece) => pieceMarkup('a-', piece));
  expect(first).toContain('>&#60;</text>');
  expect(first).not.toBe(second);
  const defs = pieceDefs('a-', pieces);
  const shades = [...`${first}${second}`.matchAll(/url\(#([^)]+)\)/gu)];
  expect(shades.length).toBeGreaterThan(0);
  for (const [, id] of shades) expect(defs).toContain(`id="${id}"`);
});

test('a king wears a crown', () => {
  const disc: Piece = { cell: 0, owner: 0, kind: 'disc', letter: 'W' };
  expect(pieceMarkup('a-', { ...disc, isMarked: true }).length).toBeGreaterThan(pieceMarkup('a-', disc).length);
});
