/** Time that passes only when it is told to: everything that waits is called in order, and nothing waits for real. */
export interface VirtualTime {
  now(): number;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, run: () => void): () => void;
  sleep(milliseconds: number): Promise<void>;
  /** Lets time pass, and everything happen that happens meanwhile. */
  pass(milliseconds: number): Promise<void>;
}

interface Task {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** More than any test lets happen: whoever comes so far goes round in circles. */
const maxTasks = 200_000;

export function makeVirtualTime(start: number): VirtualTime {
  let now = start;
  let order = 0;
  const tasks = new Set<Task>();

  function after(milliseconds: number, run: () => void): () => void {
    const task = { at: now + Math.max(0, milliseconds), order: order++, run };
    tasks.add(task);
    return () => tasks.delete(task);
  }

  function next(until: number): Task | undefined {
    let first: Task | undefined;
    for (const task of tasks) {
      const isEarlier = !first || task.at < first.at || (task.at === first.at && task.order < first.order);
      if (task.at <= until && isEarlier) first = task;
    }
    return first;
  }

  return {
    now: () => now,
    after,
    sleep: (milliseconds) => new Promise((resolve) => after(milliseconds, resolve)),
    async pass(milliseconds) {
      const until = now + milliseconds;
      await settled();
      for (let count = 0; ; count++) {
        const task = next(until);
        if (!task) break;
        if (count > maxTasks) throw new Error('Something goes round in circles.');
        tasks.delete(task);
        now = task.at;
        task.run();
        await settled();
      }
      now = until;
    },
  };
}

/** Everything that follows without waiting has happened: promises come before what is immediate. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
