import type { PieceKind } from '../../core/game.ts';

/** A set of pieces is light or dark. */
export type Shade = 'light' | 'dark';

/** How a kind of piece is drawn, about the middle of a cell of 100 by 100. */
export interface PieceArt {
  shade(piece: PieceKind): Shade;
  /** Its gradient, under the id that `draw` is given too. */
  gradient(id: string, shade: Shade): string;
  draw(id: string, shade: Shade): string;
  /** What must stand out from the cells: the body and its rim. */
  readonly colours: Readonly<Record<Shade, { readonly body: string; readonly rim: string }>>;
  /** Neither set is dark enough to stand out from wells of a middle tone. */
  readonly needsDarkWells?: boolean;
}

/** For sets that are called black and white, with these letters. */
export function shadeByLetter({ letter }: PieceKind): Shade {
  return letter.toLowerCase() === 'w' ? 'light' : 'dark';
}

/** For sets that are otherwise called: the first player's is the light one. */
export function shadeByOwner({ owner }: PieceKind): Shade {
  return owner === 0 ? 'light' : 'dark';
}
