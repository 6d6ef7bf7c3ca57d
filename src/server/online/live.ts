import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Game, opponentOf } from '../../core/game.ts';
import { checkBoundedPlayer } from '../../engine/players/bounded.ts';
import type { Analyst } from '../../engine/service/analyst.ts';
import { heartbeatInterval } from '../../online/event-stream.ts';
import { makeOnlineService, type OnlineService } from '../../online/service.ts';
import { computerToMove } from '../../online/stored-game.ts';
import { type Computers, isTrueDraw, makeComputers } from './computers.ts';
import { type Engines, makeEngines } from './engines.ts';
import { every, makeDue } from './every.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Condition } from './routes.ts';
import { countSeldom } from './store/count-seldom.ts';
import { type ServerStore, StoreRefusal } from './store/server-store.ts';
import { makeWatchers, type Watchers } from './watchers.ts';

export interface LiveDeps {
  readonly store: ServerStore;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  loadGame(id: string): Promise<Game | undefined>;
  startEngine(game: string): Analyst;
  /** The store does not let us in, at first or at all. */
  refused(error: unknown): void;
  /** How many threads may think at once. */
  readonly engines: number;
}

/** Games online on a store: what answers for them, and what is done though nobody asks. */
export interface Live {
  readonly store: ServerStore;
  readonly service: OnlineService;
  readonly watchers: Watchers;
  readonly computers: Computers;
  readonly engines: Engines;
  readonly hash: (text: string) => string;
  condition(): Condition;
  /** Begins to live on the store: at once, or as soon as it lets us. */
  enter(): Promise<void>;
  /** Takes no more requests, tells the streams, and waits for what is being answered. */
  drain(pending: () => number): Promise<void>;
  close(): Promise<void>;
}

/** How many may wait for an engine. */
const maxWaiting = 200;
/** How often is looked for what is due, told that this server lives, and looked whether something was missed. */
const dueInterval = 250;
const beatInterval = 1000;
const lookInterval = 3000;
const retryInterval = 500;
const maxDue = 200;
const drainMilliseconds = 2000;

export const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

export function makeLive(deps: LiveDeps): Live {
  const { limits, metrics, log } = deps;
  const store = countSeldom(deps.store, () => performance.now());
  const report = (where: string) => (error: unknown) => log.failure(where, error);
  let state: Condition = 'no-store';
  const isOpen = () => state === 'open';
  const node = randomBytes(9).toString('base64url');
  const watchers = makeWatchers(store, node, report('streams'), () => metrics.happened('slow_readers'));
  const engines = makeEngines(deps.startEngine, deps.engines, maxWaiting);

  const service = makeOnlineService({
    store,
    loadGame: deps.loadGame,
    hash,
    makeId: () => randomBytes(12).toString('base64url'),
    makeToken: () => randomBytes(24).toString('base64url'),
    makeSeed: () => randomInt(2 ** 32),
    checkPlayer: checkBoundedPlayer,
    isTrueDraw: (match) => isTrueDraw(engines, match).catch(() => false),
    tell(id, after, events) {
      for (const event of events) {
        metrics.happened('events');
        const isComputers = event.kind === 'move' && after.seats[opponentOf(event.data.turn)].kind === 'computer';
        if (isComputers) metrics.happened('computer_moves');
        // A computer may have the first turn of the next game.
        if (event.kind === 'rematch' && event.data.id !== null) computers.consider(event.data.id);
      }
      // Who has moved is answered first, however many watch.
      setImmediate(() => watchers.tell(id, events));
      if (after.result) limits.ended(id);
      if (computerToMove(after) !== undefined) computers.consider(id);
    },
  });
  const computers: Computers = makeComputers(service, store, engines, seedOf, report('computers'));

  async function beat(): Promise<void> {
    // Where no clock runs, nobody has to know until when there was a server.
    if ((await store.running('', 1)).length > 0) await store.beat();
  }

  /** Tries to live on the store; then everything that is watched is read again. */
  async function tryToEnter(): Promise<unknown> {
    try {
      await store.enter(async () => {
        await service.excuseDowntime();
        // Who can't say so on a full disk lives all the same, and what is there can be seen.
        await store.beat().catch(report('beat'));
      });
    } catch (error) {
      log.failure('store', error);
      return error;
    }
    if (state === 'draining') return undefined;
    state = 'open';
    await Promise.all([watchers.look(), computers.look()]).catch(report('store'));
    return undefined;
  }

  /** Until the store lets us, the games can't be had. One that was written by a newer program never will. */
  async function enterLater(error: unknown): Promise<void> {
    let last = error;
    while (last !== undefined && !(last instanceof StoreRefusal) && state !== 'draining') {
      await new Promise((resolve) => setTimeout(resolve, retryInterval).unref());
      last = await tryToEnter();
    }
  }

  const whenOpen = (work: () => Promise<void> | void) => async () => {
    if (isOpen()) await work();
  };
  const timers = [
    every(
      dueInterval,
      whenOpen(makeDue(async () => store.due(await store.now(), maxDue), service.wake)),
      report('due'),
    ),
    every(beatInterval, whenOpen(beat), report('beat')),
    every(
      lookInterval,
      whenOpen(async () => {
        await watchers.look();
        await computers.look();
      }),
      report('look'),
    ),
    every(
      heartbeatInterval,
      whenOpen(async () => {
        watchers.beat(await store.now());
        watchers.repeatPresence();
      }),
      report('heartbeat'),
    ),
  ];

  return {
    store,
    service,
    watchers,
    computers,
    engines,
    hash,
    condition: () => state,
    async enter() {
      await store.listen({
        onChange: watchers.notice,
        onMessage: watchers.hear,
        onReturn: () => void watchers.look().catch(report('look')),
        onLoss() {
          if (state !== 'open') return;
          state = 'no-store';
          void enterLater('lost');
        },
      });
      const error = await tryToEnter();
      if (error === undefined) return;
      deps.refused(error);
      void enterLater(error);
    },
    async drain(pending) {
      const wasOpen = isOpen();
      state = 'draining';
      watchers.close();
      const end = performance.now() + drainMilliseconds;
      while (pending() > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
      engines.close();
      await Promise.all(timers.map((stop) => stop()));
      if (wasOpen) await store.beat().catch(report('beat'));
    },
    close: () => store.close(),
  };
}

/** The chance that a computer has in a game: the same for all its moves. */
function seedOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0);
}
