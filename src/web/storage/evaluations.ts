import { type Guard, isCount, isOneOf, isShape, isText } from '../../core/json.ts';
import { type Result, succeed } from '../../core/problem.ts';
import type { Store } from './store.ts';

/** An evaluation that a person made in the laboratory and kept. */
export interface KeptEvaluation {
  readonly id: string;
  readonly revision: number;
  readonly version: number;
  /** The game's id. */
  readonly game: string;
  /** The weighting, such as `pairs*10-theirPairs*10`. */
  readonly weights: string;
  /** What the person calls it; without a name it is its weighting. */
  readonly name?: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly made: number;
}

export const evaluationVersion = 1;
export const maxEvaluationName = 40;
/** So many are kept for a game; beyond, the oldest without a name go. */
const maxEvaluations = 40;

/** The evaluations that are kept on this device. */
export interface Evaluations {
  /** Those of a game, the oldest first; nothing where the browser keeps nothing. */
  list(game: string): Promise<readonly KeptEvaluation[]>;
  /** Keeps one; a weighting is kept once. */
  add(evaluation: Pick<KeptEvaluation, 'id' | 'game' | 'weights' | 'made'>): Promise<Result<void>>;
  rename(evaluation: KeptEvaluation, name: string): Promise<Result<void>>;
  /** Takes one away; the answer puts it back. */
  remove(evaluation: KeptEvaluation): Promise<Result<() => Promise<void>>>;
}

/** Evaluations in a store of their own. What can't be read there, perhaps of a later version, is left as it is. */
export function createEvaluations(store: Store): Evaluations {
  async function list(game: string): Promise<readonly KeptEvaluation[]> {
    const found = await store.list();
    const here = (found.ok ? found.value : []).filter(isKeptEvaluation).filter((one) => one.game === game);
    return here.sort((one, other) => one.made - other.made);
  }

  async function write(evaluation: KeptEvaluation): Promise<Result<void>> {
    const written = await store.write(evaluation);
    return written.ok ? succeed(undefined) : written;
  }

  return {
    list,
    async add(evaluation) {
      const here = await list(evaluation.game);
      if (here.some(({ weights }) => weights === evaluation.weights)) return succeed(undefined);
      const unnamed = here.filter(({ name }) => name === undefined);
      for (const { id } of unnamed.slice(0, Math.max(0, here.length + 1 - maxEvaluations))) await store.remove(id);
      return write({ ...evaluation, version: evaluationVersion, revision: 1 });
    },
    rename({ name: _, ...evaluation }, name) {
      const called = name.trim().slice(0, maxEvaluationName);
      return write({ ...evaluation, revision: evaluation.revision + 1, ...(called !== '' && { name: called }) });
    },
    async remove(evaluation) {
      const removed = await store.remove(evaluation.id);
      if (!removed.ok) return removed;
      return succeed(async () => void (await store.write(evaluation)));
    },
  };
}

/** An evaluation that can be read here. */
export const isKeptEvaluation: Guard<KeptEvaluation> = isShape(
  {
    id: isText(200),
    revision: isCount,
    version: isOneOf([evaluationVersion]),
    game: isText(200),
    weights: isText(1000),
    made: isCount,
  },
  { name: isText(200) },
);
