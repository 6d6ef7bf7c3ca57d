/** Why the system would not: its own short name for it, as ENOSPC. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
