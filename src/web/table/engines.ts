import type { Analyst } from '../../engine/analyst.ts';

/** One worker thinks about positions while the other chooses moves. */
export type Purpose = 'analysis' | 'computer';

/** The workers of a session, each started when it is first needed. */
export interface Engines {
  get(purpose: Purpose): Analyst;
  close(purpose: Purpose): void;
}

export function makeEngines(start: () => Analyst): Engines {
  const open = new Map<Purpose, Analyst>();
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
  };
}
