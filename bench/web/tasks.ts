import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ServedApp } from './served-app.ts';

/** One of the browser's trace: a name, a thread, when, how long, and how much of that on a core; in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of the page's own thread, in milliseconds. */
export interface LongestTask {
  /** From its beginning to its end. */
  readonly long: number;
  /** What of that it had a core for: on a busy machine the rest is waiting. */
  readonly working: number;
  /** How many took over 50 ms. */
  readonly over: number;
}

/** What the issue of a page that never stutters allows. */
export const maxMilliseconds = 50;

/** Looks at every task of a page's thread while something is done with it. */
export async function watchTasks(app: ServedApp, page: Page, act: () => Promise<void>): Promise<LongestTask> {
  const path = join(tmpdir(), `tabuleiro-trace-${process.pid}.json`);
  await app.browser.startTracing(page, { path, categories: ['toplevel', '__metadata'] });
  await act();
  await app.browser.stopTracing();
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no task of a page; has the browser renamed RunTask?');
  const longest = tasks.reduce((best, task) => ((task.dur ?? 0) > (best.dur ?? 0) ? task : best));
  return {
    long: (longest.dur ?? 0) / 1000,
    working: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    over: tasks.filter(({ dur = 0 }) => dur > maxMilliseconds * 1000).length,
  };
}
