import type { Rules } from '../core/game.ts';
import type { ExactVerdict, Value, Verdict } from '../core/oracle.ts';

/** The same result, seen by the other player. */
export const opposite: Readonly<Record<Value, Value>> = { win: 'loss', draw: 'draw', loss: 'win' };
const rank: Readonly<Record<Value, number>> = { loss: 0, draw: 1, win: 2 };

/** A verdict on the position after a move, as the player who makes the move sees it. */
export function seenByMover(verdict: ExactVerdict): ExactVerdict {
  const value = opposite[verdict.value];
  return {
    exact: true,
    value,
    plies: verdict.plies === null || value === 'draw' ? null : verdict.plies + 1,
    // 0 − margin, because a negated nothing would be −0.
    ...(verdict.margin !== undefined && { margin: 0 - verdict.margin }),
  };
}

/** Whether one verdict is better than another: by value, then margin, then a quicker win or a slower loss. */
export function isBetter(one: ExactVerdict, other: ExactVerdict): boolean {
  if (one.value !== other.value) return rank[one.value] > rank[other.value];
  if (one.margin !== undefined && other.margin !== undefined && one.margin !== other.margin) {
    return one.margin > other.margin;
  }
  const [plies, otherPlies] = [one.plies ?? 0, other.plies ?? 0];
  return one.value === 'win' ? plies < otherPlies : one.value === 'loss' && plies > otherPlies;
}

/** By how many points the player to move leads, in games that count them. */
export function marginOf<S>(rules: Rules<S>, state: S): { margin?: number } {
  const scores = rules.scores?.(state);
  if (!scores) return {};
  return { margin: rules.turn(state) === 0 ? scores[0] - scores[1] : scores[1] - scores[0] };
}

/** A verdict as a number from −1, a loss, to 1, a win. */
export function scoreOf(verdict: Verdict): number {
  return verdict.exact ? rank[verdict.value] - 1 : verdict.score;
}
