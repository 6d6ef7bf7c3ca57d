import { wholeNumber } from '../../core/json.ts';
import type { Result } from '../../core/problem.ts';
import type { JobKind, JobQueue, QueuePackage } from '../../jobs/queue.ts';
import type { Invocation } from '../command.ts';
import { refuse } from '../problems.ts';
import { importServer, serverPackage } from '../server-package.ts';

const minPatience = 2;
const maxPatience = 3600;

/** Where the queue is, if one was named: by the option, or by the variable, which nobody else sees. */
export function queueAddress({ arguments: { queue }, env }: Invocation): string | undefined {
  return queue ?? (env.QUEUE_URL || undefined);
}

/** Opens the queue that was named. A worker says what it does. */
export async function openQueue(invocation: Invocation, worker?: JobKind): Promise<Result<JobQueue>> {
  const address = queueAddress(invocation);
  if (address === undefined) return refuse({ code: 'queue-missing', values: {} });
  const text = invocation.env.QUEUE_PATIENCE || undefined;
  const patience = text === undefined ? undefined : wholeNumber(text, minPatience, maxPatience);
  if (text !== undefined && patience === undefined) {
    return refuse({ code: 'queue-patience', values: { text, least: minPatience, most: maxPatience } });
  }
  const found = await importServer<QueuePackage>('/queue');
  if (!found) return refuse({ code: 'queue-not-installed', values: { server: serverPackage } });
  const options = { ...(worker && { worker }), ...(patience !== undefined && { patience }) };
  return found.openQueue(address, options);
}
