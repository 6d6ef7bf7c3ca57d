/** Runs work that comes in slices to its end, and returns what it comes to. Nothing else happens meanwhile. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
