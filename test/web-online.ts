import { seededRandom } from '../src/core/random.ts';
import { makeClient, type OnlineClient } from '../src/online/client/client.ts';
import type { Transport, WireResponse } from '../src/online/client/transport.ts';
import { formatMessage } from '../src/online/event-stream.ts';
import type { Snapshot, StreamMessage } from '../src/online/wire.ts';

/** What a game online is to the web app, without a browser and without a server. */

const noon = 1_777_636_800_000;
export const secret = 'a'.repeat(43);

/** A game in which nothing is played: Ana has the turn, and Rui sits elsewhere. */
export const start: Snapshot = {
  version: 1,
  id: 'abcdefghijkl',
  game: 'tres-em-linha',
  start: '...../...../...../..... x',
  moves: [],
  position: '...../...../...../..... x',
  turn: 0,
  ply: 0,
  epoch: 0,
  seq: 1,
  seats: [
    { kind: 'person', name: 'Ana', isClaimed: true },
    { kind: 'person', name: 'Rui', isClaimed: true },
  ],
  clock: null,
  takebacks: true,
  offer: null,
  result: null,
  rematch: null,
  created: '2026-05-01T12:00:00.000Z',
};

/** A client whose server says what a test has it say. */
export interface OnlineStage {
  readonly client: OnlineClient;
  /** How the next requests are answered, in turn: with a status and a body, or not at all. */
  readonly script: (readonly [number, unknown] | 'lost')[];
  /** The server tells something. */
  tell(...messages: readonly StreamMessage[]): Promise<void>;
  /** Lets everything happen that is about to. */
  pass(): Promise<void>;
}

/** The client of Ana, or of someone who watches, that is connected. */
export async function live({ isWatching }: { readonly isWatching: boolean }): Promise<OnlineStage> {
  const script: OnlineStage['script'] = [];
  let say: (piece: string) => void = () => undefined;
  const transport: Transport = {
    async send({ path }) {
      if (path.endsWith('/events')) return { ...response(200, ''), header: () => 'text/event-stream', pieces };
      const next = script.shift() ?? 'lost';
      if (next === 'lost') throw new Error('No network.');
      return response(next[0], JSON.stringify(next[1]));
    },
  };
  async function* pieces(): AsyncGenerator<string> {
    for (;;) {
      yield await new Promise<string>((resolve) => {
        say = resolve;
      });
    }
  }
  let keys = 0;
  const client = makeClient(
    {
      transport,
      now: () => noon,
      after: () => () => undefined,
      random: seededRandom(1),
      makeKey: () => `key-${++keys}`.padEnd(16, '-'),
      keep: () => undefined,
    },
    { id: start.id, language: 'en', ...(!isWatching && { seat: { player: 0, secret } }) },
  );
  const pass = () => new Promise<void>((resolve) => setTimeout(resolve));
  const tell = async (...messages: readonly StreamMessage[]) => {
    say(messages.map(formatMessage).join(''));
    await pass();
  };
  client.start();
  await pass();
  await tell({ kind: 'snapshot', snapshot: start });
  return { client, script, tell, pass };
}

function response(status: number, body: string): WireResponse {
  return { status, header: () => null, text: async () => body, async *pieces() {} };
}
