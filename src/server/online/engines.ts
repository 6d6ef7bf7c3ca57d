import type { Analyst } from '../../engine/service/analyst.ts';

/** A bounded number of threads that think, each for one game at a time; who comes when all are busy waits in a line. */
export interface Engines {
  /**
   * Lets one do something, in its turn; undefined when too many wait already, when its turn has not come after so many
   * milliseconds, or when the engines have ended.
   */
  use<T>(game: string, work: (analyst: Analyst) => Promise<T>, patience?: number): Promise<T | undefined>;
  /** How many wait. */
  waiting(): number;
  running(): number;
  readonly size: number;
  close(): void;
}

interface Engine {
  readonly game: string;
  readonly analyst: Analyst;
  isBusy: boolean;
}

interface Turn {
  readonly game: string;
  readonly begin: (engine: Engine | undefined) => void;
}

export function makeEngines(start: (game: string) => Analyst, size: number, maxWaiting: number): Engines {
  const engines = new Set<Engine>();
  let line: Turn[] = [];
  let isClosed = false;

  /** An engine for a game: one that has it, a new one, or one in the place of another that is idle. */
  function free(game: string): Engine | undefined {
    const idle = [...engines].filter(({ isBusy }) => !isBusy);
    const same = idle.find((engine) => engine.game === game);
    if (same) return same;
    if (engines.size >= size) {
      const [other] = idle;
      if (!other) return undefined;
      end(other);
    }
    const engine = { game, analyst: start(game), isBusy: false };
    engines.add(engine);
    return engine;
  }

  function end(engine: Engine): void {
    engines.delete(engine);
    engine.analyst.close();
  }

  function next(): void {
    for (let turn = line[0]; turn && !isClosed; turn = line[0]) {
      const engine = free(turn.game);
      if (!engine) return;
      line.shift();
      engine.isBusy = true;
      turn.begin(engine);
    }
  }

  return {
    size,
    waiting: () => line.length,
    running: () => [...engines].filter(({ isBusy }) => isBusy).length,
    async use(game, work, patience) {
      if (isClosed || line.length >= maxWaiting) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const engine = await new Promise<Engine | undefined>((begin) => {
        const turn = { game, begin };
        line.push(turn);
        next();
        if (patience === undefined || !line.includes(turn)) return;
        timer = setTimeout(() => {
          line = line.filter((each) => each !== turn);
          begin(undefined);
        }, patience);
      });
      clearTimeout(timer);
      if (!engine) return undefined;
      try {
        const value = await work(engine.analyst);
        engine.isBusy = false;
        return value;
      } catch (error) {
        // Whatever state it is in, nobody else shall have it.
        end(engine);
        throw error;
      } finally {
        next();
      }
    },
    close() {
      isClosed = true;
      for (const { begin } of line) begin(undefined);
      line = [];
      for (const engine of [...engines]) end(engine);
    },
  };
}
