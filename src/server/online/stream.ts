import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wholeNumber } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { formatHeartbeat } from '../../online/event-stream.ts';
import { maxCount } from '../../online/limits.ts';
import { makeOnlineProblem, refuseField, refuseOnline } from '../../online/problems.ts';
import type { OnlineService } from '../../online/service.ts';
import type { Headers } from '../requests.ts';
import { sendProblem } from './answers.ts';
import { type Limits, maxAllStreams, networkOf } from './limits.ts';
import type { ServerStore } from './store/server-store.ts';
import type { Sink, Watchers } from './watchers.ts';

export interface StreamDeps {
  readonly service: OnlineService;
  readonly store: Pick<ServerStore, 'now'>;
  readonly watchers: Watchers;
  readonly limits: Limits;
  /** What every answer has. */
  readonly headers: Headers;
}

/** Seconds after which somebody whose streams are too many may try again. */
const retrySeconds = 10;

/** A game's events as they happen, from the last one on that the client has. */
export async function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  secret: string | undefined,
  { service, store, watchers, limits, headers }: StreamDeps,
): Promise<FastifyReply> {
  const last = lastEventOf(request);
  if (!last.ok) return sendProblem(request, reply, last);
  const snapshot = await service.read(id);
  if (!snapshot.ok) return sendProblem(request, reply, snapshot);
  const seat = secret === undefined ? undefined : await service.seatOf(id, secret);
  if (seat && !seat.ok) return sendProblem(request, reply, seat);
  const now = await store.now();
  const { raw } = reply;
  // Nothing is waited for from here on: who is counted is there, and is heard when it goes.
  if (raw.destroyed) return reply.hijack();
  const address = networkOf(request.ip);
  if (watchers.count() >= maxAllStreams || !limits.enter(address)) {
    return sendProblem(request, reply, refuseOnline({ code: 'too-many', values: { seconds: retrySeconds } }));
  }
  // The answer has no end, which is nothing for the framework.
  reply.hijack();
  // Small pieces go out at once.
  request.raw.socket.setNoDelay(true);
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Whoever stands between must pass on each piece as it comes.
    'x-accel-buffering': 'no',
  });
  raw.write(formatHeartbeat(now));
  const leave = watchers.join({ id, snapshot: snapshot.value, after: last.value, seat: seat?.value }, sinkOf(raw));
  raw.once('close', () => {
    leave();
    limits.leave(address);
  });
  return reply;
}

function sinkOf(raw: ServerResponse): Sink {
  return {
    write: (text) => void (raw.writable && raw.write(text)),
    behind: () => raw.writableLength,
    drained: () =>
      new Promise((resolve) => {
        if (!raw.writableNeedDrain || raw.destroyed) return resolve();
        const done = () => {
          raw.off('drain', done).off('close', done);
          resolve();
        };
        raw.on('drain', done).on('close', done);
      }),
    end() {
      // Who has not taken what was sent will not wait for its end either.
      raw.end();
      if (raw.writableLength > 0) setTimeout(() => raw.destroy(), 1000).unref();
    },
  };
}

/** The number of the last event that the client has, by its header or by its address. */
function lastEventOf({ headers, query }: FastifyRequest): Result<number | undefined> {
  const { after } = query as Readonly<Record<string, unknown>>;
  const header = headers['last-event-id'];
  const [field, given] = header ? ['Last-Event-ID', header] : ['after', after];
  if (given === undefined) return succeed(undefined);
  const number = typeof given === 'string' ? wholeNumber(given, 0, maxCount) : undefined;
  if (number !== undefined) return succeed(number);
  const values = { minimum: 0, maximum: maxCount };
  return refuseField(field, makeOnlineProblem({ code: 'expected-number', values }));
}
