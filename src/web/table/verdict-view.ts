import type { Player } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { seenByOther } from '../../engine/analysis/verdict.ts';

export function seenBy(player: Player, verdict: ReportedVerdict, owner: Player): ReportedVerdict {
  return player === owner ? verdict : seenByOther(verdict);
}

/**
 * A verdict as a height from −1 to 1. A sure win is never below 0.6, and rises as its end comes near, so that the graph
 * shows progress too; an estimate stays within what is not sure.
 */
export function heightOf({ exact, value, plies, margin, score = 0 }: ReportedVerdict): number {
  if (!exact || value === null) return 0.6 * Math.max(-1, Math.min(1, score));
  if (value === 'draw') return 0;
  const sign = value === 'win' ? 1 : -1;
  const nearness = plies !== null ? 2 ** (-plies / 12) : Math.min(1, Math.abs(margin ?? 0) / 6);
  return sign * (0.6 + 0.4 * nearness);
}
