import type { FastifyInstance } from 'fastify';
import type { Live } from './live.ts';
import type { Gauge, Metrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import { pageOf, pageStyle } from './openapi-page.ts';

export interface OperationDeps {
  readonly live: Live | undefined;
  readonly metrics: Metrics;
  /** How many requests and streams are being answered. */
  pending(): number;
}

/** What is for those who run the server or write programs for it. It is answered whatever state the games are in. */
export function addOperations(scope: FastifyInstance, { live, metrics, pending }: OperationDeps): void {
  const description = describeApi();
  const page = pageOf(description);

  scope.get('/health', async (_request, reply) => {
    const status = await healthOf(live);
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });

  scope.get('/metrics', async (_request, reply) =>
    reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(metrics.text(await gaugesOf(live, pending()))),
  );

  scope.get('/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(description));
  scope.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
  scope.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
  );
}

async function healthOf(live: Live | undefined): Promise<'ok' | 'draining' | 'no-store'> {
  const condition = live?.condition() ?? 'no-store';
  if (condition !== 'open') return condition;
  const isThere = await live?.store.now().catch(() => undefined);
  return isThere === undefined ? 'no-store' : 'ok';
}

async function gaugesOf(live: Live | undefined, pending: number): Promise<Readonly<Record<string, Gauge>>> {
  const { rss, heapUsed } = process.memoryUsage();
  const games = live?.condition() === 'open' ? await live.store.count().catch(() => undefined) : undefined;
  return {
    ...(games !== undefined && { games: { help: 'Games that are stored.', value: games } }),
    store_up: { help: 'Whether games can be had.', value: Number(live?.condition() === 'open') },
    pending: { help: 'Requests and streams that are being answered, this one too.', value: pending },
    streams: { help: 'Streams that are open.', value: live?.watchers.count() ?? 0 },
    computers_busy: { help: 'Games in which a computer is to move here.', value: live?.computers.busy() ?? 0 },
    engines_busy: { help: 'Threads that think.', value: live?.engines.running() ?? 0 },
    engines_waiting: { help: 'Who waits for a thread.', value: live?.engines.waiting() ?? 0 },
    memory_bytes: { help: 'Memory of the process.', value: rss },
    heap_bytes: { help: 'Of it, what the program uses.', value: heapUsed },
    uptime_seconds: { help: 'For how long the process has been running.', value: Math.round(process.uptime()) },
  };
}
