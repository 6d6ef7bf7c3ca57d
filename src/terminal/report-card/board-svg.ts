import type { Game, Piece } from '../../core/game.ts';
import { drawPiece } from '../print/board.ts';
import { escapeText } from './escape.ts';

/** The side of a cell. */
const side = 24;
const margin = 16;

/** A position as a small picture: its cells, and each piece by its shape, dark or light as it is called. */
export function boardSvg<S>(game: Game<S>, state: S): string {
  const { cells, columns, rows } = game.view;
  const pieces = new Map(game.view.pieces(state).map((piece) => [piece.cell, piece]));
  const [width, height] = [columns.length * side + 2 * margin, rows.length * side + 2 * margin];
  const drawn = [...cells.entries()].map(([id, { kind, x, y }]) => {
    if (kind === 'hand' || kind === 'entry') return '';
    const [left, top] = [margin + x * side, margin + y * side];
    const square = `<rect x="${left}" y="${top}" width="${side}" height="${side}" class="cell ${kind}"/>`;
    return square + pieceMarkup(pieces.get(id), left + side / 2, top + side / 2);
  });
  const label = (text: string, x: number, y: number) =>
    `<text x="${x}" y="${y}" class="label">${escapeText(text)}</text>`;
  const names = [
    ...columns.map((name, x) => label(name, margin + (x + 0.5) * side, height - margin / 2 + 3)),
    ...rows.map((name, y) => label(name, margin / 2, margin + (y + 0.5) * side + 3)),
  ];
  const title = escapeText(game.notation.position(state));
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">` +
    `${drawn.join('')}${names.join('')}</svg>`
  );
}

/** The shapes of dark pieces and of light ones; round ones need no shape beside the circle. */
const filled = '●◉▲■▮';
const hollow = '○◎△□▯';
const round = '●○';

/** Their outlines about the middle, which no font need have; that of a king is the centre it has. */
const outlines: Readonly<Record<string, string>> = {
  '▲△': 'M0-6l6 10h-12z',
  '■□': 'M-5-5h10v10h-10z',
  '▮▯': 'M-3-6h6v12h-6z',
  '◉◎': 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
};

function pieceMarkup(piece: Piece | undefined, x: number, y: number): string {
  if (!piece) return '';
  const shape = drawPiece(piece, false);
  // Black and white are what they are called, whoever begins; letters have the colour of their owner.
  const look = filled.includes(shape) ? 'dark' : hollow.includes(shape) ? 'light' : `owner-${piece.owner}`;
  const circle = `<circle cx="${x}" cy="${y}" r="${side * 0.42}" class="piece ${look}"/>`;
  if (round.includes(shape)) return circle;
  const outline = Object.entries(outlines).find(([shapes]) => shapes.includes(shape))?.[1];
  if (outline) return `${circle}<path d="${outline}" transform="translate(${x} ${y})" class="shape ${look}"/>`;
  return `${circle}<text x="${x}" y="${y + 5}" class="shape ${look}">${escapeText(shape)}</text>`;
}
