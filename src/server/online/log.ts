/**
 * One line of JSON for each thing that happened, for programs to read. A line says what was asked for by the pattern of its
 * route: no address of a person, no id, no secret and no text that somebody sent is ever in it.
 */
export interface Log {
  request(entry: LoggedRequest): void;
  /** Something that whoever runs the server should know of. */
  event(name: string, values?: Readonly<Record<string, string | number>>): void;
  /** Something failed that should not. */
  failure(where: string, error: unknown): void;
}

export interface LoggedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Everything, what failed, or nothing. */
export const logLevels = ['all', 'failures', 'none'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The same failure is told of once in so many milliseconds: while a database is gone, every request fails. */
const failureInterval = 10_000;

export function makeLog(level: LogLevel, write: (line: string) => void, wall: () => number): Log {
  const told = new Map<string, number>();
  const line = (kind: string, values: Readonly<Record<string, string | number | undefined>>) =>
    write(`${JSON.stringify({ time: new Date(wall()).toISOString(), kind, ...values })}\n`);
  return {
    request(entry) {
      if (level === 'all') line('request', { ...entry, milliseconds: Math.round(entry.milliseconds * 10) / 10 });
    },
    event(name, values) {
      if (level === 'all') line(name, { ...values });
    },
    failure(where, error) {
      const described = { where, ...describe(error) };
      const key = JSON.stringify(described);
      const now = wall();
      if (level === 'none' || Math.abs(now - (told.get(key) ?? Number.NEGATIVE_INFINITY)) < failureInterval) return;
      if (told.size > 100) told.clear();
      told.set(key, now);
      line('failure', described);
    },
  };
}

/** What could be an id, a key, a token or a secret is left out: errors may quote what somebody sent. */
const quoted = /[A-Za-z0-9_-]{12,}/gu;

function describe(error: unknown): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const place = /\n\s+at [^\n]*?([^/\\\s(]+:\d+):\d+\)?(?:\n|$)/u.exec(cause.stack ?? '')?.[1];
  return { error: cause.name, code, message: cause.message.replace(quoted, '…').slice(0, 200), place };
}
