/** Does something again and again, so many milliseconds after it was last done, until it is stopped. It never overlaps itself. */
export function every(
  milliseconds: number,
  work: () => Promise<void> | void,
  report: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  const plan = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      current = Promise.resolve().then(work).catch(report).finally(plan);
    }, milliseconds);
    timer.unref();
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return current;
  };
}

/** Goes through what is due, so that one thing that always fails keeps nothing else from being done. */
export function makeDue(
  due: () => Promise<readonly string[]>,
  wake: (id: string) => Promise<void>,
): () => Promise<void> {
  /** What has failed is left out until everything else was done once. A store that is gone is asked once, and not for each. */
  const failed = new Set<string>();
  return async () => {
    for (const id of await due()) {
      if (failed.has(id)) continue;
      try {
        await wake(id);
      } catch (error) {
        failed.add(id);
        throw error;
      }
    }
    failed.clear();
  };
}
