import { createSignal } from 'solid-js';

/**
 * A module that is loaded when it is first asked for, and undefined until it is there. Whatever asks within Solid's
 * computations is asked again then. Where it can't be loaded it stays away, or something else stands in for it.
 */
export function lateModule<T>(load: () => Promise<T>, instead?: T): () => T | undefined {
  const [found, setFound] = createSignal<T>();
  let isLoading = false;
  return () => {
    if (!isLoading) {
      isLoading = true;
      load().then(
        (module) => setFound(() => module),
        (error: unknown) => {
          console.error(error);
          setFound(() => instead);
        },
      );
    }
    return found();
  };
}
