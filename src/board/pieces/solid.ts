import { across, radial } from '../svg.ts';
import { type PieceArt, type Shade, shadeByOwner } from './art.ts';

/** A wooden solid, seen from a little above. */
interface Solid {
  readonly outline: string;
  readonly isBall?: boolean;
  /** Its upper face. */
  readonly top?: string;
  /** The part of its side away from the light. */
  readonly shadow?: string;
  /** What the dark set wears, so that the sets differ without colour. */
  readonly band: string;
}

const woods: Readonly<Record<Shade, { light: string; body: string; dark: string; rim: string }>> = {
  light: { light: '#fff4dc', body: '#f6e2b9', dark: '#cfa76c', rim: '#5a3c19' },
  dark: { light: '#82543a', body: '#472816', dark: '#2b170c', rim: '#d8b586' },
};
const bandColour = '#ecd3a4';

function carve({ outline, isBall, top, shadow, band }: Solid): PieceArt {
  return {
    shade: shadeByOwner,
    colours: woods,
    gradient: (id, shade) => {
      const { light, body, dark } = woods[shade];
      return isBall
        ? radial(id, [0, light], [50, body], [100, dark])
        : across(id, [0, body], [28, light], [60, body], [100, dark]);
    },
    draw: (id, shade) => {
      const { light, rim } = woods[shade];
      return (
        `<path class="board-${shade}" d="${outline}" fill="url(#${id})"/>` +
        (shade === 'dark' ? `<path d="${band}" fill="${bandColour}"/>` : '') +
        (shadow ? `<path d="${shadow}" opacity=".28"/>` : '') +
        (top ? `<path class="board-${shade}" d="${top}" fill="${light}" stroke="${rim}" stroke-opacity=".4"/>` : '') +
        `<path d="${outline}" fill="none" stroke="${rim}" stroke-width="2.2" stroke-linejoin="round"/>`
      );
    },
  };
}

export const cone = carve({
  outline: 'M0-40L31 23C31 30 17 35 0 35S-31 30-31 23Z',
  band: 'M-15.7-8Q0-1 15.7-8L21.6 4Q0 13-21.6 4Z',
});

export const cylinder = carve({
  outline: 'M-28-25C-28-31-15-36 0-36S28-31 28-25V24C28 31 15 35 0 35S-28 31-28 24Z',
  top: 'M-28-25C-28-31-15-36 0-36S28-31 28-25 15-14 0-14-28-19-28-25Z',
  band: 'M-28-1C-28 6-15 10 0 10S28 6 28-1V10C28 17 15 21 0 21S-28 17-28 10Z',
});

export const sphere = carve({
  outline: 'M-34 1a34 34 0 1 0 68 0a34 34 0 1 0-68 0',
  isBall: true,
  band: 'M-33.7-3Q0 12 33.7-3A34 34 0 0 1 32.7 9Q0 24-32.7 9A34 34 0 0 1-33.7-3Z',
});

export const cube = carve({
  outline: 'M0-38L32-22V17L0 36L-32 17V-22Z',
  top: 'M0-38L32-22L0-5L-32-22Z',
  shadow: 'M0-5L32-22V17L0 36Z',
  band: 'M-32-7L0 11L32-7V4L0 22L-32 4Z',
});
