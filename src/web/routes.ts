import { createSignal } from 'solid-js';
import { findGame } from './games.ts';

/** Where one can be in the app. */
export type Route =
  | { readonly screen: 'home' }
  /** The sheet that starts a game, over whatever was there before, perhaps from a position. */
  | { readonly screen: 'new'; readonly game: string; readonly position?: string }
  /** The table with the game in progress, or with a saved one. */
  | { readonly screen: 'play'; readonly id?: string }
  | { readonly screen: 'learn'; readonly game: string }
  | { readonly screen: 'edit'; readonly game: string; readonly position?: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'saved' }
  /** A game or position that someone shared: the text behind `#`, for the table to open. */
  | { readonly screen: 'shared'; readonly link: string }
  /** An address that leads nowhere: home, with a sentence on what was wrong. */
  | { readonly screen: 'lost'; readonly why: 'address' | 'game'; readonly text: string };

/** Anything longer was not made here; what is quoted of it is bounded by who says it. */
const maxAddressLength = 20_000;

/** The route that an address's `#` part means; every text means one. */
export function parseRoute(hash: string): Route {
  const lost = (why: 'address' | 'game', text: string): Route => ({ screen: 'lost', why, text });
  if (hash.length > maxAddressLength) return lost('address', hash);
  const path = hash.replace(/^#?\/?/u, '');
  const [screen = '', first = '', ...rest] = path.split('/');
  if (/^[0-9]+$/u.test(screen)) return { screen: 'shared', link: hash };
  const word = decode(first);
  if (word === undefined) return lost('address', hash);
  if (screen === 'new' || screen === 'learn' || screen === 'edit') {
    const game = findGame(word)?.id;
    if (game === undefined) return lost(word === '' ? 'address' : 'game', word || hash);
    if (rest.length === 0) return { screen, game };
    if (screen === 'learn') return lost('address', hash);
    const position = decode(rest.join('/').replaceAll('_', ' '));
    return position === undefined ? lost('address', hash) : { screen, game, position };
  }
  if (rest.length > 0) return lost('address', hash);
  if (screen === 'play') return word === '' ? { screen } : { screen, id: word };
  if (word !== '') return lost('address', hash);
  if (screen === '') return { screen: 'home' };
  return screen === 'settings' || screen === 'saved' ? { screen } : lost('address', hash);
}

/** The `#` part of the address of a route. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'learn':
      return `#/learn/${encodeURIComponent(route.game)}`;
    case 'new':
    case 'edit': {
      const position = route.position === undefined ? '' : `/${encodePosition(route.position)}`;
      return `#/${route.screen}/${encodeURIComponent(route.game)}${position}`;
    }
    case 'play':
      return route.id === undefined ? '#/play' : `#/play/${encodeURIComponent(route.id)}`;
    case 'settings':
    case 'saved':
      return `#/${route.screen}`;
    case 'shared':
      return route.link;
    case 'lost':
      return route.text;
  }
}

/** A position in an address stays readable: slashes are kept, spaces become underscores. */
function encodePosition(position: string): string {
  return encodeURIComponent(position).replaceAll('_', '%5F').replaceAll('%2F', '/').replaceAll('%20', '_');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const [current, setCurrent] = createSignal<Route>(parseRoute(globalThis.location?.hash ?? ''));

/** How many steps into the app this page of the history is; the browser keeps it with the page. */
function depth(): number {
  return typeof history.state === 'number' ? history.state : 0;
}

/** What the pages of the history remember while the app is open, such as how far they were scrolled. */
const memories: Map<string, number>[] = [];

/** What the page that is open remembers; whoever comes back to it finds it again. */
export function pageMemory(): Map<string, number> {
  return memoryOf(depth());
}

function memoryOf(page: number): Map<string, number> {
  memories[page] ??= new Map();
  return memories[page];
}

/** A new page begins: the one before remembers where it was left, and nothing is known of this one. */
function leave(page: number): void {
  memoryOf(page).set('scroll', scrollY);
  memories.length = page + 1;
}

// The page that the app begins on is told apart from a link that was followed.
if (globalThis.history && typeof history.state !== 'number') history.replaceState(0, '');
let lastDepth = globalThis.history ? depth() : 0;
globalThis.addEventListener?.('hashchange', () => {
  // A link that was followed has no depth yet.
  if (typeof history.state !== 'number') {
    leave(lastDepth);
    history.replaceState(lastDepth + 1, '');
  }
  lastDepth = depth();
  setCurrent(parseRoute(location.hash));
});

/** Where the app is. */
export const route = current;

/** Reads the address again, when more games are known than before. */
export function readRouteAgain(): void {
  setCurrent(parseRoute(location.hash));
}

export function go(to: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  const hash = formatRoute(to);
  if (replace) history.replaceState(depth(), '', hash);
  else {
    leave(depth());
    history.pushState(depth() + 1, '', hash);
  }
  lastDepth = depth();
  setCurrent(parseRoute(hash));
}

/** Back to where one came from; to `fallback` if that was not in the app. */
export function goBack(fallback: Route): void {
  if (depth() > 0) history.back();
  else go(fallback, { replace: true });
}
