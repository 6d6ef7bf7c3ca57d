import { seededRandom } from '../../src/core/random.ts';
import { makeClient, type OnlineClient } from '../../src/online/client/client.ts';
import type { Pending } from '../../src/online/client/pending.ts';
import type { Transport, WireRequest, WireResponse } from '../../src/online/client/transport.ts';
import { formatMessage } from '../../src/online/event-stream.ts';
import type { Snapshot, StreamMessage } from '../../src/online/wire.ts';
import { keyOf } from './service-deps.ts';
import { noon, openTable, secrets } from './table.ts';
import { makeVirtualTime, type VirtualTime } from './virtual-time.ts';

const table = await openTable();
export const { id } = table;
/** The game as the client finds it: nothing is played, and Ana, whose client it is, has the turn. */
export const start = await table.snapshot();

/** A server that says what a test has it say. */
export interface Stage {
  readonly time: VirtualTime;
  readonly client: OnlineClient;
  readonly kept: (string | null)[];
  /** Requests but for streams, as they were sent. */
  readonly asked: WireRequest[];
  readonly streams: { readonly request: WireRequest; readonly say: (piece: string | undefined) => void }[];
  /** How the next requests are answered, in turn: with a status and a body, or not at all. */
  readonly script: (readonly [number, unknown, string?] | 'lost' | 'never')[];
  readonly tell: (...messages: readonly StreamMessage[]) => Promise<void>;
}

export function open(
  options: {
    readonly pending?: Pending;
    readonly snapshot?: Snapshot;
    readonly isWatching?: boolean;
    readonly streamStatus?: number;
    /** The type of what a stream is answered with. */
    readonly streamType?: string;
    /** How long to wait, with every stream that is refused. */
    readonly streamRetryAfter?: string;
  } = {},
): Stage {
  const time = makeVirtualTime(noon);
  const stage: Pick<Stage, 'kept' | 'asked' | 'streams' | 'script'> = { kept: [], asked: [], streams: [], script: [] };
  const transport: Transport = {
    send: (request, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Given up.')));
        if (request.path.endsWith('/events')) {
          resolve(listen(request, signal));
          return;
        }
        stage.asked.push(request);
        const next = stage.script.shift() ?? 'lost';
        if (next === 'lost') reject(new Error('No network.'));
        else if (next !== 'never') resolve(response(next[0], JSON.stringify(next[1]), next[2]));
      }),
  };
  function listen(request: WireRequest, signal: AbortSignal): WireResponse {
    const pieces: (string | undefined)[] = [];
    let wake: () => void = () => undefined;
    const say = (piece: string | undefined) => {
      pieces.push(piece);
      wake();
    };
    signal.addEventListener('abort', () => say(undefined));
    stage.streams.push({ request, say });
    return {
      ...response(options.streamStatus ?? 200, '', options.streamRetryAfter, options.streamType ?? 'text/event-stream'),
      async *pieces() {
        for (;;) {
          for (const piece of pieces.splice(0)) {
            if (piece === undefined) return;
            yield piece;
          }
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
    };
  }
  let keys = 0;
  const client = makeClient(
    {
      transport,
      now: time.now,
      after: time.after,
      random: seededRandom(1),
      makeKey: () => keyOf(++keys),
      keep: (text) => stage.kept.push(text),
    },
    {
      id,
      language: 'en',
      ...(!options.isWatching && { seat: { player: 0, secret: secrets[0] } }),
      ...(options.pending && { pending: options.pending }),
      ...(options.snapshot && { snapshot: options.snapshot }),
    },
  );
  return {
    ...stage,
    time,
    client,
    async tell(...messages) {
      stage.streams.at(-1)?.say(messages.map(formatMessage).join(''));
      await time.pass(0);
    },
  };
}

function response(status: number, body: string, retryAfter?: string, type = 'application/json'): WireResponse {
  return {
    status,
    header: (name) => ({ 'retry-after': retryAfter, 'content-type': type })[name] ?? null,
    text: async () => body,
    async *pieces() {},
  };
}

export async function live(options: Parameters<typeof open>[0] = {}): Promise<Stage> {
  const stage = open(options);
  stage.client.start();
  await stage.time.pass(0);
  await stage.tell({ kind: 'snapshot', snapshot: start });
  return stage;
}
