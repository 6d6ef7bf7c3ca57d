import { radial } from '../svg.ts';
import type { PieceArt, Shade } from './art.ts';

const colours: PieceArt['colours'] = {
  light: { body: '#f1e5cc', rim: '#54412a' },
  dark: { body: '#25323d', rim: '#b5c4d2' },
};
/** The cut, and the light or shadow on its lower edge. */
const cuts: Readonly<Record<Shade, readonly [string, string]>> = {
  light: ['#6b3f1f', '#fffdf6'],
  dark: ['#dbe6ef', '#0c141b'],
};

/** Turned discs with a sign cut into them. */
function engrave(sign: string, shade: Shade): PieceArt {
  const { rim, body } = colours[shade];
  const [cut, edge] = cuts[shade];
  return {
    shade: () => shade,
    colours,
    gradient: (id) =>
      shade === 'light'
        ? radial(id, [0, '#fffaf0'], [55, body], [100, '#cfb98f'])
        : radial(id, [0, '#58697a'], [50, body], [100, '#16202a']),
    draw: (id) =>
      `<circle class="board-${shade}" r="40" fill="url(#${id})" stroke="${rim}" stroke-width="2.4"/>` +
      `<circle r="32.5" fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="1.8"/>` +
      '<g fill="none" stroke-linecap="round" stroke-width="8">' +
      `<path d="${sign}" stroke="${edge}" transform="translate(0 1.8)"/><path d="${sign}" stroke="${cut}"/></g>`,
  };
}

export const cross = engrave('M-13-13L13 13M13-13L-13 13', 'light');
export const ring = engrave('M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0', 'dark');
