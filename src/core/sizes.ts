/** The size of a board on which a line wins. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
  /** How many in a line win. */
  readonly line: number;
}

/** A game that comes in more sizes than a list can hold, each with an id of its own. */
export interface Sizes {
  /** What every id begins with, such as `drop`, and how it goes on: `drop-CxRxL`. */
  readonly family: string;
  readonly pattern: string;
  /** A size as people type it. */
  readonly example: string;
  /** Sizes that people know. */
  readonly usual: readonly Size[];
  /** The least and the most that columns, rows and line can be. */
  readonly least: number;
  readonly most: number;
  /** The id of what someone has typed, which may be none of a game. */
  idOf(typed: string): string;
  /** The size that an id names; undefined for other ids and for sizes that make no game. */
  parse(id: string): Size | undefined;
  /** The id of a size; undefined for one that makes no game. */
  format(size: Size): string | undefined;
}
