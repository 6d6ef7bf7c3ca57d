import { radial } from '../svg.ts';
import type { PieceArt, Shade } from './art.ts';

/** What a disc is turned from, and what is cut into it. */
interface Blank {
  /** Where the light falls on it, and its darkest edge. */
  readonly light: string;
  readonly edge: string;
  /** Where its body begins, in hundredths of the way from the light. */
  readonly bodyAt: number;
  /** The cut, and the light or shadow on the cut's lower edge. */
  readonly cut: readonly [string, string];
  /** What a style sheet knows it by, to make it plain. */
  readonly tone: 'light' | 'dark' | 'red' | 'yellow';
}

const natural: PieceArt['colours'] = {
  light: { body: '#f1e5cc', rim: '#54412a' },
  dark: { body: '#25323d', rim: '#b5c4d2' },
};
/** Straw yellow and brick red. */
const coloured: PieceArt['colours'] = {
  light: { body: '#efd06a', rim: '#5c4708' },
  dark: { body: '#bd4c34', rim: '#f9dcd2' },
};

/** Turned discs with a sign cut into them. */
function engrave(sign: string, shade: Shade, colours: PieceArt['colours'], blank: Blank): PieceArt {
  const { rim, body } = colours[shade];
  const { light, edge, bodyAt, cut, tone } = blank;
  return {
    shade: () => shade,
    colours,
    needsDarkWells: colours === coloured,
    gradient: (id) => radial(id, [0, light], [bodyAt, body], [100, edge]),
    draw: (id) =>
      `<circle class="board-${tone}" r="40" fill="url(#${id})" stroke="${rim}" stroke-width="2.4"/>` +
      `<circle r="32.5" fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="1.8"/>` +
      '<g fill="none" stroke-linecap="round" stroke-width="8">' +
      `<path d="${sign}" stroke="${cut[1]}" transform="translate(0 1.8)"/><path d="${sign}" stroke="${cut[0]}"/></g>`,
  };
}

const crossSign = 'M-13-13L13 13M13-13L-13 13';
const ringSign = 'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0';

export const cross = engrave(crossSign, 'light', natural, {
  light: '#fffaf0',
  edge: '#cfb98f',
  bodyAt: 55,
  cut: ['#6b3f1f', '#fffdf6'],
  tone: 'light',
});

export const ring = engrave(ringSign, 'dark', natural, {
  light: '#58697a',
  edge: '#16202a',
  bodyAt: 50,
  cut: ['#dbe6ef', '#0c141b'],
  tone: 'dark',
});

export const redCross = engrave(crossSign, 'dark', coloured, {
  light: '#df7c60',
  edge: '#923623',
  bodyAt: 52,
  cut: ['#fde6de', '#64200f'],
  tone: 'red',
});

export const yellowRing = engrave(ringSign, 'light', coloured, {
  light: '#fbeaac',
  edge: '#c7a236',
  bodyAt: 52,
  cut: ['#6a4f0a', '#fff7d8'],
  tone: 'yellow',
});
