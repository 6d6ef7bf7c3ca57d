import type { Clock } from '../../engine/service/run-sliced.ts';

/** Time as Node has it. */
export const clock: Clock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};
