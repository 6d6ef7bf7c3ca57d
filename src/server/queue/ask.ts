import { present } from '../../core/present.ts';
import type { AskOptions, Job, JobKind } from '../../jobs/queue.ts';
import { idOf, type JobState, type JobStore, type Lane, laneOf } from './store.ts';
import { wait } from './wait.ts';

/** How often it is looked at what has become of the jobs, in milliseconds: not for much of the time, and not too seldom. */
const minInterval = 250;
const rest = 10;
const maxInterval = 5000;
/** How long a queue that can't be reached is left alone. */
const lost = 1000;
/** How often it is told how far it has come, at least. */
const tick = 500;
/** How often silent workers are looked for. */
const countInterval = 1000;

/** Jobs of one lane whose results are missing: their places in the list of all, by id. */
interface Missing {
  readonly lane: Lane;
  readonly places: Map<string, number[]>;
}

interface Found {
  readonly place: number;
  readonly result: unknown;
}

/** Waits for the results of jobs, which are put in where they are not there; see `JobQueue.ask`. */
export async function ask(
  store: JobStore,
  kind: JobKind,
  jobs: readonly Job[],
  { signal, onResult, onProgress }: AskOptions,
): Promise<string | undefined> {
  const lanes = byLane(kind, jobs);
  let progress = { done: 0, workers: 0, otherWorkers: 0, isReachable: true };
  let countedAt = Number.NEGATIVE_INFINITY;
  // What failed when it was asked for before is tried anew.
  let isForgiving = true;
  // Many thousands are put in for seconds.
  const ticking = setInterval(() => countedAt > 0 && onProgress(progress), tick);
  try {
    while (!signal.aborted) {
      const begun = performance.now();
      const found: Found[] = [];
      let failure: string | undefined;
      let isReachable = true;
      try {
        if (begun - countedAt > countInterval) {
          await store.expire();
          progress = { ...progress, ...(await store.workers(kind)) };
          countedAt = begun;
        }
        for (const missing of lanes) failure ??= await look(store, jobs, missing, isForgiving, found);
        isForgiving = false;
      } catch {
        isReachable = false;
      }
      for (const { place, result } of found) onResult(place, result);
      progress = { ...progress, done: progress.done + found.length, isReachable };
      onProgress(progress);
      if (failure !== undefined) return failure;
      if (progress.done === jobs.length) return undefined;
      const tired = Math.min(Math.max(minInterval, rest * (performance.now() - begun)), maxInterval);
      await wait(isReachable ? tired : lost, signal);
    }
    return undefined;
  } finally {
    clearInterval(ticking);
  }
}

/** Takes jobs out, with their results; see `JobQueue.withdraw`. */
export async function withdraw(
  store: JobStore,
  kind: JobKind,
  jobs: readonly Job[],
  onResult: AskOptions['onResult'],
): Promise<void> {
  for (const { lane, places } of byLane(kind, jobs)) {
    const ids = [...places.keys()];
    const found: Found[] = [];
    settle(places, await store.states(lane, ids), found);
    for (const { place, result } of found) onResult(place, result);
    await store.remove(lane, ids);
  }
}

function byLane(kind: JobKind, jobs: readonly Job[]): readonly Missing[] {
  const lanes = new Map<string, Missing>();
  for (const [place, job] of jobs.entries()) {
    const lane = laneOf(kind, job.needs);
    const { places } = lanes.get(lane.name) ?? { places: new Map<string, number[]>() };
    const id = idOf(kind, job);
    places.set(id, [...(places.get(id) ?? []), place]);
    lanes.set(lane.name, { lane, places });
  }
  return [...lanes.values()];
}

/** Finds the results that are there by now, and puts in what is not there; why a job failed, if one did. */
async function look(
  store: JobStore,
  jobs: readonly Job[],
  { lane, places }: Missing,
  isForgiving: boolean,
  found: Found[],
): Promise<string | undefined> {
  if (places.size === 0) return undefined;
  const states = await store.states(lane, [...places.keys()]);
  const failed = states.filter((state) => failureOf(state) !== undefined);
  if (failed.length > 0 && !isForgiving) return failureOf(present(failed[0], 'a job that failed'));
  await store.remove(
    lane,
    failed.map(({ id }) => id),
  );
  const there = new Set(states.filter((state) => !failed.includes(state)).map(({ id }) => id));
  // In the first round all of them; later, what somebody else has withdrawn.
  const absent = [...places].filter(([id]) => !there.has(id));
  settle(places, states, found);
  const rows = absent.map(([id, [place = 0]]) => ({ id, order: jobs[place]?.order, rank: place }));
  if (rows.length > 0) await store.put(lane, rows);
  return undefined;
}

function settle(places: Map<string, number[]>, states: readonly JobState[], found: Found[]): void {
  for (const { id, state, output } of states) {
    if (state !== 'completed' || !output || !('result' in output)) continue;
    for (const place of places.get(id) ?? []) found.push({ place, result: output.result });
    places.delete(id);
  }
}

/** Why a job will not be done, if it will not. */
function failureOf({ state, output }: JobState): string | undefined {
  if (output && 'error' in output) return output.error;
  return state === 'failed' || state === 'cancelled' ? 'no worker came to its end' : undefined;
}
