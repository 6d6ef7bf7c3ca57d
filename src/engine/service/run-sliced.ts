/** Time as the shell has it: a clock, and a way to let other messages through. */
export interface Clock {
  now(): number;
  /** Resolves after the messages that wait have been handled. */
  pause(): Promise<void>;
}

/** How long work in slices may go on, by which clock, and who may end it before. */
export interface Limits<T> {
  /** What is known by then is the result; `Infinity` lets it go on to its end. */
  readonly milliseconds: number;
  readonly clock: Clock;
  /** Whether nobody wants the result any more. */
  isCancelled?(): boolean;
  /** Whether what is known so far is wanted now. */
  isHurried?(): boolean;
  /** Told what is known so far, each time that others were let through. */
  onProgress?(known: T): void;
}

/** How long a position is thought about where nothing is said, in milliseconds. */
export const usualMilliseconds = 1000;

/** How long work goes on without letting others through. */
const stretch = 12;

/**
 * Runs work that comes in slices until it is done, cancelled, hurried or out of time, and returns the last that it said.
 * The first slice is always done, so that there is something to say.
 */
export async function runSliced<T>(work: Generator<T, T>, limits: Limits<T>): Promise<T | undefined> {
  const { clock, milliseconds } = limits;
  // By a time that is no number it would never end.
  if (typeof milliseconds !== 'number' || Number.isNaN(milliseconds)) {
    throw new RangeError(`milliseconds must be a number, such as 1000, or Infinity; it is ${String(milliseconds)}.`);
  }
  const started = clock.now();
  let paused = started;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const now = clock.now();
    if (now - started >= milliseconds) return stop(work, step.value);
    if (now - paused < stretch) continue;
    limits.onProgress?.(step.value);
    await clock.pause();
    if (limits.isCancelled?.()) return stop(work, undefined);
    if (limits.isHurried?.()) return stop(work, step.value);
    paused = clock.now();
  }
}

/** Ends work that is not done, so that it gives back what it holds. */
function stop<T, R extends T | undefined>(work: Generator<T, T>, result: R): R {
  // What it would return is not looked at.
  work.return(undefined as T);
  return result;
}
