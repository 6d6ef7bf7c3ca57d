import { failWith, type Result, succeed } from '../../core/problem.ts';
import type { JobQueue, QueueOptions, QueueProblems } from '../../jobs/queue.ts';
import { placeOf } from './address.ts';
import { ask, withdraw } from './ask.ts';
import { sayError } from './say-error.ts';
import { JobStore } from './store.ts';
import { work } from './work.ts';

const refuse = failWith<QueueProblems>();

/** Opens the queue in a PostgreSQL database, which is made where there is none. */
export async function openQueue(address: string, options: QueueOptions = {}): Promise<Result<JobQueue>> {
  const place = placeOf(address);
  if (place === undefined) return refuse({ code: 'queue-address', values: {} });
  try {
    const store = await JobStore.open(address, options);
    return succeed({
      place,
      ask: (kind, jobs, how) => ask(store, kind, jobs, how),
      withdraw: (kind, jobs, onResult) => withdraw(store, kind, jobs, onResult),
      work: (kind, how) => work(store, kind, how),
      waitingVersions: async (kind) => {
        const waiting = (await store.lanes(kind)).filter((lane) => lane.waiting > 0);
        return [...new Set(waiting.map(({ lane }) => lane.version))];
      },
      close: () => store.close(),
    });
  } catch (error) {
    return refuse({ code: 'queue-unreachable', values: { place, reason: sayError(error) } });
  }
}
