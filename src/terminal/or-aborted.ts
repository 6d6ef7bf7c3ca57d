/** What a promise gives; undefined when the signal comes first, or has come already. Nothing is left on the signal. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  if (!signal) return promise;
  if (signal.aborted) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const end = () => resolve(undefined);
    signal.addEventListener('abort', end);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** When a signal comes. */
export function aborted(signal: AbortSignal): Promise<undefined> {
  return orAborted(new Promise<undefined>(() => undefined), signal);
}
