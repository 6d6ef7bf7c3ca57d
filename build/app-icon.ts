import type { Plugin } from 'vite';
import { type Colour, paintPng } from './png.ts';

/** How a system wants the icon: cut out by us, or a full square that it cuts out itself. */
type Cut = 'rounded' | 'full';

const teal: readonly [number, number, number] = [0.075, 0.435, 0.42];
const ivory: readonly [number, number, number] = [1, 0.985, 0.945];
const stones = [0.28, 0.5, 0.72].map((x) => ({ x, y: 1 - x }));
const recesses = [0.28, 0.5, 0.72].flatMap((x) => [0.28, 0.5, 0.72].map((y) => ({ x, y })));
const stoneRadius = 0.105;

/** The app's icon for systems that take no SVG, painted when the app is built: three stones in a row on a board. */
export function appIcons(): Plugin {
  const icons: readonly (readonly [string, number, Cut])[] = [
    ['icon-192.png', 192, 'rounded'],
    ['icon-maskable.png', 512, 'full'],
    ['apple-touch-icon.png', 180, 'full'],
  ];
  return {
    name: 'app-icons',
    apply: 'build',
    generateBundle() {
      for (const [fileName, size, cut] of icons) {
        const source = paintPng(size, (x, y) => colourAt(x, y, cut));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './apple-touch-icon.png' }, injectTo: 'head' },
    ],
  };
}

function colourAt(x: number, y: number, cut: Cut): Colour {
  if (cut === 'rounded' && !isInSlab(x, y)) return [0, 0, 0, 0];
  const stone = stones.find((place) => Math.hypot(x - place.x, y - place.y) < stoneRadius);
  if (stone) {
    const fromLight = Math.hypot(x - stone.x + 0.035, y - stone.y + 0.04) / stoneRadius;
    return shade(ivory, 1 - 0.16 * fromLight ** 2);
  }
  const isUnderStone = stones.some((place) => Math.hypot(x - place.x, y - place.y - 0.02) < stoneRadius + 0.008);
  const isRecess = recesses.some((place) => Math.hypot(x - place.x, y - place.y) < stoneRadius * 0.72);
  const light = 1.12 - 0.24 * y;
  if (isUnderStone) return shade(teal, light * 0.72);
  return shade(teal, isRecess ? light * 0.82 : light);
}

function isInSlab(x: number, y: number): boolean {
  const radius = 0.22;
  const dx = Math.max(Math.abs(x - 0.5) - 0.5 + radius, 0);
  const dy = Math.max(Math.abs(y - 0.5) - 0.5 + radius, 0);
  return Math.hypot(dx, dy) < radius;
}

function shade([red, green, blue]: readonly [number, number, number], light: number): Colour {
  return [Math.min(red * light, 1), Math.min(green * light, 1), Math.min(blue * light, 1), 1];
}
