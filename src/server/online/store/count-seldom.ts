import type { ServerStore } from './server-store.ts';

/** For so many milliseconds a number of games is as good as counted. */
const goodFor = 5000;

/** A store that counts its games once in a while: the more there are, the longer it takes, and anybody may ask. */
export function countSeldom(store: ServerStore, now: () => number): ServerStore {
  let counted: { readonly at: number; readonly count: Promise<number> } | undefined;
  return {
    ...store,
    count() {
      if (counted && now() - counted.at < goodFor) return counted.count;
      const mine = { at: now(), count: store.count() };
      counted = mine;
      mine.count.catch(() => {
        if (counted === mine) counted = undefined;
      });
      return mine.count;
    },
  };
}
