import type { Box } from './layout.ts';
import type { Grain, Palette } from './palette.ts';

/** What runs through the material of a slab: a few strokes, and no filter, which phones are slow to draw. */
export function grainMarkup({ grain, slabLight, slabEdge }: Palette, box: Box, prefix: string): string {
  const drawn = drawings[grain]({ box, prefix, slabLight, slabEdge });
  if (drawn === '') return '';
  const { x, y, width, height } = box;
  const outline = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="26"/>`;
  return `<clipPath id="${prefix}cut">${outline}</clipPath><g clip-path="url(#${prefix}cut)">${drawn}</g>`;
}

interface Cut extends Pick<Palette, 'slabLight' | 'slabEdge'> {
  readonly box: Box;
  readonly prefix: string;
}

const drawings: Readonly<Record<Grain, (cut: Cut) => string>> = {
  none: () => '',
  speckles: specklesMarkup,
  fibres: fibresMarkup,
  sheen: sheenMarkup,
};

/** Grains of stone, scattered by the golden angle over a tile that repeats: x, y, how large. */
const speckles = Array.from({ length: 40 }, (_, n) => {
  const turn = n * 2.39996;
  const away = 92 * Math.sqrt((n + 0.5) / 40);
  return {
    x: rounded(95 + away * Math.cos(turn)),
    y: rounded(95 + away * Math.sin(turn)),
    size: 0.6 + ((n * 7) % 5) / 5,
  };
});

function specklesMarkup({ box, prefix, slabLight, slabEdge }: Cut): string {
  const dots = speckles.map(({ x, y, size }, n) => {
    const colour = n % 3 === 0 ? slabLight : slabEdge;
    const shape = `rx="${rounded(size * 1.6)}" ry="${rounded(size)}" transform="rotate(${(n * 40) % 180} ${x} ${y})"`;
    return `<ellipse cx="${x}" cy="${y}" ${shape} fill="${colour}" fill-opacity=".3"/>`;
  });
  return (
    `<pattern id="${prefix}grain" width="190" height="190" patternUnits="userSpaceOnUse">${dots.join('')}</pattern>` +
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#${prefix}grain)"/>`
  );
}

/** The years of a tree, as lines along the slab that come near each other and part again. */
function fibresMarkup({ box, slabLight, slabEdge }: Cut): string {
  const { x, y, width, height } = box;
  const count = Math.round(height / 21);
  const third = rounded(width / 3);
  const lines = Array.from({ length: count }, (_, n) => {
    const top = rounded(y + ((n + 0.5 + 0.35 * Math.sin(n * 5.1)) * height) / count);
    const [near, far] = [rounded(15 * Math.sin(n * 0.9)), rounded(19 * Math.sin(n * 0.55 + 1))];
    const colour = n % 4 === 1 ? slabLight : slabEdge;
    const breadth = rounded(1.7 + 1.4 * Math.sin(n * 2.3));
    return `<path d="M${x} ${top}c${third} ${near} ${2 * third} ${-far} ${width} ${far / 2}" stroke="${colour}" stroke-width="${breadth}"/>`;
  });
  return `<g fill="none" stroke-opacity=".34">${lines.join('')}</g>`;
}

/** Light that lies across metal or paint. */
function sheenMarkup({ box, prefix }: Cut): string {
  const stops = [
    [0, 0.16],
    [0.28, 0.02],
    [0.5, 0.09],
    [0.62, 0],
    [1, 0.05],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${opacity}"/>`);
  return (
    `<linearGradient id="${prefix}grain" x2="1" y2="1">${stops.join('')}</linearGradient>` +
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#${prefix}grain)"/>`
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
