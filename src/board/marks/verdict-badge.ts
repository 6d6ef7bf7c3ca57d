import type { Language } from '../../core/game.ts';
import type { ReportedVerdict } from '../../core/report.ts';
import type { VerdictWords } from '../../text/catalogue.ts';
import { verdictMark } from '../../text/verdict.ts';
import type { Badge, Tone } from './badge.ts';

/** How a verdict is coloured; its shape and its words say the same. */
export function toneOf({ exact, value }: ReportedVerdict): Tone {
  return exact && value !== null ? value : 'estimate';
}

/** What stands on the board beside a move. There is little room: `~0.23` rather than `~+0.23`. */
export function badgeOf(verdict: ReportedVerdict, language: Language, words: VerdictWords): Badge {
  const mark = verdictMark(verdict, false, language).replace(/[()]/gu, '').replace(/^~\+/u, '~');
  return { mark, tone: toneOf(verdict), label: words.move(verdict), verdict };
}
