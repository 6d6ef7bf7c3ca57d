import type { QueueProblems } from '../../jobs/queue.ts';

/** What can go wrong before games are shared with other machines. */
export type QueueCommandProblems = QueueProblems & {
  'queue-missing': Record<never, never>;
  'queue-not-installed': { server: string };
  'queue-patience': { text: string; least: number; most: number };
  /** Games wait, and all of them for workers of other versions. */
  'queue-version': { own: string; waiting: string };
};
