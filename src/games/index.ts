import type { Game } from '../core/game.ts';
import type { Sizes } from '../core/sizes.ts';
import { dropSizes, parseDropId } from './drop/size.ts';

/** A game that can be loaded when it is wanted. */
export interface GameEntry {
  readonly id: string;
  /** Other names by which people ask for it; links, files and lists have the id. */
  readonly aliases?: readonly string[];
  /** The game whose variant it is. */
  readonly variantOf?: string;
  /** The English names of the two players, in small letters: command lines name them before a game is loaded. */
  readonly sides: Sides;
  /** The sizes that it comes in, where there are more than are listed. */
  readonly sizes?: Sizes;
  /** Whether its players write a game as the row of its moves, so that such a text means it where no game is named. */
  readonly isWrittenAsMoves?: boolean;
  load(): Promise<Game>;
}

type Sides = readonly [first: string, second: string];

const blackFirst: Sides = ['black', 'white'];
const whiteFirst: Sides = ['white', 'black'];
const whiteAndBrown: Sides = ['white', 'brown'];

const loadFuse = async (id: string) => pick((await import('./fuse/index.ts')).fuseGames, id);
const loadQuantik = async (id: string) => pick((await import('./quantik/index.ts')).quantikGames, id);

/**
 * The games, each followed by its variants. Of the drop games, which come in hundreds of sizes, two examples; one size is
 * known the world over, and so a game of its own.
 */
export const games: readonly GameEntry[] = [
  { id: 'neutreeko', sides: blackFirst, load: async () => (await import('./neutreeko/index.ts')).neutreeko },
  { id: 'fuse', sides: whiteFirst, load: () => loadFuse('fuse') },
  { id: 'fuse-inner', variantOf: 'fuse', sides: whiteFirst, load: () => loadFuse('fuse-inner') },
  { id: 'fuse-kings', variantOf: 'fuse', sides: whiteFirst, load: () => loadFuse('fuse-kings') },
  { id: 'fuse-omega', variantOf: 'fuse', sides: whiteFirst, load: () => loadFuse('fuse-omega') },
  { id: 'quantik', sides: whiteAndBrown, load: () => loadQuantik('quantik') },
  {
    id: 'quantik-blocked-draw',
    variantOf: 'quantik',
    sides: whiteAndBrown,
    load: () => loadQuantik('quantik-blocked-draw'),
  },
  dropEntry('tres-em-linha'),
  dropEntry('drop-3x3x3', 'tres-em-linha'),
  dropEntry('drop-9x9x5', 'tres-em-linha'),
  { ...dropEntry('drop-7x6x4'), aliases: ['connect-four', 'connect4', 'quatro-em-linha'], isWrittenAsMoves: true },
];

/**
 * The entry of an id or of another name: a listed game, or any size of the drop family. Names are typed by people, so capitals
 * and the space around them do not matter; the entry's own id has neither.
 */
export function findGame(name: string): GameEntry | undefined {
  // In plain JavaScript it may be no text at all, which is no game's name.
  const id = String(name).trim().toLowerCase();
  const listed = games.find((entry) => entry.id === id || entry.aliases?.includes(id));
  return listed ?? (parseDropId(id) && dropEntry(id, 'tres-em-linha'));
}

/**
 * The game of an id or of another name. Where there is none, the promise is rejected with a `ProblemError` that says which
 * there are; whoever is not sure asks `findGame` before.
 */
export async function loadGame(name: string): Promise<Game> {
  const entry = findGame(name);
  if (entry) return entry.load();
  // Whoever asks for a game that there is does not load what is said of others.
  const [{ unknownGame }, { errorOf }] = await Promise.all([
    import('./unknown-game.ts'),
    import('../text/problem-error.ts'),
  ]);
  throw errorOf(unknownGame(name, games));
}

function dropEntry(id: string, variantOf?: string): GameEntry {
  const options = parseDropId(id);
  if (!options) throw new Error(`No drop game has the id ${id}; write columns, rows and line, as in drop-7x6x4.`);
  return {
    id,
    ...(variantOf && { variantOf }),
    sides: ['x', 'o'],
    sizes: dropSizes,
    load: async () => (await import('./drop/index.ts')).makeDrop(options),
  };
}

function pick<S>(variants: readonly Game<S>[], id: string): Game<S> {
  const game = variants.find((variant) => variant.id === id);
  if (!game) throw new Error(`Its folder has no game ${id}; name it there as in the list.`);
  return game;
}
