import type { Game } from '../core/game.ts';
import { parseDropId } from './drop/size.ts';

/** A game that can be loaded when it is wanted. */
export interface GameEntry {
  readonly id: string;
  /** The game whose variant it is. */
  readonly variantOf?: string;
  load(): Promise<Game>;
  readonly sizes?: Sizes;
}

/** Of a game that comes in more sizes than are listed: how one is written, and the id of what someone has written. */
export interface Sizes {
  readonly example: string;
  idOf(text: string): string;
}

const loadFuse = async (id: string) => pick((await import('./fuse/index.ts')).fuseGames, id);
const loadQuantik = async (id: string) => pick((await import('./quantik/index.ts')).quantikGames, id);

/** The games, each followed by its variants. Of the drop games, which come in hundreds of sizes, three examples. */
export const games: readonly GameEntry[] = [
  { id: 'neutreeko', load: async () => (await import('./neutreeko/index.ts')).neutreeko },
  { id: 'fuse', load: () => loadFuse('fuse') },
  { id: 'fuse-inner', variantOf: 'fuse', load: () => loadFuse('fuse-inner') },
  { id: 'fuse-kings', variantOf: 'fuse', load: () => loadFuse('fuse-kings') },
  { id: 'fuse-omega', variantOf: 'fuse', load: () => loadFuse('fuse-omega') },
  { id: 'quantik', load: () => loadQuantik('quantik') },
  { id: 'quantik-blocked-draw', variantOf: 'quantik', load: () => loadQuantik('quantik-blocked-draw') },
  { ...dropEntry('tres-em-linha'), sizes: { example: '7x6x4', idOf: dropId } },
  dropEntry('drop-3x3x3', 'tres-em-linha'),
  dropEntry('drop-7x6x4', 'tres-em-linha'),
  dropEntry('drop-9x9x5', 'tres-em-linha'),
];

/** How the ids of the drop family are made: columns, rows, line. */
export const dropFamily = 'drop-CxRxL';

/** The entry of an id: a listed game, or any size of the drop family. */
export function findGame(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id) ?? (parseDropId(id) && dropEntry(id, 'tres-em-linha'));
}

function dropId(text: string): string {
  return text.startsWith('drop-') ? text : `drop-${text}`;
}

function dropEntry(id: string, variantOf?: string): GameEntry {
  const options = parseDropId(id);
  if (!options) throw new Error(`No drop game has the id ${id}; write columns, rows and line, as in drop-7x6x4.`);
  return {
    id,
    ...(variantOf && { variantOf }),
    load: async () => (await import('./drop/index.ts')).makeDrop(options),
  };
}

function pick<S>(variants: readonly Game<S>[], id: string): Game<S> {
  const game = variants.find((variant) => variant.id === id);
  if (!game) throw new Error(`Its folder has no game ${id}; name it there as in the list.`);
  return game;
}
