/** Waits, and no longer than until one of the signals comes. */
export function wait(milliseconds: number, ...signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const signal of signals) {
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    }
  });
}
