/**
 * Guards for data from outside: a file, a browser's storage, a wire. What they let through has the type that they name,
 * so that nothing is believed before it was looked at.
 */
export type Guard<T> = (data: unknown) => data is T;

/** What a text holds as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** A text no longer than whoever writes it ever makes one. */
export function isText(maxLength = Number.POSITIVE_INFINITY): Guard<string> {
  return (data): data is string => typeof data === 'string' && data.length <= maxLength;
}

/** A whole number from 0 on. */
export function isCount(data: unknown): data is number {
  return typeof data === 'number' && Number.isSafeInteger(data) && data >= 0;
}

export function isBoolean(data: unknown): data is boolean {
  return typeof data === 'boolean';
}

export function isOneOf<T>(choices: readonly T[]): Guard<T> {
  return (data): data is T => choices.some((choice) => choice === data);
}

export function isPair<T>(isItem: Guard<T>): Guard<readonly [T, T]> {
  return (data): data is readonly [T, T] => Array.isArray(data) && data.length === 2 && data.every(isItem);
}

export function isListOf<T>(isItem: Guard<T>, maxLength = Number.POSITIVE_INFINITY): Guard<readonly T[]> {
  return (data): data is readonly T[] => Array.isArray(data) && data.length <= maxLength && data.every(isItem);
}

/** The same, or nothing there. */
export function isOptional<T>(isItem: Guard<T>): Guard<T | undefined> {
  return (data): data is T | undefined => data === undefined || isItem(data);
}

/** Everything that a shape asks for; what else is there is let be, as a later version may have written it. */
export function isShape<T>(shape: { readonly [Key in keyof T]-?: Guard<T[Key]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(shape);
  return (data): data is T => isRecord(data) && guards.every(([key, isRight]) => isRight(data[key]));
}
