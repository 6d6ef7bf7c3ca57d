import type { Result } from '../core/problem.ts';

/**
 * Work that any machine can do. The same order of the same kind is the same job, whoever asks for it and however often,
 * and has one result.
 */
export interface JobKind {
  /** Letters, digits and hyphens. */
  readonly name: string;
  /** Whatever decides that two machines come to the same result: only workers of the same version take the job. */
  readonly version: string;
}

export interface Job {
  /** Plain data, from which everything about the job follows. */
  readonly order: unknown;
  /** What a worker must be able to do beside: a word of its kind's own, without a slash; empty where nothing. */
  readonly needs: string;
}

/** A queue of jobs on a machine that all others reach. What is in it outlives whoever asked. */
export interface JobQueue {
  /** Where it is, without the name and password of whoever may go there. */
  readonly place: string;
  /**
   * Puts jobs in, the first to be done first, and waits for their results. Those that were asked for before are not done
   * again. Ends when all results are there, when the signal comes, or when a job has failed; then it says why.
   */
  ask(kind: JobKind, jobs: readonly Job[], options: AskOptions): Promise<string | undefined>;
  /** Takes jobs out, with their results, of which those that are there are told. */
  withdraw(kind: JobKind, jobs: readonly Job[], onResult: AskOptions['onResult']): Promise<void>;
  /** Does jobs until the signal comes; those that are not finished then go back at once. */
  work(kind: JobKind, options: WorkOptions): Promise<void>;
  /** The versions of a kind that jobs wait for. */
  waitingVersions(kind: JobKind): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface AskOptions {
  readonly signal: AbortSignal;
  /** Once for each job, by its place in the list. */
  onResult(place: number, result: unknown): void;
  /** Now and then, also when nothing has changed. */
  onProgress(progress: AskProgress): void;
}

export interface AskProgress {
  readonly done: number;
  /** How many workers of the kind's version are there, and how many of others. */
  readonly workers: number;
  readonly otherWorkers: number;
  /** Where the queue can't be reached, it is tried again until the signal comes. */
  readonly isReachable: boolean;
}

export interface WorkOptions {
  /** How many jobs are done at the same time. */
  readonly places: number;
  readonly signal: AbortSignal;
  isAble(needs: string): boolean;
  /** What becomes of an order; when the signal comes, nobody wants to know any more. Whatever is thrown fails the job. */
  perform(order: unknown, signal: AbortSignal): Promise<JobOutcome>;
  onEvent(event: WorkEvent): void;
}

/** A result; or why this machine can't do the job, and another may. */
export type JobOutcome = { readonly result: unknown } | { readonly unable: string };

export type WorkEvent =
  | { readonly kind: 'begun' | 'done' | 'withdrawn'; readonly order: unknown }
  | { readonly kind: 'failed'; readonly order: unknown; readonly reason: string }
  | { readonly kind: 'unable'; readonly order: unknown; readonly reason: string }
  /** Jobs are left to workers that may do more than this one. */
  | { readonly kind: 'unfit' }
  /** Jobs wait for workers of other versions alone. */
  | { readonly kind: 'other-versions'; readonly own: string; readonly versions: readonly string[] }
  /** There was something to do, and now there is nothing. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'found' };

export interface QueueOptions {
  /** What a worker does; whoever asks is told how many do. */
  readonly worker?: JobKind;
  /** How many seconds a worker may be silent before its jobs are given to others. */
  readonly patience?: number;
}

/** The package that has the queue, as whoever finds it installed sees it. */
export interface QueuePackage {
  openQueue(address: string, options?: QueueOptions): Promise<Result<JobQueue>>;
}

/** Why a queue is not open. */
export type QueueProblems = {
  /** The address may hold a password, and is not repeated. */
  'queue-address': Record<never, never>;
  'queue-unreachable': { place: string; reason: string };
};
