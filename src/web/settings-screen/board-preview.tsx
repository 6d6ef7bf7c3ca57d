import { createMemo, createUniqueId } from 'solid-js';
import { groundMarkup } from '../../board/ground.ts';
import { layOut, type Plan, placeOf } from '../../board/layout.ts';
import { type BoardTheme, paletteFor } from '../../board/palette.ts';
import { pieceDefs, pieceMarkup } from '../../board/pieces/draw.ts';
import type { Piece } from '../../core/game.ts';
import { isDark } from '../settings.ts';

/** A strip of board, of a material, with a piece in each of its wells. */
interface Sample {
  readonly material: string;
  readonly pieces: readonly Piece[];
}

const ivory: Piece = { cell: 0, owner: 1, kind: 'stone', letter: 'w' };
const basalt: Piece = { cell: 1, owner: 0, kind: 'stone', letter: 'b' };

/** Where each game has its own board, two that are unlike each other. */
const unlike: readonly Sample[] = [
  { material: 'limestone', pieces: [{ ...basalt, cell: 0 }] },
  { material: 'walnut', pieces: [{ cell: 0, owner: 0, kind: 'cone', letter: 'a' }] },
];

/** What boards look like with a choice. */
export function BoardPreview(props: { readonly board: BoardTheme }) {
  const prefix = `${createUniqueId()}-`;
  const samples = () => (props.board === 'own' ? unlike : [{ material: props.board, pieces: [ivory, basalt] }]);
  const markup = createMemo(() => samples().map((sample, place) => sampleMarkup(sample, place, `${prefix}${place}-`)));
  return <svg class="board-preview" viewBox="0 0 280 146" aria-hidden="true" innerHTML={markup().join('')} />;
}

function sampleMarkup({ material, pieces }: Sample, place: number, prefix: string): string {
  const plan: Plan = {
    cells: pieces.map((_, x) => ({ name: '', kind: 'board', x, y: 0 })),
    columns: pieces.map(() => ''),
    rows: [''],
  };
  const layout = layOut(plan, { isMiniature: true });
  const palette = paletteFor({ material, pieceKinds: pieces }, isDark() ? 'dark' : 'light', 'own');
  const drawn = pieces.map((piece) => {
    const { x, y } = placeOf(layout, piece.cell);
    return `<g transform="translate(${x} ${y})">${pieceMarkup(prefix, piece)}</g>`;
  });
  const left = pieces.length === 1 ? 144 * place : (280 - layout.width) / 2;
  return (
    `<g transform="translate(${left} 0)">${groundMarkup({ view: plan, layout, palette, prefix, coordinates: false })}` +
    `<defs>${pieceDefs(prefix, pieces)}</defs>${drawn.join('')}</g>`
  );
}
