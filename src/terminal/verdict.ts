import type { ReportedVerdict } from '../engine/report.ts';
import { signed } from './text.ts';

/** A verdict in a few characters, as a shape and a number: ▲5 wins in 5, = draws, ▼12 loses in 12, ~ is an estimate. */
export function drawVerdict(verdict: ReportedVerdict, isAscii: boolean): string {
  if (!verdict.exact) return `~${signed(verdict.score ?? 0)}`;
  const detail = verdict.plies ?? (verdict.margin ? `(${signedWhole(verdict.margin)})` : '');
  if (verdict.value === 'draw') return '=';
  if (isAscii) return `${verdict.value === 'win' ? 'W' : 'L'}${detail}`;
  return `${verdict.value === 'win' ? '▲' : '▼'}${detail}`;
}

function signedWhole(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
}

/** From the best move to the worst: quick wins, slow wins, draws, slow losses, quick losses. */
export function byMerit(one: ReportedVerdict, other: ReportedVerdict): number {
  return merit(other) - merit(one);
}

/** A number that grows with what a verdict is worth. No game is longer than a thousand plies. */
function merit({ exact, value, plies, margin, score }: ReportedVerdict): number {
  if (!exact || value === null) return (score ?? 0) * 10_000;
  const detail = margin ?? (plies === null ? 0 : 1000 - plies);
  if (value === 'draw') return 0;
  return value === 'win' ? 10_000 + detail : -10_000 + (margin ?? -detail);
}
