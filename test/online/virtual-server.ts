import type { Game } from '../../src/core/game.ts';
import { parseJson } from '../../src/core/json.ts';
import { succeed } from '../../src/core/problem.ts';
import type { Random } from '../../src/core/random.ts';
import type { WireRequest } from '../../src/online/client/transport.ts';
import { formatHeartbeat, formatMessage, heartbeatInterval } from '../../src/online/event-stream.ts';
import { answerProblem } from '../../src/online/problem-text.ts';
import { refuseOnline } from '../../src/online/problems.ts';
import { makeOnlineService, type OnlineService } from '../../src/online/service.ts';
import type { Answer } from '../../src/online/service-deps.ts';
import type { Commit, OnlineStore } from '../../src/online/store.ts';
import { snapshotOf } from '../../src/online/stored-game.ts';
import type { MemoryStore } from './memory-store.ts';
import { makeTexts, serviceDeps } from './service-deps.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What a request is answered. */
export interface Head {
  readonly status: number;
  readonly body: string;
}

export interface VirtualStream {
  /** Called with each piece, and with undefined when it breaks off. */
  readonly onPiece: (piece: string | undefined) => void;
}

/** A server of the wire over a store that survives it. It can die at any moment, and come back. */
export interface VirtualServer {
  readonly isAlive: boolean;
  handle(request: WireRequest): Promise<Head>;
  /** Undefined where there is no such game; otherwise what ends the stream. */
  stream(request: WireRequest, stream: VirtualStream): Promise<(() => void) | undefined>;
  start(): Promise<void>;
  /** Dies at once: what it was about is done or not, and nobody hears of it. */
  kill(): void;
}

const beatInterval = 1000;
/** How long the store takes for what it does, at the most, before and after. */
const maxStoreDelay = 4;

export function makeVirtualServer(
  time: VirtualTime,
  store: MemoryStore,
  game: Game,
  random: Random,
  onCommit: (commit: Commit) => void,
): VirtualServer {
  const text = makeTexts();
  /** Rises with each life; what a former life was about comes to nothing. */
  let life = 0;
  let service: OnlineService | undefined;
  let streams = new Set<OpenStream>();

  /** The store as one life of the server sees it: slow, and gone with it. */
  function storeOf(mine: number): OnlineStore {
    const through = async <T>(run: () => Promise<T>): Promise<T> => {
      await time.sleep(random.below(maxStoreDelay));
      if (mine !== life) return new Promise<T>(() => undefined);
      const value = await run();
      await time.sleep(random.below(maxStoreDelay));
      return mine === life ? value : new Promise<T>(() => undefined);
    };
    return {
      kind: store.kind,
      now: () => through(() => store.now()),
      read: (id, key) => through(() => store.read(id, key)),
      creation: (key) => through(() => store.creation(key)),
      create: (created, creation) => through(() => store.create(created, creation)),
      commit: (commit) =>
        through(async () => {
          const done = await store.commit(commit);
          if (done === 'committed') onCommit(commit);
          return done;
        }),
      events: (id, after, limit) => through(() => store.events(id, after, limit)),
      count: () => through(() => store.count()),
      listed: (limit) => through(() => store.listed(limit)),
      due: (now, limit) => through(() => store.due(now, limit)),
      waitingForComputers: (limit) => through(() => store.waitingForComputers(limit)),
      running: (after, limit) => through(() => store.running(after, limit)),
      aliveAt: () => through(() => store.aliveAt()),
      beat: () => through(() => store.beat()),
    };
  }

  /** Sends a stream what it has not had yet, one after another. */
  async function feed(own: OnlineStore, stream: OpenStream): Promise<void> {
    if (stream.isFeeding) {
      stream.isWanted = true;
      return;
    }
    stream.isFeeding = true;
    do {
      stream.isWanted = false;
      for (const event of await own.events(stream.id, stream.sent, 100)) {
        stream.sent = event.seq;
        stream.onPiece(formatMessage({ kind: 'event', event }));
      }
    } while (stream.isWanted);
    stream.isFeeding = false;
  }

  function every(interval: number, mine: number, run: () => Promise<void>): void {
    time.after(interval, () => {
      if (mine !== life) return;
      void run();
      every(interval, mine, run);
    });
  }

  async function route(own: OnlineService, { method, path, headers, body }: WireRequest): Promise<Head> {
    const [, , id = '', what = ''] = path.split('/');
    const data = parseJson(body ?? '');
    const secret = headers.authorization?.replace(/^Bearer /u, '');
    if (method === 'GET') return head(await own.read(id), 200);
    switch (what) {
      case '':
        return head(await own.create(headers['idempotency-key'], data), 201);
      case 'claim':
        return head(await own.claim(id, data), 200);
      case 'moves':
        return head(await own.move(id, secret, data), 200);
      case 'actions':
        return head(await own.act(id, secret, data), 200);
      default:
        return head(refuseOnline({ code: 'no-such-game', values: {} }), 200);
    }
  }

  function head(answer: Answer<unknown>, status: number): Head {
    if (answer.ok) return { status, body: JSON.stringify(answer.value) };
    const problem = answerProblem(answer, 'en');
    return { status: problem.status, body: JSON.stringify(problem.body) };
  }

  return {
    get isAlive() {
      return service !== undefined;
    },
    async handle(request) {
      if (!service) throw new Error('Nobody is there.');
      return route(service, request);
    },
    async stream({ path, headers }, { onPiece }) {
      const mine = life;
      if (!service) throw new Error('Nobody is there.');
      const own = storeOf(mine);
      const [, , id = ''] = path.split('/');
      const reading = await own.read(id);
      if (!reading) return undefined;
      const after = headers['last-event-id'];
      const stream = { id, sent: Number(after ?? reading.game.seq), onPiece, isFeeding: false, isWanted: false };
      if (after === undefined) onPiece(formatMessage({ kind: 'snapshot', snapshot: snapshotOf(reading.game) }));
      onPiece(formatHeartbeat(time.now()));
      streams.add(stream);
      void feed(own, stream);
      return () => streams.delete(stream);
    },
    async start() {
      this.kill();
      const mine = ++life;
      const own = storeOf(mine);
      const tell = (id: string) => {
        for (const stream of streams) if (stream.id === id && mine === life) void feed(own, stream);
      };
      const waking = makeOnlineService(
        serviceDeps(own, {
          tell,
          loadGame: async () => game,
          checkPlayer: async (_game, _state, player) => succeed(player),
          makeId: () => text(16),
          makeToken: () => text(22),
        }),
      );
      await waking.excuseDowntime();
      await own.beat();
      if (mine !== life) return;
      service = waking;
      every(beatInterval, mine, () => own.beat());
      every(beatInterval, mine, async () => {
        for (const id of await own.due(await own.now(), 100)) await waking.wake(id);
      });
      every(heartbeatInterval, mine, async () => {
        for (const { onPiece } of streams) onPiece(formatHeartbeat(time.now()));
      });
    },
    kill() {
      life++;
      service = undefined;
      const broken = streams;
      streams = new Set();
      for (const { onPiece } of broken) onPiece(undefined);
    },
  };
}

interface OpenStream extends VirtualStream {
  readonly id: string;
  sent: number;
  isFeeding: boolean;
  isWanted: boolean;
}
