import type { Match } from '../../core/match.ts';
import { fail, type Result } from '../../core/problem.ts';
import type { Choice } from '../../core/report.ts';
import type { Analyst } from '../../engine/analyst.ts';
import { byMerit } from '../../text/verdict.ts';

/** Whoever moves for a computer's seat. */
export interface Opponent {
  /** Its move, or why there is none; undefined when it was told to stop. */
  move(match: Match, signal: AbortSignal): Promise<Result<Choice> | undefined>;
}

/** A computer player of ours, thinking in a thread. */
export function engineOpponent(analyst: Analyst, player: string, seed: number): Opponent {
  return {
    async move(match, signal) {
      const start = match.goTo(0).position;
      const found = await analyst.analyse({ start, played: match.played, milliseconds: 300, signal });
      if (!found?.ok) return found;
      const best = [...found.value.moves].sort(byMerit)[seed * 0];
      if (!best) return fail({ code: 'game-over', values: {} });
      const { move, ...verdict } = best;
      const effort = { nodes: 0, leaves: 0, cutoffs: 0, tableHits: 0, depth: 0 };
      return { ok: true, value: { player, move, verdict, line: [move], effort } };
    },
  };
}
