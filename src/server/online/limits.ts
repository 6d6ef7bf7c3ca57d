/** So many at once, and so many a second after that. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Generous enough for a class behind one address. */
export const rates = {
  /** Requests of an address. */
  request: { burst: 400, perSecond: 100 },
  /** Games that an address creates. */
  creation: { burst: 100, perSecond: 0.1 },
  /** Requests with a seat's secret. */
  seat: { burst: 10, perSecond: 5 },
} as const satisfies Readonly<Record<string, Rate>>;
export type Limited = keyof typeof rates;

/** What an address may have at the same time. */
export const maxOpenGames = 500;
export const maxStreams = 300;
/** What a server may have at the same time, from wherever. */
export const maxAllStreams = 20_000;

/** Beyond so many, those who have not asked for long are forgotten. */
const maxBuckets = 100_000;

/** Counts who asks how often, and has what open. Nothing of it is kept when the server ends, or shown to anyone. */
export interface Limits {
  /** Takes one of what somebody may do; the seconds to wait where there is none left. */
  take(limited: Limited, who: string): number | undefined;
  /** Whether an address may have another stream; who is let in leaves again. */
  enter(address: string): boolean;
  leave(address: string): void;
  /** Whether an address may have another open game. */
  mayOpen(address: string): boolean;
  opened(address: string, game: string): void;
  /** The games of an address that are not known to have ended. */
  openOf(address: string): readonly string[];
  ended(game: string): void;
}

interface Bucket {
  left: number;
  at: number;
}

export function makeLimits(now: () => number): Limits {
  const buckets = new Map<string, Bucket>();
  const streams = new Map<string, number>();
  const openers = new Map<string, string>();
  const open = new Map<string, number>();

  function forget(moment: number): void {
    for (const [key, { left, at }] of buckets) {
      const { burst, perSecond } = rates[key.slice(0, key.indexOf(' ')) as Limited];
      if (left + ((moment - at) / 1000) * perSecond >= burst) buckets.delete(key);
    }
    // Whoever still fills it is many: all begin anew.
    if (buckets.size >= maxBuckets) buckets.clear();
  }

  return {
    take(limited, who) {
      const { burst, perSecond } = rates[limited];
      const moment = now();
      const key = `${limited} ${who}`;
      if (buckets.size >= maxBuckets && !buckets.has(key)) forget(moment);
      const bucket = buckets.get(key) ?? { left: burst, at: moment };
      bucket.left = Math.min(burst, bucket.left + ((moment - bucket.at) / 1000) * perSecond);
      bucket.at = moment;
      buckets.set(key, bucket);
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / perSecond));
      bucket.left--;
      return undefined;
    },
    enter(address) {
      const count = streams.get(address) ?? 0;
      if (count >= maxStreams) return false;
      streams.set(address, count + 1);
      return true;
    },
    leave: (address) => lower(streams, address),
    mayOpen: (address) => (open.get(address) ?? 0) < maxOpenGames,
    opened(address, game) {
      if (openers.has(game)) return;
      openers.set(game, address);
      open.set(address, (open.get(address) ?? 0) + 1);
    },
    openOf: (address) => [...openers].flatMap(([game, opener]) => (opener === address ? game : [])),
    ended(game) {
      const address = openers.get(game);
      openers.delete(game);
      if (address !== undefined) lower(open, address);
    },
  };
}

function lower(counts: Map<string, number>, key: string): void {
  const count = (counts.get(key) ?? 0) - 1;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** No limit at all, for measurements and tests. */
export const noLimits: Limits = {
  take: () => undefined,
  enter: () => true,
  leave: () => undefined,
  mayOpen: () => true,
  opened: () => undefined,
  openOf: () => [],
  ended: () => undefined,
};

/** Whom requests from an address are counted for: a home has a whole network of the new kind, of which 64 bits are its own. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('%')[0]?.split('::') ?? [];
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros =
    after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/u, ''))
    .join(':');
}
