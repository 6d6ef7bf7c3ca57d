import type { Ending, Game, Move } from '../core/game.ts';
import { groundMarkup } from './ground.ts';
import { layOut, placeOf } from './layout.ts';
import { countMarkup, glowMarkup, type Marking, trailMarkup } from './marks/marks.ts';
import { type BoardTheme, paletteFor, type Theme } from './palette.ts';
import { paper } from './paper.ts';
import { pieceDefs, pieceMarkup } from './pieces/draw.ts';
import { escapeText } from './svg.ts';

export interface PictureOptions<S> {
  readonly theme: Theme;
  /** Unless one was chosen for all games, the board is of the game's own material. */
  readonly board?: BoardTheme;
  readonly coordinates: boolean;
  readonly isFlipped?: boolean;
  /** The board alone, without stocks, margin or background. */
  readonly isMiniature?: boolean;
  /** The move that led to the position. */
  readonly last?: { readonly before: S; readonly move: Move };
  readonly ending?: Ending;
  /** What the picture shows, for those who do not see it. */
  readonly title?: string;
}

const usualMargin = 16;
const prefix = 'board-';

/** A board as an SVG file that needs nothing else. */
export function boardSvg<S>(game: Game<S>, state: S, options: PictureOptions<S>): string {
  const { view } = game;
  const palette = paletteFor(view, options.theme, options.board ?? 'own');
  const isMiniature = options.isMiniature === true;
  const margin = isMiniature ? 0 : usualMargin;
  const layout = layOut(view, { isFlipped: options.isFlipped === true, isMiniature });
  const marking: Marking<S> = { view, layout, palette };
  const decisive = options.ending?.cells ?? [];
  const pieces = view.pieces(state);
  const drawn = pieces.map((piece) => {
    const { x, y, scale } = placeOf(layout, piece.cell);
    const dim = decisive.length > 0 && !decisive.includes(piece.cell) ? ' opacity=".4"' : '';
    const body = pieceMarkup(prefix, piece);
    const count = piece.count === undefined ? '' : countMarkup(marking, piece.cell, piece.count);
    return `<g transform="translate(${x} ${y}) scale(${scale})"${dim}>${body}</g>${count}`;
  });
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" ` +
    `width="${width}" height="${height}" role="img"><title>${escapeText(options.title ?? game.id)}</title>` +
    (isMiniature ? '' : backgroundMarkup(width, height, options.theme)) +
    groundMarkup({ view, layout, palette, prefix, coordinates: options.coordinates }) +
    `<defs>${pieceDefs(prefix, pieces)}</defs>` +
    (options.last ? trailMarkup(marking, options.last.before, options.last.move) : '') +
    `${glowMarkup(marking, decisive)}${drawn.join('')}</svg>`
  );
}

function backgroundMarkup(width: number, height: number, theme: Theme): string {
  return `<rect x="${-usualMargin}" y="${-usualMargin}" width="${width}" height="${height}" fill="${paper[theme]}"/>`;
}

/** A picture made of dots, this many from edge to edge the longer way. */
export async function toPng(svg: string, pixels: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await drawnBlob(image, pixels / Math.max(image.width, image.height));
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawnBlob(image: HTMLImageElement, factor: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * factor);
  canvas.height = Math.round(image.height * factor);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png');
  });
}
