import { downwards } from '../svg.ts';
import { type PieceArt, shadeByLetter } from './art.ts';

const colours: PieceArt['colours'] = {
  light: { body: '#dff1f8', rim: '#28495a' },
  dark: { body: '#25282c', rim: '#a7aeb6' },
};

/** Flat discs: clear ice, and black glass. */
export const disc: PieceArt = {
  shade: shadeByLetter,
  colours,
  gradient: (id, shade) =>
    shade === 'light'
      ? downwards(id, [0, '#fff', 0.98], [45, colours.light.body, 0.95], [100, '#a9cddd', 0.96])
      : downwards(id, [0, '#50555c'], [40, colours.dark.body], [100, '#0d0e10']),
  draw: (id, shade) => {
    const [ring, shine] = shade === 'light' ? ['#7fb0c6', 0.95] : ['#6d747c', 0.4];
    return (
      `<circle class="board-${shade}" r="39" fill="url(#${id})" stroke="${colours[shade].rim}" stroke-width="2.4"/>` +
      `<circle r="29" fill="none" stroke="${ring}" stroke-opacity=".55" stroke-width="2.4"/>` +
      `<path class="board-glint" d="M-31-12A33 33 0 0 1-6-32.5" fill="none" stroke="#fff" stroke-opacity="${shine}" ` +
      'stroke-width="4.5" stroke-linecap="round"/>'
    );
  },
};
