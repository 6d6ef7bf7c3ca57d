import { createSignal } from 'solid-js';
import type { Game } from '../core/game.ts';
import { isListOf, isPair, isShape, isText } from '../core/json.ts';
import { present } from '../core/present.ts';
import { findGame as findOwnGame, type GameEntry, games as ownGames } from '../games/index.ts';

/** The games of the app: its own, which are known at once, and those from outside, which the server may have beside it. */

/** A game from outside: what is said of it before it is loaded, and the whole address of its module. */
export interface OutsideEntry extends GameEntry {
  readonly module: string;
  readonly text: Readonly<Record<'en' | 'pt', { readonly name: string; readonly summary: string }>>;
}

const isWords = isShape({ name: isText(200), summary: isText(2000) });
const isList = isShape({
  games: isListOf(
    isShape({
      id: isText(200),
      module: isText(2000),
      sides: isPair(isText(200)),
      text: isShape({ en: isWords, pt: isWords }),
    }),
    100,
  ),
});

const [outside, setOutside] = createSignal<readonly OutsideEntry[]>([]);
let isComplete = false;
let asked: Promise<void> | undefined;

/** The games from outside, as far as they are known. */
export const outsideGames = outside;

/** The addresses of the modules that bring a game from outside: none for one of ours. */
export function modulesOf(game: string): readonly string[] {
  return outside()
    .filter(({ id }) => id === game)
    .map(({ module }) => module);
}

/** Whether all games are known: the server has said which are beside it. */
export function isListComplete(): boolean {
  return isComplete;
}

/** Asks the server, once, which games are beside it. None, where nobody answers. */
export function learnOutsideGames(): Promise<void> {
  asked ??= fetchList().then((list) => {
    setOutside(list);
    isComplete = true;
  });
  return asked;
}

/** Nobody waits longer for it: the app's own games do without a network. */
const maxMilliseconds = 3000;

async function fetchList(): Promise<readonly OutsideEntry[]> {
  try {
    const signal = AbortSignal.timeout(maxMilliseconds);
    const list: unknown = await (await fetch('./loaded.json', { cache: 'no-cache', signal })).json();
    return isList(list) ? list.games.filter(({ id }) => !findOwnGame(id)).map(entryOf) : [];
  } catch {
    // No network, or hardly any, or a host that does not have the list.
    return [];
  }
}

function entryOf(listed: Omit<OutsideEntry, 'load'>): OutsideEntry {
  const module = new URL(listed.module, document.baseURI).href;
  let loading: Promise<Game> | undefined;
  const load = () => {
    loading ??= loadOutside(module, listed.id).catch((error: unknown) => {
      // Another time it may be there.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { ...listed, module, load };
}

async function loadOutside(module: string, id: string): Promise<Game> {
  const { loadOutsideGame } = await import('../outside/load-in-browser.ts');
  return loadOutsideGame(module, id);
}

/** The app's own games, each followed by its variants. */
export { ownGames };

/** The game that is meant where an address names none. */
export const firstGame = present(ownGames[0], 'game in the list').id;

/** The entry of an id, among the games that are known so far. */
export function findGame(id: string): GameEntry | undefined {
  return findOwnGame(id) ?? outside().find((entry) => entry.id === id);
}

/** The entry of an id; before one is said not to be there, the server is asked. */
export async function lookForGame(id: string): Promise<GameEntry | undefined> {
  if (!findGame(id)) await learnOutsideGames();
  return findGame(id);
}

/** The game of an id, loaded. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return (await lookForGame(id))?.load();
}

/** All games: ours at once, each followed by its variants, and then those from outside, once it is known which. */
export async function* allGames(): AsyncGenerator<GameEntry> {
  yield* ownGames;
  await learnOutsideGames();
  yield* outside();
}

/** A game and its variants. */
export function variantsOf(id: string): readonly GameEntry[] {
  return [...ownGames, ...outside()].filter((entry) => entry.id === id || entry.variantOf === id);
}
