import type { Badge, Tone } from '../../board/badge.ts';
import type { Game, Language, Player } from '../../core/game.ts';
import { opponentOf } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import { seenByOther } from '../../engine/analysis/verdict.ts';
import { catalogues } from '../../text/say.ts';
import { verdictMark } from '../../text/verdict.ts';

/** How a verdict is coloured; its shape and its words say the same. */
export function toneOf({ exact, value }: ReportedVerdict): Tone {
  return exact && value !== null ? value : 'estimate';
}

/** What stands on the board beside a move. There is little room: `~0.23` rather than `~+0.23`. */
export function badgeOf(verdict: ReportedVerdict, language: Language): Badge {
  const mark = verdictMark(verdict, false, language).replace(/[()]/gu, '').replace(/^~\+/u, '~');
  return { mark, tone: toneOf(verdict), label: catalogues[language].verdicts.move(verdict), verdict };
}

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

/** What a position comes to, or came to where the game is over, naming the winner: the verdict is that of `owner`. */
export function sayStanding(
  game: Game,
  verdict: ReportedVerdict,
  owner: Player,
  language: Language,
  isOver: boolean,
): string {
  const { players } = game.text[language];
  return catalogues[language].verdicts.standing(verdict, players[owner], players[opponentOf(owner)], isOver);
}
