import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';

/**
 * What is loaded for a source, once it is there, and until then what was before. Unlike a resource it does not take the
 * screen away meanwhile, and with it the keyboard's place. What fails to load is not there.
 */
export function createLater<Source, T>(
  source: Accessor<Source>,
  load: (source: Source) => Promise<T | undefined>,
): Accessor<T | undefined> {
  const [found, setFound] = createSignal<T>();
  createEffect(
    on(source, (wanted) => {
      let isCurrent = true;
      onCleanup(() => {
        isCurrent = false;
      });
      const take = (value: T | undefined) => {
        if (isCurrent) setFound(() => value);
      };
      load(wanted).then(take, () => take(undefined));
    }),
  );
  return found;
}
