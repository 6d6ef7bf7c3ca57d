import type { Random } from '../../src/core/random.ts';
import type { Transport, WireRequest, WireResponse } from '../../src/online/client/transport.ts';
import type { VirtualServer } from './virtual-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What a network does to those who rely on it: chances in percent, and milliseconds. */
export interface Faults {
  readonly lost: number;
  readonly doubled: number;
  readonly maxDelay: number;
  /** How long a stream lives at the most; 0 for ever. */
  readonly maxStream: number;
}

/** What was answered to whom: for whoever checks that all answers agree. */
export interface Exchange {
  readonly request: WireRequest;
  readonly status: number;
  readonly body: string;
}

export interface VirtualNetwork {
  faults: Faults;
  /** All answers of the server, those that were lost on the way too. */
  readonly exchanges: readonly Exchange[];
  readonly transport: Transport;
}

export function makeVirtualNetwork(time: VirtualTime, server: VirtualServer, random: Random): VirtualNetwork {
  const exchanges: Exchange[] = [];
  const network = { faults: { lost: 0, doubled: 0, maxDelay: 1, maxStream: 0 }, exchanges };
  const happens = (percent: number) => random.below(100) < percent;
  const travel = () => time.sleep(1 + random.below(network.faults.maxDelay));

  async function deliver(request: WireRequest): Promise<Exchange> {
    await travel();
    const { status, body } = await server.handle(request);
    const exchange = { request, status, body };
    exchanges.push(exchange);
    return exchange;
  }

  async function ask(request: WireRequest): Promise<WireResponse> {
    if (happens(network.faults.doubled)) deliver(request).catch(() => undefined);
    if (happens(network.faults.lost)) throw new Error('The request was lost.');
    const { status, body } = await deliver(request);
    await travel();
    // One that is lost on its way back leaves the client waiting, or tells it so.
    if (happens(network.faults.lost)) {
      if (happens(50)) throw new Error('The answer was lost.');
      await new Promise(() => undefined);
    }
    return { status, header: () => null, text: async () => body, pieces: () => noPieces() };
  }

  async function listen(request: WireRequest, signal: AbortSignal): Promise<WireResponse> {
    await travel();
    if (happens(network.faults.lost)) throw new Error('The request was lost.');
    const pipe = makePipe(time, travel);
    const end = await server.stream(request, { onPiece: pipe.push });
    await travel();
    if (!end) return { status: 404, header: () => null, text: async () => '', pieces: () => noPieces() };
    const cut = () => {
      end();
      pipe.push(undefined);
    };
    if (network.faults.maxStream > 0) time.after(random.below(network.faults.maxStream), cut);
    signal.addEventListener('abort', cut);
    return { status: 200, header: () => 'text/event-stream', text: async () => '', pieces: () => pipe.pieces() };
  }

  return Object.assign(network, {
    transport: {
      send: (request: WireRequest, signal: AbortSignal) =>
        abortable(signal, request.path.endsWith('/events') ? listen(request, signal) : ask(request)),
    },
  });
}

function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It was given up.')));
    work.then(resolve, reject);
  });
}

async function* noPieces(): AsyncGenerator<string> {}

/** Pieces on their way, which stay in order, until it breaks off. */
function makePipe(time: VirtualTime, travel: () => Promise<void>) {
  const arrived: (string | undefined)[] = [];
  let wake: (() => void) | undefined;
  let last = Promise.resolve();
  return {
    push(piece: string | undefined): void {
      last = last.then(travel).then(() => {
        arrived.push(piece);
        wake?.();
      });
    },
    async *pieces(): AsyncGenerator<string> {
      for (;;) {
        if (arrived.length === 0) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        for (const piece of arrived.splice(0)) {
          if (piece === undefined) return;
          // Cut in two, as networks do.
          const half = (time.now() + piece.length) % piece.length;
          yield piece.slice(0, half);
          yield piece.slice(half);
        }
      }
    },
  };
}
