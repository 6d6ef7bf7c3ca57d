import { createUniqueId } from 'solid-js';
import { pieceDefs, pieceMarkup } from '../../board/pieces/draw.ts';
import type { PieceKind } from '../../core/game.ts';

/** A piece by itself, as the board draws it. */
export function PieceIcon(props: { readonly kind: PieceKind }) {
  const prefix = `${createUniqueId()}-`;
  const piece = () => ({ ...props.kind, cell: 0 });
  return (
    <svg class="piece-icon" viewBox="-50 -50 100 100" aria-hidden="true">
      <defs innerHTML={pieceDefs(prefix, [piece()])} />
      <g innerHTML={pieceMarkup(prefix, piece())} />
    </svg>
  );
}
