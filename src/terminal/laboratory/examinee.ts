import type { Move, Random } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Problem } from '../../core/problem.ts';
import type { Contestant } from '../../engine/tournament/contestant.ts';
import type { ReportedSearch } from '../../study/differential.ts';
import { systemClock } from '../../system-clock.ts';

/** A move that was asked for, and what came in its place. */
export interface ExamFailure<S> {
  readonly state: S;
  readonly problem: Problem;
}

/** A player who is asked for moves outside a game. What it does wrong is noted. */
export interface Examinee<S> {
  /** Its move; undefined where it gave none that counts, or where nobody waits for it any more. */
  ask(match: Match<S>, random: Random): Promise<Move | undefined>;
  readonly failures: readonly ExamFailure<S>[];
  /** What a program said of its searches. */
  readonly reports: readonly ReportedSearch<S>[];
}

/** A bot that fails so often in a row is not asked again: the rest counts as failed. */
const maxFailuresInRow = 3;

/** Lets somebody ask a player, who goes when that is done or broken off. */
export async function withExaminee<S, T>(
  contestant: Contestant<S>,
  signal: AbortSignal,
  examine: (examinee: Examinee<S>) => Promise<T>,
): Promise<T | undefined> {
  const failures: ExamFailure<S>[] = [];
  const reports: ReportedSearch<S>[] = [];
  let inRow = 0;
  const leave = () => contestant.close?.();
  signal.addEventListener('abort', leave);
  const examined = await examine({
    failures,
    reports,
    async ask(match, random) {
      if (inRow === maxFailuresInRow || signal.aborted) return undefined;
      const { state } = match;
      const chosen = await contestant.move(match, random);
      await systemClock.pause();
      if (signal.aborted) return undefined;
      inRow = chosen.ok ? 0 : inRow + 1;
      if (!chosen.ok) {
        failures.push({ state, problem: chosen.problem });
        return undefined;
      }
      const { move, report } = chosen.value;
      if (report) reports.push({ state, move, report });
      return move;
    },
  });
  signal.removeEventListener('abort', leave);
  leave();
  return signal.aborted ? undefined : examined;
}
