import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, isCount, isListOf, isOneOf, isShape, isText } from '../../src/core/json.ts';
import { seededRandom } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { familyOf, parseWeights } from '../../src/games/fuse/master/network.ts';
import type { JobKind, JobQueue } from '../../src/jobs/queue.ts';
import { playVersion } from '../../src/terminal/queue/version.ts';
import { root } from '../../test/project.ts';
import type { Sample } from './sample.ts';
import { makeSelfPlay, type SelfPlaySettings } from './self-play.ts';

/** Some games of self-play, with everything that they depend on: any machine comes to the same samples. */
export interface SelfPlayOrder {
  readonly scoring: Scoring;
  /** As base64. */
  readonly weights: string;
  readonly settings: SelfPlaySettings;
  readonly seed: number;
  /** The number of the first game, and how many. */
  readonly first: number;
  readonly games: number;
}

/** Plays what is ordered, wherever that may be; the samples come in the order of the orders. */
export type PlayOrders = (orders: readonly SelfPlayOrder[]) => AsyncIterable<readonly Sample[]>;

export function playOrder(kernel: FuseKernel, order: SelfPlayOrder): readonly Sample[] {
  const { scoring, seed, first, games } = order;
  const play = makeSelfPlay(kernel, scoring, parseWeights(order.weights, familyOf(scoring)), order.settings);
  return Array.from({ length: games }, (_, game) => play(seededRandom(seed, first + game))).flat();
}

export function playHere(kernel: FuseKernel): PlayOrders {
  return async function* playAll(orders) {
    for (const order of orders) yield playOrder(kernel, order);
  };
}

/** The version is made of the code of the game and of this folder. */
export function selfPlayKind(): JobKind {
  const folder = join(root, 'tools', 'fuse');
  const hash = createHash('sha256').update(playVersion());
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const name of files.sort()) hash.update(readFileSync(join(folder, name)));
  return { name: 'fuse-self-play', version: hash.digest('hex').slice(0, 12) };
}

/** Lets workers play, on any number of machines; `tell` hears how many of so many orders are done. */
export function playByQueue(queue: JobQueue, kind: JobKind, tell: (done: number, all: number) => void): PlayOrders {
  return async function* playAll(orders) {
    const found: (readonly Sample[])[] = [];
    const failure = await queue.ask(
      kind,
      orders.map((order) => ({ order, needs: '' })),
      {
        signal: new AbortController().signal,
        onResult: (place, result) => {
          found[place] = parseSamples(result);
        },
        onProgress: ({ done }) => tell(done, orders.length),
      },
    );
    if (failure !== undefined) throw new Error(`Self-play failed: ${failure}`);
    yield* found;
  };
}

/** Plays the orders of a queue until the signal comes. */
export async function workFor(queue: JobQueue, kind: JobKind, kernel: FuseKernel, signal: AbortSignal): Promise<void> {
  await queue.work(kind, {
    places: 1,
    signal,
    isAble: (needs) => needs === '',
    perform: async (order) => {
      if (!isOrder(order)) throw new Error('the order is none of self-play');
      return { result: playOrder(kernel, order).map(plainSample) };
    },
    onEvent: (event) => {
      if (event.kind !== 'begun' && event.kind !== 'done') console.log('reason' in event ? event.reason : event.kind);
    },
  });
}

/** A sample as plain data. */
function plainSample({ inputs, family, pushes, shares, result, margin }: Sample) {
  return { inputs: [...inputs], family, pushes: [...pushes], shares: [...shares], result, margin };
}

function parseSamples(stored: unknown): readonly Sample[] {
  if (!areSamples(stored)) throw new Error('the queue has a result that is no self-play');
  return stored.map(({ inputs, family, pushes, shares, result, margin }) => ({
    ...{ inputs: Uint16Array.from(inputs), family, pushes: Uint8Array.from(pushes) },
    ...{ shares: Float64Array.from(shares), result, margin },
  }));
}

const isNumber: Guard<number> = (value): value is number => typeof value === 'number';

const areSamples = isListOf(
  isShape({
    inputs: isListOf(isCount),
    family: isOneOf([0, 1]),
    pushes: isListOf(isCount),
    shares: isListOf(isNumber),
    result: isNumber,
    margin: isNumber,
  }),
);

const isOrder: Guard<SelfPlayOrder> = isShape({
  scoring: isOneOf(['all', 'inner', 'kings', 'omega']),
  weights: isText(100_000),
  settings: isShape({
    walks: isCount,
    noise: isNumber,
    variedPlies: isCount,
    trustInResult: isNumber,
    exactDiscs: isCount,
  }),
  seed: isCount,
  first: isCount,
  games: isCount,
});
