import type { Clock } from '../engine/drive.ts';

/** Time as Node has it. */
export const clock: Clock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};
