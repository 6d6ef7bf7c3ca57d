import { createSignal, onCleanup } from 'solid-js';
import type { ReportedVerdict } from '../../../core/report.ts';
import { seenByMover } from '../../../engine/analysis/verdict.ts';
import type { Lab } from '../worker/lab.ts';

/** What positions are truly worth, as far as it is known. */
export interface Truths {
  /** For whoever moved there; null where it is out of reach, undefined while it is not known. */
  ofMoveTo(position: string): ReportedVerdict | null | undefined;
  /** Changes whenever more is known. */
  changes(): number;
  /** For whoever is to move. */
  of(position: string): ReportedVerdict | null | undefined;
  /** Asks for what is in view, the first most; what was asked before and is not is forgotten. */
  want(positions: readonly string[]): void;
}

/** Few at a time, so that what comes into view does not wait long. */
const atOnce = 4;

/** Asks the oracle of a game in the laboratory's worker. */
export function createTruths(lab: Lab, game: string): Truths {
  const known = new Map<string, ReportedVerdict | null>();
  const [version, setVersion] = createSignal(0);
  const ending = new AbortController();
  let wanted: readonly string[] = [];
  let isAsking = false;
  onCleanup(() => ending.abort());

  async function ask(): Promise<void> {
    isAsking = true;
    while (!ending.signal.aborted) {
      const positions = wanted.filter((position) => !known.has(position)).slice(0, atOnce);
      if (positions.length === 0) break;
      const found = await lab.run('verdicts', { game, positions }, { signal: ending.signal });
      if (!found) break;
      // Where the oracle itself fails, nothing is known, and nothing else depends on it.
      for (const [index, position] of positions.entries()) {
        known.set(position, (found.ok ? found.value[index] : undefined) ?? null);
      }
      setVersion((before) => before + 1);
    }
    isAsking = false;
  }

  const of = (position: string) => {
    version();
    return known.get(position);
  };
  return {
    changes: version,
    of,
    ofMoveTo(position) {
      const verdict = of(position);
      if (!verdict?.exact || verdict.value === null) return verdict;
      return seenByMover({ ...verdict, exact: true, value: verdict.value });
    },
    want(positions) {
      wanted = positions;
      if (!isAsking) void ask();
    },
  };
}
