import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxBodyBytes } from '../../online/limits.ts';
import { makeOnlineProblem, refuseField, refuseOnline } from '../../online/problems.ts';
import { matches } from '../../online/schema.ts';
import { idSchema } from '../../online/schemas.ts';
import type { OnlineService } from '../../online/service.ts';
import type { Answer } from '../../online/service-deps.ts';
import type { WireRefusal } from '../../online/wire.ts';
import { sendNothing, sendOther, sendProblem, sendUnreadable } from './answers.ts';
import { RefusedRequest, readBodies } from './body.ts';
import type { Computers } from './computers.ts';
import { type Limited, type Limits, networkOf } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { StoreFailure } from './store/server-store.ts';
import { openStream, type StreamDeps } from './stream.ts';

/** Whether games can be had: they can, their store is gone for now or was never there, or the server is about to stop. */
export type Condition = 'open' | 'no-store' | 'draining';

/** What every request is held to. */
export interface Guards {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Log;
  condition(): Condition;
}

export interface RouteDeps extends StreamDeps, Guards {
  readonly service: OnlineService;
  readonly computers: Computers;
  readonly limits: Limits;
  hash(text: string): string;
}

type GameRequest = FastifyRequest<{ Params: { id: string } }>;

const maxTables = 100;

/** The wire of version 1, within a scope at its path. */
export function addRoutes(scope: FastifyInstance, deps: RouteDeps): void {
  const { service, limits } = deps;
  readBodies(scope);

  /** Answers with what the service says. */
  function answer<T>(request: FastifyRequest, reply: FastifyReply, answered: Answer<T>, status = 200): FastifyReply {
    if (!answered.ok) return sendProblem(request, reply, answered);
    return reply.code(status).header('cache-control', 'no-store').send(answered.value);
  }

  scope.get('/status', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await service.status()),
  );

  scope.post('/games', async (request, reply) => {
    const address = networkOf(request.ip);
    take(limits, 'creation', address);
    if (!limits.mayOpen(address)) await forgetEnded(address);
    if (!limits.mayOpen(address)) throw tooMany(60);
    const created = await service.create(request.headers['idempotency-key'], request.body);
    if (created.ok) {
      if (!created.value.snapshot.result) limits.opened(address, created.value.id);
      deps.computers.consider(created.value.id);
    }
    return answer(request, reply, created, 201);
  });

  scope.get<{ Querystring: Readonly<Record<string, string>> }>('/games', async (request, reply) => {
    if (request.query.listed !== 'true') {
      const expected = makeOnlineProblem({ code: 'expected-choice', values: { list: 'true' } });
      return sendProblem(request, reply, refuseField('listed', expected));
    }
    return reply.header('cache-control', 'no-store').send(await service.openTables(maxTables));
  });

  scope.get('/games/:id', async (request: GameRequest, reply) => {
    const snapshot = await service.read(idOf(request));
    if (!snapshot.ok) return sendProblem(request, reply, snapshot);
    const tag = `"${snapshot.value.seq}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(snapshot.value);
  });

  scope.get('/games/:id/events', { exposeHeadRoute: false }, async (request: GameRequest, reply) =>
    openStream(request, reply, idOf(request), secretOf(request), deps),
  );

  scope.post('/games/:id/claim', async (request: GameRequest, reply) =>
    answer(request, reply, await service.claim(idOf(request), request.body)),
  );

  scope.post('/games/:id/moves', async (request: GameRequest, reply) => {
    const secret = seatedSecret(request);
    return answer(request, reply, await service.move(idOf(request), secret, request.body));
  });

  scope.post('/games/:id/actions', async (request: GameRequest, reply) => {
    const secret = seatedSecret(request);
    return answer(request, reply, await service.act(idOf(request), secret, request.body));
  });

  scope.post('/games/:id/links', async (request: GameRequest, reply) => {
    const secret = seatedSecret(request);
    return answer(request, reply, await service.makeLink(idOf(request), secret, request.body));
  });

  scope.post('/games/:id/rotate', async (request: GameRequest, reply) => {
    const secret = seatedSecret(request);
    const rotated = await service.rotate(idOf(request), secret, request.body);
    // Who holds the seat opens its stream again with what is good now.
    if (rotated.ok) deps.watchers.expel(idOf(request), rotated.value.seat);
    return answer(request, reply, rotated);
  });

  /** Of games that ended at another server nothing was heard here. */
  async function forgetEnded(address: string): Promise<void> {
    for (const id of limits.openOf(address)) {
      const game = await service.read(id);
      if (!game.ok || game.value.result) limits.ended(id);
    }
  }

  /** The secret of a request that a seat's holder makes, of which so many are answered. */
  function seatedSecret(request: GameRequest): string | undefined {
    const secret = secretOf(request);
    if (secret !== undefined) take(limits, 'seat', `${idOf(request)} ${deps.hash(secret)}`);
    return secret;
  }
}

/** What is looked at before a request is answered, and what becomes of what goes wrong. */
export function guardRequests(scope: FastifyInstance, { limits, metrics, log, condition }: Guards): void {
  scope.addHook('onRequest', async (request, reply) => {
    const begin = performance.now();
    // Streams too, and those who hang up before they are answered.
    reply.raw.once('close', () => {
      const { method, routeOptions } = request;
      const milliseconds = performance.now() - begin;
      const entry = { method, route: routeOptions.url ?? 'unknown', status: reply.raw.statusCode, milliseconds };
      metrics.answered(entry);
      log.request(entry);
    });
    const state = condition();
    if (state !== 'open') throw new RefusedRequest(refuseOnline({ code: state, values: {} }));
    take(limits, 'request', networkOf(request.ip));
  });
  // Other addresses would be looked for among the files of the app. What is sent there is not read.
  scope.all('/*', { onRequest: async (request, reply) => sendNothing(request, reply) }, sendNothing);
  scope.setErrorHandler((error: Error & { readonly code?: string }, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) {
      if (refusal.problem.code === 'too-many') metrics.happened('limited');
      return sendProblem(request, reply, refusal);
    }
    if (error instanceof StoreFailure) {
      metrics.happened('store_failures');
      log.failure('store', error);
      return sendProblem(request, reply, refuseOnline({ code: 'no-store', values: {} }));
    }
    // Who has hung up while sending is told nothing any more, and nothing failed here.
    if (error.code === 'ECONNRESET' && !request.raw.complete) return sendUnreadable(request, reply);
    log.failure(request.routeOptions.url ?? 'unknown', error);
    return sendOther(request, reply, 500);
  });
}

function refusalOf(error: Error & { readonly code?: string }): WireRefusal | undefined {
  if (error instanceof RefusedRequest) return error.refusal;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refuseOnline({ code: 'too-large', values: { most: maxBodyBytes } });
  }
  // A body of another length than was said, or none where one was.
  if (error.code?.startsWith('FST_ERR_CTP_')) {
    return refuseOnline({ code: 'malformed', values: { field: '' }, cause: { code: 'expected-record', values: {} } });
  }
  return undefined;
}

function take(limits: Limits, limited: Limited, who: string): void {
  const seconds = limits.take(limited, who);
  if (seconds !== undefined) throw tooMany(seconds);
}

function tooMany(seconds: number): RefusedRequest {
  return new RefusedRequest(refuseOnline({ code: 'too-many', values: { seconds } }));
}

/** What can't be an id is that of no game, and is not asked for in a database. */
function idOf({ params: { id } }: GameRequest): string {
  return matches(idSchema, id) ? id : '';
}

function secretOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/iu.exec(headers.authorization ?? '')?.[1];
}

/** Whether the client has this very version. */
function isKnown(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//u, ''));
  return tags.includes(tag) || tags.includes('*');
}
