/**
 * One piece of work for all who ask: whoever comes second goes on where the first left off, and from its end on
 * everybody has the result at once.
 */
export function shareWork<T>(work: Generator<number, T>): () => Generator<number, T> {
  let result: { readonly value: T } | undefined;
  return function* share() {
    while (!result) {
      const step = work.next();
      if (step.done) result = { value: step.value };
      else yield step.value;
    }
    return result.value;
  };
}
