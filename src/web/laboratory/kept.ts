import { type Guard, parseJson } from '../../core/json.ts';

/** What a part of the laboratory keeps on this device, by a name of its own; nothing where it can't be read. */
export function readKept<T>(name: string, isKept: Guard<T>): T | undefined {
  try {
    const kept = parseJson(localStorage.getItem(keyOf(name)) ?? '');
    return isKept(kept) ? kept : undefined;
  } catch {
    // A browser that forbids storage.
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or forbidden storage: it holds until the page is closed.
  }
}

const keyOf = (name: string): string => `tabuleiro.lab.${name}`;
