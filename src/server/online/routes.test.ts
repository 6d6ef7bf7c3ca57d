import fastify from 'fastify';
import { expect, test } from 'vitest';
import { succeed } from '../../core/problem.ts';
import { makeLimits, maxOpenGames } from './limits.ts';
import { addRoutes, guardRequests, type RouteDeps } from './routes.ts';

/** An address that has as many open games as it may, of which it is heard only by asking that one has ended. */
async function create(ended: string): Promise<number> {
  const limits = makeLimits(() => 0);
  for (let made = 0; made < maxOpenGames; made++) limits.opened('127.0.0.1', `game ${made}`);
  const service = {
    read: async (id: string) => succeed({ result: id === ended ? { reason: 'abort', winner: null } : null }),
    create: async () => succeed({ id: 'a new game', snapshot: { result: null } }),
  };
  const ignore = () => undefined;
  const deps = {
    limits,
    service,
    computers: { consider: ignore },
    metrics: { answered: ignore, happened: ignore },
    log: { request: ignore, failure: ignore },
    condition: () => 'open',
  } as unknown as RouteDeps;
  const server = fastify();
  guardRequests(server, deps);
  addRoutes(server, deps);
  const { statusCode } = await server.inject({ method: 'POST', url: '/games', payload: {} });
  await server.close();
  return statusCode;
}

test('a game that ended at another server is no longer counted', async () => {
  expect(await create('game 7')).toBe(201);
  expect(await create('none')).toBe(429);
});
