import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { succeed } from '../../core/problem.ts';
import type { OnlineService } from '../../online/service.ts';
import { makeLimits, maxStreams, networkOf } from './limits.ts';
import { openStream } from './stream.ts';
import { makeWatchers } from './watchers.ts';

let server: FastifyInstance;
afterEach(() => server.close());

/** A server with one stream, which is opened when its game was read and the time is known. */
async function stage(read: () => Promise<void>, now: () => Promise<number> = async () => 0) {
  const limits = makeLimits(() => 0);
  const store = { events: async () => [], seqs: async () => new Map(), say: () => undefined };
  const watchers = makeWatchers(store, 'this server', (error) => {
    throw error;
  });
  const service = {
    read: async () => {
      await read();
      return succeed({ seq: 0 });
    },
  } as unknown as OnlineService;
  server = fastify({ forceCloseConnections: true });
  const deps = { service, store: { now }, watchers, limits, headers: {} };
  server.get('/', (request, reply) => openStream(request, reply, 'a-game-of-tests', undefined, deps));
  const failed: unknown[] = [];
  server.setErrorHandler((error, _request, reply) => {
    failed.push(error);
    return reply.code(500).send();
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    watchers,
    failed,
    /** Somebody who asks for the stream. */
    come(): Socket {
      const { port } = server.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      return socket;
    },
    /** How many streams the address may still open. */
    left(): number {
      let opened = 0;
      while (limits.enter(networkOf('127.0.0.1'))) opened++;
      return opened;
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('who watches is counted until it leaves', async () => {
  const { watchers, come, left } = await stage(async () => undefined);
  const socket = come();
  await once(socket, 'data');
  expect(watchers.count()).toBe(1);
  socket.destroy();
  while (watchers.count() > 0) await settle();
  expect(left()).toBe(maxStreams);
});

test('who has gone while the game was read is not counted', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let socket: Socket | undefined;
  const { watchers, failed, come, left } = await stage(async () => {
    socket?.destroy();
    await gate;
  });
  const gone = once(server.server, 'connection').then(([each]: Socket[]) => each && once(each, 'close'));
  socket = come();
  await gone;
  release();
  await settle();
  expect([watchers.count(), failed]).toEqual([0, []]);
  expect(left()).toBe(maxStreams);
});

test('who got no stream because the store failed is not counted', async () => {
  const { come, left } = await stage(
    async () => undefined,
    () => Promise.reject(new Error('gone')),
  );
  await once(come(), 'data');
  expect(left()).toBe(maxStreams);
});
