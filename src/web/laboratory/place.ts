import { decode, encodePosition } from '../routes.ts';

/** The parts of the laboratory, in the order in which they are offered. */
export const labParts = ['look', 'predict', 'plots', 'evaluate', 'lessons', 'homework'] as const;
export type LabPart = (typeof labParts)[number];

/** Where in the laboratory one is: a part, a game, a position of it, and what the part has beside them. */
export interface LabPlace {
  readonly part: LabPart;
  /** The id of a game; nothing where the part has no game or the usual one is meant. */
  readonly game?: string;
  readonly position?: string;
  readonly options: ReadonlyMap<string, string>;
}

/** Reads `look/neutreeko/…/… b?player=alphabeta:3`; undefined for what leads nowhere. An empty text is the first part. */
export function parseLabPlace(text: string): LabPlace | undefined {
  const [path = '', query = ''] = splitOnce(text, '?');
  const [word = '', game = '', ...rows] = path.split('/');
  const part = word === '' ? labParts[0] : labParts.find((each) => each === word);
  const decodedGame = decode(game);
  const position = decode(rows.join('/').replaceAll('_', ' '));
  if (!part || decodedGame === undefined || position === undefined) return undefined;
  return {
    part,
    ...(decodedGame && { game: decodedGame }),
    ...(position && { position }),
    options: new Map(new URLSearchParams(query)),
  };
}

export function formatLabPlace({ part, game, position, options }: LabPlace): string {
  const rows = position === undefined ? '' : `/${encodePosition(position)}`;
  const path = game === undefined ? part : `${part}/${encodeURIComponent(game)}${rows}`;
  const query = new URLSearchParams([...options]).toString();
  return query === '' ? path : `${path}?${query}`;
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
