import { batch, createSignal } from 'solid-js';

/** A module that is loaded when it is first asked for, and undefined until it is there. */
export interface LateModule<T> {
  (): T | undefined;
  /** Whether it did not come when it was last asked for. */
  isLost(): boolean;
}

/** How long a module that did not come is not asked for again, in milliseconds: who is told that asks at once. */
const rest = 300;

/**
 * Whatever asks within Solid's computations is asked again when the module is there. Where it can't be loaded something
 * else may stand in for it, until somebody asks again and it comes.
 */
export function lateModule<T>(load: () => Promise<T>, instead?: T): LateModule<T> {
  const [found, setFound] = createSignal<T>();
  const [isLost, setLost] = createSignal(false);
  let isAskedFor = false;
  const settle = (module: T | undefined, lost: boolean) =>
    batch(() => {
      setFound(() => module);
      setLost(lost);
    });
  const ask = () => {
    if (!isAskedFor) {
      isAskedFor = true;
      load().then(
        (module) => settle(module, false),
        (error: unknown) => {
          console.error(error);
          setTimeout(() => {
            isAskedFor = false;
          }, rest);
          settle(instead, true);
        },
      );
    }
    return found();
  };
  return Object.assign(ask, { isLost });
}
