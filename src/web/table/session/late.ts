import { batch, createSignal } from 'solid-js';

/** What a part answers while it is not there; `later` for what it is then told when it comes. */
export type Idle<T> = { readonly [Name in keyof T]: T[Name] | 'later' };

export interface Late<T> {
  /** The part, for those who use it: whatever they read within Solid's computations is read again when it comes. */
  readonly part: T;
  arrive(real: T): void;
}

/** A part of a session, all of whose members are functions, that comes after the board. */
export function createLate<T extends object>(idle: Idle<T>): Late<T> {
  const [real, setReal] = createSignal<T>();
  const told: ((real: T) => void)[] = [];
  const call = (owner: object, name: string, words: readonly unknown[]) => Reflect.get(owner, name).apply(owner, words);
  const members = Object.entries(idle).map(([name, answer]) => [
    name,
    (...words: readonly unknown[]) => {
      const there = real();
      if (there) return call(there, name, words);
      if (answer !== 'later') return call(idle, name, words);
      told.push((arrived) => call(arrived, name, words));
      return undefined;
    },
  ]);
  return {
    // It has a member for each of the idle one, and each answers as the one there is.
    part: Object.fromEntries(members) as T,
    arrive(arrived) {
      batch(() => {
        setReal(() => arrived);
        for (const tell of told.splice(0)) tell(arrived);
      });
    },
  };
}
