import { createHash } from 'node:crypto';
import { checkBoundedPlayer } from '../../src/engine/players/bounded.ts';
import { findGame } from '../../src/games/index.ts';
import type { ServiceDeps } from '../../src/online/service-deps.ts';
import type { OnlineStore } from '../../src/online/store.ts';

/** Texts in the letters of base64url that are different each time and the same in each run. */
export function makeTexts(): (length: number) => string {
  let made = 0;
  return (length) => {
    made++;
    return createHash('sha256').update(`text ${made}`).digest('base64url').slice(0, length);
  };
}

export const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What a service needs, everything repeatable; the games are the real ones. */
export function serviceDeps(store: OnlineStore, changes: Partial<ServiceDeps> = {}): ServiceDeps {
  const text = makeTexts();
  let seed = 0;
  return {
    store,
    loadGame: async (id) => findGame(id)?.load(),
    hash,
    makeId: () => text(16),
    makeToken: () => text(22),
    makeSeed: () => ++seed,
    checkPlayer: checkBoundedPlayer,
    isTrueDraw: async () => false,
    ...changes,
  };
}

/** A secret by the name of who has it. */
export const secretOf = (name: string) => hash(`secret of ${name}`);
/** A key by its number. */
export const keyOf = (number: number) => hash(`key ${number}`).slice(0, 20);
