import type { Ending, Game } from '../../core/game.ts';
import { isDark, settings } from '../settings.ts';
import type { Setup } from './setup.ts';

/** The longer side of a picture made of dots. */
const pixels = 1600;

/** Saves a picture of the board as a file. */
export async function downloadPicture(
  canvas: Game<Setup>,
  setup: Setup,
  format: 'svg' | 'png',
  ending?: Ending,
): Promise<void> {
  const { boardSvg, toPng } = await import('../board/picture.ts');
  const svg = boardSvg(canvas, setup, {
    theme: isDark() ? 'dark' : 'light',
    coordinates: settings.coordinates,
    ...(ending && { ending }),
  });
  save(
    format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, pixels),
    `${canvas.id}.${format}`,
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
