/** The colours of a board, by what they are for. The pieces keep theirs in every light. */
export interface Palette {
  readonly slab: string;
  readonly slabLight: string;
  readonly slabEdge: string;
  readonly cell: string;
  readonly cellDeep: string;
  readonly ink: string;
  readonly accent: string;
  readonly glow: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly estimate: string;
  readonly onTone: string;
}

export type Theme = 'light' | 'dark';

/** Cells are of a middle tone in both themes, so that light and dark pieces both stand out from them. */
export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    slab: '#d8ccb6',
    slabLight: '#eee6d6',
    slabEdge: '#a99a80',
    cell: '#8b806c',
    cellDeep: '#736956',
    ink: '#5a5142',
    accent: '#0d5f5b',
    glow: '#f4d58a',
    win: '#136f8a',
    draw: '#625d54',
    loss: '#b53d24',
    estimate: '#7a5c12',
    onTone: '#ffffff',
  },
  dark: {
    slab: '#554d42',
    slabLight: '#6f6557',
    slabEdge: '#332d26',
    cell: '#84796a',
    cellDeep: '#6b6153',
    ink: '#dbd1bf',
    accent: '#7fe0d7',
    glow: '#f4d58a',
    win: '#136f8a',
    draw: '#625d54',
    loss: '#b53d24',
    estimate: '#7a5c12',
    onTone: '#ffffff',
  },
};
