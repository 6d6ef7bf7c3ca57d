import type { LoggedRequest } from './log.ts';

/** Counts for whoever runs the server, in the text form of Prometheus. */
export interface Metrics {
  /** A request was answered, or a stream has ended. */
  answered(request: LoggedRequest): void;
  /** Something happened once more. */
  happened(what: Happening): void;
  text(gauges: Readonly<Record<string, Gauge>>): string;
}

export interface Gauge {
  readonly help: string;
  readonly value: number;
}

const happenings = {
  limited: 'Requests that were refused because of their number.',
  store_failures: 'Times when the store did not do what it was asked.',
  computer_moves: 'Moves that computers made.',
  events: 'Events that were stored by this server.',
  slow_readers: 'Streams that were ended because their readers fell behind.',
} as const;
export type Happening = keyof typeof happenings;

/** In seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const prefix = 'tabuleiro_';

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export function makeMetrics(): Metrics {
  const answers = new Map<string, number>();
  const durations = new Map<string, Histogram>();
  const counts = new Map<Happening, number>();

  return {
    answered({ method, route, status, milliseconds }) {
      const seconds = milliseconds / 1000;
      const answer = labels({ method, route, status: String(status) });
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      const histogram = durations.get(route) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      durations.set(route, histogram);
      for (const [index, bound] of buckets.entries())
        if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.count++;
    },
    happened: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    text(gauges) {
      const lines: string[] = [];
      const head = (name: string, help: string, type: string) =>
        lines.push(`# HELP ${prefix}${name} ${help}`, `# TYPE ${prefix}${name} ${type}`);
      head('requests_total', 'Requests that were answered.', 'counter');
      for (const [answer, count] of answers) lines.push(`${prefix}requests_total${answer} ${count}`);
      head('request_seconds', 'How long answers took.', 'histogram');
      for (const [route, histogram] of durations) {
        for (const [index, bound] of buckets.entries()) {
          const bucket = labels({ route, le: String(bound) });
          lines.push(`${prefix}request_seconds_bucket${bucket} ${histogram.counts[index] ?? 0}`);
        }
        lines.push(`${prefix}request_seconds_bucket${labels({ route, le: '+Inf' })} ${histogram.count}`);
        lines.push(`${prefix}request_seconds_sum${labels({ route })} ${histogram.sum}`);
        lines.push(`${prefix}request_seconds_count${labels({ route })} ${histogram.count}`);
      }
      for (const [what, help] of Object.entries(happenings)) {
        head(`${what}_total`, help, 'counter');
        lines.push(`${prefix}${what}_total ${counts.get(what as Happening) ?? 0}`);
      }
      for (const [name, { help, value }] of Object.entries(gauges)) {
        head(name, help, 'gauge');
        lines.push(`${prefix}${name} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function labels(values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}="${value.replace(/["\\\n]/gu, '_')}"`);
  return `{${pairs.join(',')}}`;
}
