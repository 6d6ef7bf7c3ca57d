/** A failure to connect may have no words, but a code. */
export function sayError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
