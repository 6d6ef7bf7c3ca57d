import type { Piece, PieceKind } from '../../core/game.ts';
import { centred, escapeText } from '../svg.ts';
import { type PieceArt, shadeByOwner } from './art.ts';
import { disc } from './disc.ts';
import { cross, redCross, ring, yellowRing } from './engraved.ts';
import { cone, cube, cylinder, sphere } from './solid.ts';
import { stone } from './stone.ts';

export const arts: Readonly<Record<string, PieceArt>> = {
  stone,
  disc,
  cross,
  ring,
  'red-cross': redCross,
  'yellow-ring': yellowRing,
  cone,
  cube,
  cylinder,
  sphere,
};

/** The gradients that pieces of these kinds need; ids begin with `prefix`, since several boards may share a page. */
export function pieceDefs(prefix: string, pieces: readonly Piece[]): string {
  const gradients = new Map<string, string>();
  for (const piece of pieces) {
    const art = artOf(piece);
    const id = gradientId(prefix, piece);
    gradients.set(id, art.gradient(id, art.shade(piece)));
  }
  return [...gradients.values()].join('') + centred(`${prefix}shadow`, [55, '#000', 0.42], [100, '#000', 0]);
}

/** A piece with its shadow, about the origin. */
export function pieceMarkup(prefix: string, piece: Piece): string {
  const art = artOf(piece);
  const shade = art.shade(piece);
  return (
    `<ellipse class="board-shadow" cx="2" cy="8" rx="45" ry="43" fill="url(#${prefix}shadow)"/>` +
    art.draw(gradientId(prefix, piece), shade) +
    (arts[piece.kind] ? '' : letterMarkup(piece.letter, art.colours[shade].rim)) +
    (piece.isMarked ? crownMarkup : '')
  );
}

/** The colour that a piece is known by. */
export function bodyColour(piece: PieceKind): string {
  const art = artOf(piece);
  return art.colours[art.shade(piece)].body;
}

/** Whether these pieces stand out from dark wells only. */
export function needsDarkWells(kinds: readonly PieceKind[]): boolean {
  return kinds.some((kind) => artOf(kind).needsDarkWells);
}

/** A kind that nobody has drawn yet is a stone with its letter. */
function artOf({ kind }: PieceKind): PieceArt {
  return arts[kind] ?? { ...stone, shade: shadeByOwner };
}

function gradientId(prefix: string, piece: Piece): string {
  return `${prefix}${arts[piece.kind] ? piece.kind : 'other'}-${artOf(piece).shade(piece)}`;
}

function letterMarkup(letter: string, colour: string): string {
  return `<text y="14" font-size="40" font-weight="600" text-anchor="middle" fill="${colour}">${escapeText(letter)}</text>`;
}

const crownMarkup =
  '<path d="M-17 12L-20-10L-9.5-1L0-15L9.5-1L20-10L17 12Z" fill="#e9b949" stroke="#5b3d06" stroke-width="2.4" ' +
  'stroke-linejoin="round"/>';
