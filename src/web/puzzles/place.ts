import { decode } from '../routes.ts';

/** A puzzle, and what it was chosen from: `day`, `streak`, `due`, `mistakes`, a theme, or a grade as `grade-3`. */
export interface PuzzlePlace {
  readonly game: string;
  readonly id: string;
  readonly set?: string;
}

/** The address of the day's puzzle, whichever it is: no game has such a name. */
export const dayPlace = 'day';

/** Reads `neutreeko/abc?set=quiet`; undefined for what names no puzzle. */
export function parsePuzzlePlace(text: string): PuzzlePlace | undefined {
  const [path = '', query = ''] = text.split('?');
  const [game = '', id = '', ...rest] = path.split('/').map((part) => decode(part) ?? '');
  if (game === '' || id === '' || rest.length > 0) return undefined;
  const set = new URLSearchParams(query).get('set');
  return { game, id, ...(set && { set }) };
}

export function formatPuzzlePlace({ game, id, set }: PuzzlePlace): string {
  const path = `${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
  return set === undefined ? path : `${path}?${new URLSearchParams({ set })}`;
}
