import { createSignal } from 'solid-js';
import { isCount, isShape } from '../core/json.ts';
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
  /** Play with someone elsewhere: a game, perhaps with an invitation to it, or all there is of it where `place` is empty. */
  | { readonly screen: 'online'; readonly place: string }
  /** The laboratory, and where in it: see laboratory/place.ts. */
  | { readonly screen: 'lab'; readonly place: string }
  /**
   * The map of perfect play, and of which game (map/place.ts); puzzles to choose from, of all games or of one, and one of
   * them (puzzles/place.ts).
   */
  | { readonly screen: 'map' | 'puzzles' | 'puzzle'; readonly place: string }
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
  if (screen === 'lab' || screen === 'map' || screen === 'puzzles' || screen === 'puzzle') {
    return { screen, place: path.slice(screen.length + 1) };
  }
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
  if (screen === 'online') return { screen, place: first };
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
      return `#/learn/${encode(route.game)}`;
    case 'new':
    case 'edit': {
      const position = route.position === undefined ? '' : `/${encodePosition(route.position)}`;
      return `#/${route.screen}/${encode(route.game)}${position}`;
    }
    case 'play':
      return route.id === undefined ? '#/play' : `#/play/${encode(route.id)}`;
    case 'shared':
      return route.link;
    case 'lost':
      return route.text;
    default: {
      const place = 'place' in route ? route.place : '';
      return `#/${route.screen}${place && '/'}${place}`;
    }
  }
}

/** Half of a character, as a text field may hold, is none, and no address can have it. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** A position in an address stays readable: slashes are kept, spaces become underscores. */
export function encodePosition(position: string): string {
  return encode(position).replaceAll('_', '%5F').replaceAll('%2F', '/').replaceAll('%20', '_');
}

export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const [current, setCurrent] = createSignal<Route>(parseRoute(globalThis.location?.hash ?? ''));

/** Where the app is. */
export const route = current;

/**
 * The history has an entry for each page, with the number of steps into the app that it is, and one for a sheet that lies
 * over a page, so that Back closes the sheet. There is at most one of those, on top: whatever is gone to from a sheet takes
 * its place, and a sheet that follows another has the entry of that one. The browser keeps this with each entry.
 */
type Entry = number | { readonly sheetOver: number };

const isSheetEntry = isShape({ sheetOver: isCount });

function isEntry(state: unknown): state is Entry {
  return typeof state === 'number' || isSheetEntry(state);
}

/** How many steps into the app the page is that is open, or that a sheet lies over. */
function depth(): number {
  const state: unknown = history.state;
  if (isSheetEntry(state)) return state.sheetOver;
  return typeof state === 'number' ? state : 0;
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

interface OpenSheet {
  close(): void;
}

let openSheet: OpenSheet | undefined;
/** The entry of a sheet that was closed is being left; the browser does so a moment later. */
let isLeaving = false;
/** Where to go as soon as that is done. */
let waiting: string | undefined;
let last = { depth: 0, hash: '', isSheet: false };

function noteEntry(): void {
  last = { depth: depth(), hash: location.hash, isSheet: isSheetEntry(history.state) };
}

/** Puts an entry on top for a sheet that opens. `onBack` is to close it; the answer is called once it is closed. */
export function enterSheet(onBack: () => void): () => void {
  const mine: OpenSheet = { close: onBack };
  openSheet = mine;
  // A sheet that has just been closed leaves its entry to this one; one that is being left already is waited for.
  if (!isLeaving && !isSheetEntry(history.state)) pushSheetEntry();
  return () => {
    if (openSheet !== mine) return;
    openSheet = undefined;
    queueMicrotask(leaveSheetEntry);
  };
}

function pushSheetEntry(): void {
  history.pushState({ sheetOver: depth() } satisfies Entry, '');
  noteEntry();
}

/** Steps off the entry of a sheet that is not open any more. */
function leaveSheetEntry(): void {
  if (openSheet || isLeaving || !isSheetEntry(history.state)) return;
  isLeaving = true;
  history.back();
}

/** Closes the sheet that is open, whose entry is gone or another's. */
function dropSheet(): void {
  const sheet = openSheet;
  openSheet = undefined;
  sheet?.close();
}

/** The browser has gone to an entry: by Back, Forward or an address that was typed. */
function arrive(): void {
  const wasLeaving = isLeaving;
  isLeaving = false;
  if (isSheetEntry(history.state)) {
    // By Forward, or back from an address that was typed: the sheet is closed since, and the page is below.
    leaveSheetEntry();
    return;
  }
  if (typeof history.state !== 'number') {
    leave(last.depth);
    history.replaceState(last.depth + 1, '');
  } else if (last.isSheet && last.depth === depth() && last.hash !== location.hash) {
    // Under the sheet, the page has come to another address.
    history.replaceState(depth(), '', last.hash);
  }
  const isElsewhere = location.hash !== last.hash;
  noteEntry();
  if (wasLeaving && openSheet) pushSheetEntry();
  else dropSheet();
  if (isElsewhere) setCurrent(parseRoute(location.hash));
  const next = waiting;
  waiting = undefined;
  if (next !== undefined) goToHash(next);
}

/** A link within the app is gone to like anything else, so that one in a sheet takes the sheet's place. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target !== '' || link.download !== '') return;
  event.preventDefault();
  if (link.hash === location.hash) openSheet?.close();
  else goToHash(link.hash);
}

if (globalThis.history) {
  // The page that the app begins on is told apart from an address that was typed.
  if (!isEntry(history.state)) history.replaceState(0, '');
  noteEntry();
  addEventListener('popstate', arrive);
  addEventListener('click', follow);
  // After a reload the sheet is closed. Browsers go nowhere before a page is whole.
  if (last.isSheet) addEventListener('load', leaveSheetEntry, { once: true });
}

/** Reads the address again, when more games are known than before. */
export function readRouteAgain(): void {
  setCurrent(parseRoute(location.hash));
}

export function go(to: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  const hash = formatRoute(to);
  if (!replace) {
    goToHash(hash);
    return;
  }
  history.replaceState(history.state, '', hash);
  noteEntry();
  setCurrent(parseRoute(hash));
}

function goToHash(hash: string): void {
  if (isLeaving) {
    waiting = hash;
    return;
  }
  const next: Entry = depth() + 1;
  leave(depth());
  if (isSheetEntry(history.state)) history.replaceState(next, '', hash);
  else history.pushState(next, '', hash);
  noteEntry();
  dropSheet();
  setCurrent(parseRoute(hash));
}

/** Back to where one came from; to `fallback` if that was not in the app. */
export function goBack(fallback: Route): void {
  if (depth() > 0) history.back();
  else go(fallback, { replace: true });
}
