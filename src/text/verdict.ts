import type { Language } from '../core/game.ts';
import type { ReportedVerdict } from '../core/report.ts';
import { signed } from './wording.ts';

/** A verdict in a few characters, as a shape and a number: ▲5 wins in 5, = draws, ▼12 loses in 12, ~ is an estimate. */
export function verdictMark(verdict: ReportedVerdict, isAscii: boolean, language: Language = 'en'): string {
  const mark = markOf(verdict, isAscii, language);
  return isAscii ? mark.replace('−', '-') : mark;
}

function markOf(
  { exact, value, plies, margin, score = 0 }: ReportedVerdict,
  isAscii: boolean,
  language: Language,
): string {
  if (!exact) return `~${signed(score, 2, language)}`;
  if (value === 'draw') return '=';
  // What is over is just won or lost: there is nothing left to count.
  const detail = plies || (margin ? `(${signed(margin, 0)})` : '');
  const shape = value === 'win' ? (isAscii ? 'W' : '▲') : isAscii ? 'L' : '▼';
  return `${shape}${detail}`;
}
