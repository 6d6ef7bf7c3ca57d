import { engineFailure } from '../../../core/problem.ts';
import { loadGameInBrowser } from '../../../worker/browser-game.ts';
import type { LabMessage, LabOrder } from './lab-message.ts';
import type { TaskRequest } from './task-request.ts';
import { labTasks, type StartTask } from './tasks.ts';

/** How long work goes on without hearing what it is told, in milliseconds. */
const stretch = 12;
const stopped = new Set<number>();

/** Takes what the page says, and says what comes of it. */
export function takeOrder(order: LabOrder, post: (message: LabMessage) => void): void {
  if (order.kind === 'stop') stopped.add(order.id);
  else void run(order, post);
}

async function run(
  { id, task, request, modules }: Extract<LabOrder, { kind: 'start' }>,
  post: (message: LabMessage) => void,
): Promise<void> {
  try {
    // The page makes requests with the types of the tasks.
    const start = (await labTasks[task]()) as StartTask<TaskRequest, unknown>;
    const begun = await start(await loadGameInBrowser(request.game, modules), request);
    if (!begun.ok) {
      post({ kind: 'problem', id, problem: begun.problem });
      return;
    }
    let paused = performance.now();
    while (!stopped.delete(id)) {
      const step = begun.value.next();
      if (step.done) {
        post({ kind: 'result', id, value: step.value });
        return;
      }
      if (performance.now() - paused < stretch) continue;
      post({ kind: 'progress', id, done: step.value });
      await new Promise((resolve) => setTimeout(resolve));
      paused = performance.now();
    }
  } catch (error) {
    post({ kind: 'problem', id, problem: engineFailure(error) });
  }
}
