import type { ExactVerdict } from '../../core/oracle.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { seenByMover } from '../analysis/verdict.ts';
import type { Analyst, Helpers, Helping } from './analyst.ts';
import type { Present } from './service.ts';

/**
 * Workers that help another with a position that takes long: each takes a move and solves the position after it, while the
 * first one is told and leaves that move for the last. They are started when they are wanted, `max` of them, and kept for
 * the next position; one that fails is not replaced, and what it had begun is found by the first.
 */
export function makeHelpers(start: () => Analyst, max: number): Helpers {
  const all = new Set<Analyst>();
  const idle = new Set<Analyst>();
  let left = max;

  function someone(): Analyst | undefined {
    const [waiting] = idle;
    if (waiting) {
      idle.delete(waiting);
      return waiting;
    }
    if (left === 0) return undefined;
    left--;
    const started = start();
    all.add(started);
    return started;
  }

  function begin({ start: first, played }: Present, learn: (move: string, verdict?: ExactVerdict) => void): Helping {
    const stop = new AbortController();
    const { signal } = stop;
    const begun = new Set<string>();
    let open: readonly string[] = [];

    async function solve(helper: Analyst, move: string): Promise<void> {
      begun.add(move);
      learn(move);
      const answer = await helper.analyse({
        start: first,
        played: [...played, move],
        milliseconds: Number.POSITIVE_INFINITY,
        isAlone: true,
        signal,
      });
      if (answer && !answer.ok) {
        all.delete(helper);
        helper.close();
        return;
      }
      const verdict = answer && exactOf(answer.value);
      if (verdict && !signal.aborted) learn(move, seenByMover(verdict));
      if (!all.has(helper)) return;
      idle.add(helper);
      giveOut();
    }

    function giveOut(): void {
      // From the end: the first worker begins at the other one. The last of all it does itself.
      for (const move of open.slice(1).reverse()) {
        if (signal.aborted) return;
        if (begun.has(move)) continue;
        const helper = someone();
        if (!helper) return;
        // One that can't be started is missed as little as one that fails.
        solve(helper, move).catch(() => undefined);
      }
    }

    return {
      share(moves) {
        open = moves;
        giveOut();
      },
      end: () => stop.abort(),
    };
  }

  return {
    begin,
    close() {
      left = 0;
      idle.clear();
      for (const helper of all) helper.close();
      all.clear();
    },
  };
}

function exactOf({ exact, value, plies, margin }: ReportedVerdict): ExactVerdict | undefined {
  return exact && value ? { exact, value, plies, ...(margin !== undefined && { margin }) } : undefined;
}
