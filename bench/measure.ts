import { present } from '../src/core/present.ts';
import { inTextColumns } from '../src/terminal/print/text-columns.ts';

/** How long each rate is measured, after a warm-up, in milliseconds of the processor's. */
const warmUp = 500;
const measured = 1500;

/** How many units a second a job does; it returns how many it did. */
export function perSecond(job: () => number): number {
  run(job, warmUp);
  return run(job, measured);
}

/** The processor's time that this process has had, in milliseconds: what other programs do does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function run(job: () => number, milliseconds: number): number {
  const started = processorTime();
  let done = 0;
  let elapsed = 0;
  // The clock is read seldom, so that it does not count among the work.
  for (let batch = 1; elapsed < milliseconds; batch = Math.min(batch * 2, 1024)) {
    const before = processorTime();
    for (let n = 0; n < batch; n++) done += job();
    elapsed = processorTime() - started;
    // A slow job must not run a thousand times between two looks at the clock.
    if (processorTime() - before > 50) batch = Math.max(1, batch >> 2);
  }
  return (done / elapsed) * 1000;
}

/** A number as people read it: 216 k, 1.2 M. */
export function readable(rate: number): string {
  if (rate >= 1e6) return `${(rate / 1e6).toFixed(rate >= 1e7 ? 0 : 2)} M`;
  return rate >= 1e3 ? `${(rate / 1e3).toFixed(rate >= 1e4 ? 0 : 1)} k` : rate.toFixed(0);
}

/** Rows under their headings, in columns. */
export function table(rows: readonly (readonly string[])[]): string {
  return inTextColumns(rows, (column) => column === 0).join('\n');
}

/** The value below which a share of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return present(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))], 'value measured');
}

/** Milliseconds as people read them. */
export function readableTime(milliseconds: number): string {
  if (milliseconds >= 10_000) return `${(milliseconds / 1000).toFixed(0)} s`;
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
