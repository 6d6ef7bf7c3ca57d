import type { Game } from '../../core/game.ts';
import { isDark, settings } from '../settings.ts';
import { download } from '../share/download.ts';

/** The longer side of a picture made of dots. */
const pixels = 1600;

/** Hands the person a picture of the board. */
export async function downloadPicture<S>(game: Game<S>, state: S, format: 'svg' | 'png'): Promise<void> {
  const { boardSvg, toPng } = await import('../../board/picture.ts');
  const ending = game.rules.ending(state);
  const svg = boardSvg(game, state, {
    theme: isDark() ? 'dark' : 'light',
    board: settings.board,
    coordinates: settings.coordinates,
    ...(ending && { ending }),
  });
  const picture = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await toPng(svg, pixels);
  download(`${game.id}.${format}`, picture);
}
