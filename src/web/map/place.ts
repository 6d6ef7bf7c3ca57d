import { decode } from '../routes.ts';

/** Which map, and the moves of a game that is a path on it. */
export interface MapPlace {
  /** The id of a game. */
  readonly game: string;
  readonly moves: readonly string[];
}

/** Reads `neutreeko/5B-5C,4C-3C`; undefined for what leads nowhere. */
export function parseMapPlace(text: string): MapPlace | undefined {
  const [game = '', line = '', ...more] = text.split('/').map(decode);
  if (game === '' || more.length > 0) return undefined;
  return { game, moves: line === '' ? [] : line.split(',') };
}

export function formatMapPlace({ game, moves }: MapPlace): string {
  const line = moves.map(encodeURIComponent).join(',');
  return `${encodeURIComponent(game)}${line && '/'}${line}`;
}
