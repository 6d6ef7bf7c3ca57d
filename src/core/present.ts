/**
 * What is surely there, for whoever takes it out of a list or a record. Where it is not, the caller counted on something
 * that does not hold, and the error says on what: `what` completes “There is no …”.
 */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}: ask only for what is there.`);
  return value;
}
