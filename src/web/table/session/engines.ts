import type { Analyst } from '../../../engine/service/analyst.ts';

/** One worker thinks about positions while the other chooses moves. */
export type Purpose = 'analysis' | 'computer';

/** The workers of a session, each started when it is first needed. */
export interface Engines {
  get(purpose: Purpose): Analyst;
  close(purpose: Purpose): void;
  /** Is told when the worker that chooses moves has nothing to do any more. */
  onIdle(handler: () => void): void;
  tellIdle(): void;
}

export function makeEngines(start: () => Analyst): Engines {
  const open = new Map<Purpose, Analyst>();
  const handlers: (() => void)[] = [];
  return {
    get(purpose) {
      const engine = open.get(purpose) ?? start();
      open.set(purpose, engine);
      return engine;
    },
    close(purpose) {
      open.get(purpose)?.close();
      open.delete(purpose);
    },
    onIdle: (handler) => void handlers.push(handler),
    tellIdle() {
      for (const handler of handlers) handler();
    },
  };
}
