import type { Tone } from '../../../board/marks/badge.ts';
import type { ExactVerdict, Value } from '../../../core/oracle.ts';
import type { ReportedVerdict } from '../../../core/report.ts';
import { isDecisive, unbounded, winScore } from '../../../engine/search/score.ts';
import type { NodeAt } from '../../../study/search-tree.ts';
import { signed } from '../../../text/wording.ts';

/** A score as it is shown: beside a shape where it means a win or a loss, and otherwise points with their sign. */
export interface ScoreMark {
  readonly tone?: Tone;
  readonly text: string;
  /** Whether it is a bound that nothing from here comes up to: it is won or lost elsewhere before this position came about. */
  readonly isSooner?: true;
}

/**
 * A score of a search for whoever makes the move that leads to this ply; wins and losses are counted from before that
 * move, as at the table.
 */
export function markOfScore(score: number, ply: number): ScoreMark {
  if (Math.abs(score) >= unbounded) return { text: score > 0 ? '+∞' : '−∞' };
  const verdict = verdictOfMove(score, ply);
  if (!verdict) return { text: score === 0 ? '0' : signed(score, 0) };
  const { value: tone, plies } = verdict;
  return plies < 1 ? { tone, text: '', isSooner: true } : { tone, text: String(plies) };
}

/** The win or loss in a score, counted from before the move that leads to this ply; nothing where it is an evaluation. */
export function verdictOfMove(score: number, ply: number): (ExactVerdict & { readonly plies: number }) | undefined {
  if (!isDecisive(score) || Math.abs(score) >= unbounded) return undefined;
  const plies = winScore - Math.abs(score) - (Math.max(1, ply) - 1);
  return { exact: true, value: score > 0 ? 'win' : 'loss', plies };
}

/** A mark in one word, for texts: ▲3, −12, −∞. */
export function plainMark({ tone, text }: ScoreMark): string {
  return `${tone === undefined ? '' : shapes[tone]}${text}`;
}

const shapes: Readonly<Record<Tone, string>> = { win: '▲', loss: '▼', draw: '=', estimate: '~' };
const ranks: Readonly<Record<Value, number>> = { loss: -1, draw: 0, win: 1 };

/** How a search is mistaken about who wins: it has the wrong one ahead, or sees nothing of it. */
export type HorizonError = 'wrong' | 'unseen';

/**
 * Whether a search is mistaken about who wins. Points are no promise: where the truth is a draw, only a win or a loss
 * that the search believes in is wrong. A bound is mistaken only where the truth lies beyond it.
 */
export function horizonError(
  { score, bound }: NonNullable<NodeAt['value']>,
  truth: ReportedVerdict,
): HorizonError | undefined {
  if (!truth.exact || truth.value === null) return undefined;
  const real = ranks[truth.value];
  const believed = real === 0 && !isDecisive(score) ? 0 : Math.sign(score);
  if (real === believed) return undefined;
  if (bound === 'at-most' && real < believed) return undefined;
  if (bound === 'at-least' && real > believed) return undefined;
  return believed === 0 ? 'unseen' : 'wrong';
}
