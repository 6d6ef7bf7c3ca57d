import { radial } from '../svg.ts';
import { type PieceArt, shadeByLetter } from './art.ts';

const colours: PieceArt['colours'] = {
  light: { body: '#f4ecdc', rim: '#4a3d2d' },
  dark: { body: '#2a2d32', rim: '#c9ced4' },
};

/** Pebbles: ivory with a dark rim, basalt with a light one. */
export const stone: PieceArt = {
  shade: shadeByLetter,
  colours,
  gradient: (id, shade) =>
    shade === 'light'
      ? radial(id, [0, '#fffefa'], [50, colours.light.body], [82, '#dfd2b8'], [100, '#c3b393'])
      : radial(id, [0, '#767c85'], [38, '#3d4147'], [75, colours.dark.body], [100, '#15171a']),
  draw: (id, shade) =>
    `<circle class="board-${shade}" r="38" fill="url(#${id})" stroke="${colours[shade].rim}" stroke-width="2.4"/>` +
    `<ellipse class="board-glint" cx="-12" cy="-17" rx="13" ry="7.5" fill="#fff" opacity="${shade === 'light' ? 0.9 : 0.25}" ` +
    'transform="rotate(-32 -12 -17)"/>',
};
