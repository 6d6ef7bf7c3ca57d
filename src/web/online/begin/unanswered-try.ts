import { isShape, isText, parseJson } from '../../../core/json.ts';

/** A game that was asked for. The same wish with the same key and secret is the same game, however often it is sent. */
export interface Try {
  readonly wish: string;
  readonly key: string;
  readonly secret: string;
}

const storageKey = 'tabuleiro.online-try';
const isTry = isShape({ wish: isText(4000), key: isText(64), secret: isText(64) });

/** What was asked for in this tab and is not answered, if it was the same: a reload makes no second game of it. */
export function unansweredTry(wish: string): Try | undefined {
  try {
    const kept = parseJson(sessionStorage.getItem(storageKey) ?? '');
    return isTry(kept) && kept.wish === wish ? kept : undefined;
  } catch {
    // A browser that forbids storage.
    return undefined;
  }
}

export function keepTry(wanted: Try): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(wanted));
  } catch {
    // Then another game is made, if no answer comes to this.
  }
}

export function forgetTry(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none.
  }
}
