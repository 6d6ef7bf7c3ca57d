import { type Cell, cellAt, type Game, type Move, type Piece } from '../../core/game.ts';

/** The colours of a diagram: of lines and dark pieces, of light pieces and lines on dark ones, and of the move. */
export interface DiagramColours {
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
}

/** A drawing, and how large it is in its own units. */
export interface Diagram {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** The side of a cell, what sets zones apart, and the room for the coordinates. */
const side = 20;
const gap = 3;
const margin = 9;
const rim = 1;

/**
 * A position with the move to be played, as books print them: lines and few colours, which paper and flash cards want.
 * The boards of the screen are drawn elsewhere, with their materials.
 */
export function drawDiagram<S>(game: Game<S>, state: S, move: Move, colours: DiagramColours): Diagram {
  const { view, rules } = game;
  const grid = view.cells.filter(({ kind }) => kind === 'board' || kind === 'border');
  const [lanes, levels] = [lanesOf(grid, 'x', 'y', view.columns.length), lanesOf(grid, 'y', 'x', view.rows.length)];
  const at = ({ x, y }: Cell) => ({ left: margin + (lanes[x] ?? 0), top: rim + (levels[y] ?? 0) });
  const path = view.path(state, move).filter((cell) => grid.includes(cellAt(view, cell)));
  const target = path.at(-1);
  const moved = view.pieces(rules.apply(state, move)).filter(({ cell }) => cell === target);
  const standing = view.pieces(state).filter(({ cell }) => !path.includes(cell));
  const squares = grid.map((cell) =>
    squareMarkup(at(cell), `fill="none" stroke="${colours.ink}" stroke-opacity=".45"`),
  );
  const marks = path.map((cell) =>
    squareMarkup(
      at(cellAt(view, cell)),
      `fill="${colours.accent}" fill-opacity=".14" stroke="${colours.accent}" stroke-width="2"`,
    ),
  );
  const drawn = (piece: Piece, ink: string) => {
    const cell = cellAt(view, piece.cell);
    if (!grid.includes(cell)) return '';
    const { left, top } = at(cell);
    const middle = `translate(${left + side / 2} ${top + side / 2})`;
    return `<g transform="${middle}">${pieceMarkup(piece, { ...colours, ink })}</g>`;
  };
  const [width, height] = [margin + lengthOf(lanes) + rim, rim + lengthOf(levels) + margin];
  const labels = [
    ...view.columns.map((text, x) => labelMarkup(text, margin + (lanes[x] ?? 0) + side / 2, height - 1.5)),
    ...view.rows.map((text, y) => labelMarkup(text, margin / 2 - 0.5, rim + (levels[y] ?? 0) + side / 2 + 2.5)),
  ];
  const markup =
    squares.join('') +
    marks.join('') +
    standing.map((piece) => drawn(piece, colours.ink)).join('') +
    moved.map((piece) => drawn(piece, colours.accent)).join('') +
    `<g fill="${colours.ink}" font-size="7" text-anchor="middle" font-family="system-ui,sans-serif">${labels.join('')}</g>`;
  return { markup, width, height };
}

/** Where each row or column begins: a little farther on where another zone does. */
function lanesOf(grid: readonly Cell[], along: 'x' | 'y', across: 'x' | 'y', count: number): readonly number[] {
  const partOf = (index: number) => {
    const cell = grid.find((each) => each[along] === index && each[across] === Math.floor(count / 2));
    return cell && `${cell.kind} ${cell.zone}`;
  };
  let shift = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index > 0 && partOf(index) !== partOf(index - 1)) shift += gap;
    return index * side + shift;
  });
}

function lengthOf(lanes: readonly number[]): number {
  return (lanes.at(-1) ?? 0) + side;
}

function squareMarkup({ left, top }: { readonly left: number; readonly top: number }, attributes: string): string {
  return `<rect x="${left + 0.5}" y="${top + 0.5}" width="${side - 1}" height="${side - 1}" rx="2" ${attributes}/>`;
}

function labelMarkup(text: string, x: number, y: number): string {
  return text === '' ? '' : `<text x="${x}" y="${y}">${escapeMarkup(text)}</text>`;
}

/** The outlines of pieces about the origin; the light ones are hollow. */
const outlines: Readonly<Record<string, string>> = {
  cone: '<path d="M0-6.500L6.500 5.500H-6.500Z"/>',
  cube: '<rect x="-5.5" y="-5.500" width="11" height="11"/>',
  cylinder: '<rect x="-4" y="-6.500" width="8" height="13" rx="4" ry="2"/>',
  sphere: '<circle r="6.2"/>',
  stone: '<circle r="6.5"/>',
  disc: '<circle r="6.5"/>',
};

/** What is drawn with lines alone. */
const lines: Readonly<Record<string, string>> = {
  cross: '<path d="M-5-5L5 5M5-5L-5 5"/>',
  ring: '<circle r="5.3"/>',
};

function pieceMarkup({ kind, owner, letter }: Piece, { ink, paper }: DiagramColours): string {
  const line = lines[kind];
  if (line) return `<g fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round">${line}</g>`;
  const outline = outlines[kind];
  if (!outline) {
    const attributes = `y="4" font-size="12" font-weight="600" text-anchor="middle" fill="${ink}"`;
    return `<text ${attributes}>${escapeMarkup(letter)}</text>`;
  }
  const body = `<g fill="${owner === 0 ? paper : ink}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round">${outline}</g>`;
  // The lid tells a cylinder from a cube.
  const lid = `<path d="M-4-4.500a4 2 0 0 0 8 0" fill="none" stroke="${owner === 0 ? ink : paper}" stroke-width="1.2"/>`;
  return kind === 'cylinder' ? body + lid : body;
}

/** Text as it may stand in markup. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => `&#${character.charCodeAt(0)};`);
}
