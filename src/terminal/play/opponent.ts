import type { Match } from '../../core/match.ts';
import type { Result } from '../../core/problem.ts';
import type { Choice } from '../../core/report.ts';
import type { Analyst } from '../../engine/analyst.ts';

/** Whoever moves for a computer's seat. */
export interface Opponent {
  /** Its move, or why there is none; undefined when it was told to stop. */
  move(match: Match, signal: AbortSignal): Promise<Result<Choice> | undefined>;
}

/** A computer player of ours, thinking in a thread. */
export function engineOpponent(analyst: Analyst, player: string, seed: number): Opponent {
  return {
    move: (match, signal) =>
      analyst.choose({ start: match.goTo(0).position, played: match.played, player, seed, signal }),
  };
}
