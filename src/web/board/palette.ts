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
    cell: '#978b76',
    cellDeep: '#7d725f',
    ink: '#5a5142',
    accent: '#0d5f5b',
    glow: '#f4d58a',
    win: '#0f6672',
    draw: '#5d594f',
    loss: '#a83a22',
    estimate: '#6a5486',
    onTone: '#ffffff',
  },
  dark: {
    slab: '#4b443a',
    slabLight: '#645b4e',
    slabEdge: '#2c2721',
    cell: '#7b705f',
    cellDeep: '#635a4b',
    ink: '#c9bfad',
    accent: '#7fe0d7',
    glow: '#f4d58a',
    win: '#0f6672',
    draw: '#5d594f',
    loss: '#a83a22',
    estimate: '#6a5486',
    onTone: '#ffffff',
  },
};

/** On a page, the colours follow its theme: board.css has the same ones as variables. */
export const livePalette: Palette = {
  slab: 'var(--board-slab)',
  slabLight: 'var(--board-slab-light)',
  slabEdge: 'var(--board-slab-edge)',
  cell: 'var(--board-cell)',
  cellDeep: 'var(--board-cell-deep)',
  ink: 'var(--board-ink)',
  accent: 'var(--board-accent)',
  glow: 'var(--board-glow)',
  win: 'var(--board-win)',
  draw: 'var(--board-draw)',
  loss: 'var(--board-loss)',
  estimate: 'var(--board-estimate)',
  onTone: 'var(--board-on-tone)',
};
