import type { View } from '../core/game.ts';
import { present } from '../core/present.ts';
import { needsDarkWells } from './pieces/draw.ts';

export type Theme = 'light' | 'dark';

/** What every board is made of: each game’s own material, or one for all of them. */
export type BoardTheme = 'own' | 'stone' | 'walnut' | 'graphite' | 'plain';

/** What runs through a material and shows where it is cut. */
export type Grain = 'speckles' | 'fibres' | 'sheen' | 'none';

/** The colours of a board, by what they are for. The pieces keep theirs in every light. */
export interface Palette extends Omit<Surface, 'darkCell'> {
  readonly grain: Grain;
  /** What is written in a well. */
  readonly onCell: string;
}

interface Surface {
  readonly slab: string;
  readonly slabLight: string;
  readonly slabEdge: string;
  /** The wells, of a middle tone, so that light and dark pieces both stand out from them. */
  readonly cell: string;
  /** The wells of sets that are red and yellow, say, and stand out from darkness only. */
  readonly darkCell: string;
  /** What is set into the slab around some of the wells. */
  readonly field: string;
  readonly ink: string;
}

interface Material extends Readonly<Record<Theme, Surface>> {
  readonly grain: Grain;
}

/** What is laid on a board, whatever that is made of: light and dark together, so that it stands out from any ground. */
export const marks = {
  accent: '#0d5f5b',
  pale: '#fffbf0',
  hint: '#8ff0e6',
  glow: '#f4d58a',
  win: '#136f8a',
  draw: '#625d54',
  loss: '#b53d24',
  estimate: '#7a5c12',
  onTone: '#fff',
  /** Beside the board, on paper of either theme. */
  quiet: '#8a8275',
} as const;

function surface(
  slab: string,
  slabLight: string,
  slabEdge: string,
  cell: string,
  darkCell: string,
  field: string,
  ink: string,
): Surface {
  return { slab, slabLight, slabEdge, cell, darkCell, field, ink };
}

/** In the dark theme the slabs are dimmed, and stay as far from the tone of their wells. */
export const materials: Readonly<Record<string, Material>> = {
  /** Sandstone, for whoever names no material. */
  stone: {
    grain: 'speckles',
    light: surface('#d8ccb6', '#eee6d6', '#a99a80', '#8b806c', '#2a241b', '#736956', '#5a5142'),
    dark: surface('#453e35', '#645a4d', '#27221c', '#84796a', '#14100b', '#5d5447', '#dbd1bf'),
  },
  /** Pale, with wells of slate. */
  limestone: {
    grain: 'speckles',
    light: surface('#e6dfd0', '#fbf7ee', '#b5a98f', '#717c86', '#20262c', '#5d6872', '#5c5443'),
    dark: surface('#b0a796', '#c9c0b0', '#6b6353', '#717c86', '#20262c', '#5d6872', '#2f2a22'),
  },
  /** A dark tray with frosted fields. */
  graphite: {
    grain: 'sheen',
    light: surface('#3a3e44', '#5f666e', '#1f2226', '#6d8390', '#0d0f12', '#93a7b3', '#d7dce2'),
    dark: surface('#2f3338', '#4d545c', '#0f1113', '#6d8390', '#08090b', '#8b9eaa', '#d7dce2'),
  },
  /** Dark wood, with fields of a lighter one. */
  walnut: {
    grain: 'fibres',
    light: surface('#5f3d27', '#8d5f3f', '#361f11', '#96754f', '#24160c', '#c39d70', '#efdcc0'),
    dark: surface('#4c301e', '#6d4830', '#22140b', '#96754f', '#140b05', '#a98457', '#e6d2b5'),
  },
  /** An upright front, painted in a muted ink blue. */
  ink: {
    grain: 'sheen',
    light: surface('#41566f', '#6a809b', '#26344a', '#857f74', '#131a24', '#2f4057', '#dde6f0'),
    dark: surface('#38495f', '#566b86', '#1b2635', '#857f74', '#0d131b', '#26354a', '#dde6f0'),
  },
  /** Nothing but the strongest contrast. */
  plain: {
    grain: 'none',
    light: surface('#fff', '#fff', '#24211c', '#7a7a7a', '#000', '#d0d0d0', '#000'),
    dark: surface('#4d4d4d', '#6a6a6a', '#000', '#7a7a7a', '#000', '#383838', '#fff'),
  },
};

/** The colours of a game's board in a theme, where a board was chosen for all games or none. */
export function paletteFor<S>(
  { material = 'stone', pieceKinds }: Pick<View<S>, 'material' | 'pieceKinds'>,
  theme: Theme,
  board: BoardTheme,
): Palette {
  const chosen = board === 'own' ? material : board;
  const found = Object.hasOwn(materials, chosen) ? materials[chosen] : materials.stone;
  const { grain, [theme]: colours } = present(found, 'stone');
  const { darkCell, ...others } = colours;
  return needsDarkWells(pieceKinds)
    ? { ...others, cell: darkCell, grain, onCell: '#fff' }
    : { ...others, grain, onCell: '#000' };
}
