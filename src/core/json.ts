/** Looks at a value and says whether it is of a type. What was stored is unknown until it has been looked at. */
export type Guard<T> = (value: unknown) => value is T;

type Guards = Readonly<Record<string, Guard<unknown>>>;
type Checked<G> = G extends Guard<infer T> ? T : never;

/** What a JSON text holds; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A record in which each key has what its guard asks for. An optional one may be missing or undefined, and others
 * are not looked at: a later version may have written them.
 */
export function isShape<Required extends Guards, Optional extends Guards = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Guard<
  { readonly [Key in keyof Required]: Checked<Required[Key]> } & {
    readonly [Key in keyof Optional]?: Checked<Optional[Key]>;
  }
> {
  type Shape = Checked<ReturnType<typeof isShape<Required, Optional>>>;
  return (value): value is Shape =>
    isRecord(value) &&
    Object.entries(required).every(([key, guard]) => guard(value[key])) &&
    Object.entries(optional ?? {}).every(([key, guard]) => value[key] === undefined || guard(value[key]));
}

export function isText(maxLength: number): Guard<string> {
  return (value): value is string => typeof value === 'string' && value.length <= maxLength;
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isOneOf<const T>(choices: readonly T[]): Guard<T> {
  return (value): value is T => choices.some((choice) => choice === value);
}

export function isPair<T>(isItem: Guard<T>): Guard<readonly [T, T]> {
  return (value): value is readonly [T, T] => isListOf(isItem, 2)(value) && value.length === 2;
}

export function isListOf<T>(isItem: Guard<T>, maxLength = Number.POSITIVE_INFINITY): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.length <= maxLength && value.every(isItem);
}

/** A whole number in a range, written with digits only. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  return /^\d{1,15}$/u.test(text) && number >= least && number <= most ? number : undefined;
}
