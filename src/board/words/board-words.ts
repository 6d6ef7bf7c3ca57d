import type { Cell, Piece, PlayerText } from '../../core/game.ts';

/** What cells say to a screen reader. */
export interface BoardText {
  /** What a cell is called. */
  cell(cell: Cell): string;
  readonly empty: string;
  piece(piece: Piece, player: PlayerText): string;
  /** How many are left in a stock. */
  left(count: number): string;
  readonly noneLeft: string;
  readonly picked: string;
  /** A piece that may be picked up, and a cell where one may be put. */
  readonly movable: string;
  readonly target: string;
  /** Where a move went that was played, and where a better one would have gone. */
  readonly compared: Readonly<Record<'played' | 'better', string>>;
  /** Where what comes in here comes to rest. */
  fallsTo(cell: string): string;
}
