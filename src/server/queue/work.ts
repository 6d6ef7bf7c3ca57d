import { reasonOf } from '../../core/problem.ts';
import type { JobKind, JobOutcome, WorkOptions } from '../../jobs/queue.ts';
import { sayError } from './say-error.ts';
import { type JobOutput, type JobStore, type Lane, laneOf, type StoredJob } from './store.ts';
import { wait } from './wait.ts';

/** In milliseconds: how long an empty queue is left alone, and one that can't be reached. */
const idle = 500;
const lost = 1000;
/** How often it is looked for new lanes, which needs no haste. */
const lanesInterval = 2000;
/** How long a lane is left to others when a job of it could not be done here. */
const unableTime = 60_000;
/** A worker shows so often within the time that it may be silent. */
const beatsPerPatience = 4;

/** A job that is being done. */
interface Running {
  readonly lane: Lane;
  readonly patience: number;
  /** Comes when the job was withdrawn, or given to another. */
  readonly stop: AbortController;
}

/** Does jobs of one kind; see `JobQueue.work`. */
export async function work(store: JobStore, kind: JobKind, options: WorkOptions): Promise<void> {
  await new Work(store, kind, options).run();
}

class Work {
  private readonly store: JobStore;
  private readonly kind: JobKind;
  private readonly options: WorkOptions;
  private readonly running = new Map<string, Running>();
  /** Comes when a job ends, so that the next is taken at once. */
  private free = new AbortController();
  private lanes: readonly Lane[];
  private listedAt = Number.NEGATIVE_INFINITY;
  private beatenAt = Number.NEGATIVE_INFINITY;
  /** Lanes that could not be served here, and until when they are left alone. */
  private readonly unable = new Map<string, number>();
  private told = '';
  private isLost = false;
  private isIdle = true;

  constructor(store: JobStore, kind: JobKind, options: WorkOptions) {
    this.store = store;
    this.kind = kind;
    this.options = options;
    // This one need not be found first.
    this.lanes = [laneOf(kind, '')];
  }

  async run(): Promise<void> {
    const { signal } = this.options;
    while (!signal.aborted) {
      this.free = new AbortController();
      const taken = await this.attempt(() => this.round());
      if (taken === undefined) await wait(lost, signal);
      else if (taken === 0) await wait(idle, signal, this.free.signal);
    }
    for (const { stop } of this.running.values()) stop.abort();
    await this.giveAllBack().catch(() => undefined);
  }

  /** What comes of asking the queue; undefined where it can't be reached, which is told once. */
  private async attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await ask();
      if (this.isLost) this.options.onEvent({ kind: 'found' });
      this.isLost = false;
      return answer;
    } catch (error) {
      if (!this.isLost) this.options.onEvent({ kind: 'lost', reason: sayError(error) });
      this.isLost = true;
      // The next round asks in any case, so that it is known whether the queue is back.
      this.listedAt = Number.NEGATIVE_INFINITY;
      return undefined;
    }
  }

  /** Shows that it lives, and takes as many jobs as there are free places; how many. */
  private async round(): Promise<number> {
    await this.beat();
    await this.list();
    let taken = 0;
    for (const lane of this.lanes) {
      const places = this.options.places - this.running.size;
      if (places <= 0 || this.options.signal.aborted) break;
      if (Date.now() < (this.unable.get(lane.name) ?? 0)) continue;
      for (const job of await this.store.take(lane, places)) {
        taken++;
        // After a silence that was too long it may be given what it is doing already.
        if (!this.running.has(job.id)) void this.perform(lane, job);
      }
    }
    if (taken > 0) this.isIdle = false;
    else if (this.running.size === 0 && !this.isIdle) {
      this.isIdle = true;
      this.options.onEvent({ kind: 'idle' });
    }
    // Who came last is asked first, so that no lane waits for ever.
    this.lanes = [...this.lanes.slice(1), ...this.lanes.slice(0, 1)];
    return taken;
  }

  private async beat(): Promise<void> {
    const patience = Math.min(...[...this.running.values()].map((job) => job.patience));
    if (performance.now() - this.beatenAt < (patience * 1000) / beatsPerPatience) return;
    const ids = [...this.running.keys()];
    if (ids.length === 0) return;
    const wanted = await this.store.beat(ids);
    this.beatenAt = performance.now();
    for (const id of ids) if (!wanted.includes(id)) this.running.get(id)?.stop.abort();
  }

  /** Finds the lanes that can be served here, and says of the others that something waits there. */
  private async list(): Promise<void> {
    if (performance.now() - this.listedAt < lanesInterval) return;
    const all = await this.store.lanes(this.kind);
    if (this.running.size === 0) await this.store.expire();
    this.listedAt = performance.now();
    const { version } = this.kind;
    const own = all.filter(({ lane }) => lane.version === version);
    const able = own.filter(({ lane }) => this.options.isAble(lane.needs));
    const isKnown = ({ lane }: { readonly lane: Lane }) => this.lanes.some(({ name }) => name === lane.name);
    this.lanes = [...this.lanes, ...able.filter((each) => !isKnown(each)).map(({ lane }) => lane)];
    if (own.some((each) => each.waiting > 0 && !able.includes(each))) this.tell({ kind: 'unfit' });
    const versions = [...new Set(all.filter((each) => each.waiting > 0).map(({ lane }) => lane.version))];
    const others = versions.filter((each) => each !== version);
    if (others.length > 0 && others.length === versions.length)
      this.tell({ kind: 'other-versions', own: version, versions: others });
  }

  /** Not the same twice in a row. */
  private tell(event: Extract<Parameters<WorkOptions['onEvent']>[0], { kind: 'unfit' | 'other-versions' }>): void {
    const text = JSON.stringify(event);
    if (text !== this.told) this.options.onEvent(event);
    this.told = text;
  }

  private async perform(lane: Lane, { id, order, patience }: StoredJob): Promise<void> {
    const { options } = this;
    const stop = new AbortController();
    this.running.set(id, { lane, patience, stop });
    // The first sign of life is due a whole interval from now.
    if (this.running.size === 1) this.beatenAt = performance.now();
    options.onEvent({ kind: 'begun', order });
    const outcome = await this.outcomeOf(order, stop.signal);
    if (stop.signal.aborted) {
      // Where all is stopped, it is given back with the others.
      if (options.signal.aborted) return;
      options.onEvent({ kind: 'withdrawn', order });
    } else {
      await this.report(lane, id, order, outcome);
    }
    this.running.delete(id);
    this.free.abort();
  }

  private async outcomeOf(order: unknown, stop: AbortSignal): Promise<JobOutcome | JobOutput> {
    try {
      return await this.options.perform(order, stop);
    } catch (error) {
      return { error: reasonOf(error) };
    }
  }

  /** Stores what became of a job, however long that takes: it was work, and nobody else may have to do it again. */
  private async report(lane: Lane, id: string, order: unknown, outcome: JobOutcome | JobOutput): Promise<void> {
    const { signal, onEvent } = this.options;
    const store = () =>
      'unable' in outcome ? this.store.giveBack(lane, [id]) : this.store.complete(lane, id, outcome);
    if ('unable' in outcome) this.unable.set(lane.name, Date.now() + unableTime);
    while ((await this.attempt(() => store().then(() => true))) === undefined) {
      if (signal.aborted) return;
      await wait(lost, signal);
    }
    if ('unable' in outcome) onEvent({ kind: 'unable', order, reason: outcome.unable });
    else if ('error' in outcome) onEvent({ kind: 'failed', order, reason: outcome.error });
    else onEvent({ kind: 'done', order });
  }

  private async giveAllBack(): Promise<void> {
    const names = new Map([...this.running.values()].map(({ lane }) => [lane.name, lane]));
    for (const lane of names.values()) {
      const ids = [...this.running].filter(([, job]) => job.lane.name === lane.name).map(([id]) => id);
      await this.store.giveBack(lane, ids);
    }
  }
}
