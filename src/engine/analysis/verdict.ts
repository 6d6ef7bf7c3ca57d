import { type Ending, opponentOf, type Player, type Rules } from '../../core/game.ts';
import type { ExactVerdict, Value, Verdict } from '../../core/oracle.ts';
import type { ReportedVerdict } from '../../core/report.ts';

/** The same result, seen by the other player. */
export const opposite: Readonly<Record<Value, Value>> = { win: 'loss', draw: 'draw', loss: 'win' };
const scores: Readonly<Record<Value, number>> = { loss: -1, draw: 0, win: 1 };

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

/** The same verdict, in the form that leaves the engine, seen by the other player. */
export function seenByOther({ exact, value, plies, margin, score }: ReportedVerdict): ReportedVerdict {
  return {
    exact,
    value: value && opposite[value],
    plies,
    ...(margin !== undefined && { margin: 0 - margin }),
    ...(score !== undefined && { score: 0 - score }),
  };
}

/** A verdict alone, without what else is told of its position or move. */
export function bareVerdict({ exact, value, plies, margin, score }: ReportedVerdict): ReportedVerdict {
  return { exact, value, plies, ...(margin !== undefined && { margin }), ...(score !== undefined && { score }) };
}

/** A verdict within the engine, or in the form that leaves it. */
export type AnyVerdict = Verdict | ReportedVerdict;

/**
 * The one order of verdicts, to sort from the best to the worst: wins, then draws and estimates by the result that is
 * expected, then losses; of equal values the larger margin; then the quicker win or the slower loss.
 *
 * What is not known counts as the worst that it can be: a win whose end is not known as the slowest, such a loss as the
 * quickest, and a margin as the smallest. So whoever takes the first takes what is proved, and a proved verdict only rises
 * as more of it becomes known. Where a game counts no plies or no points, none of its verdicts has any, and all are alike.
 */
export function compareVerdicts(one: AnyVerdict, other: AnyVerdict): number {
  return (
    descending(sureScoreOf(one), sureScoreOf(other)) ||
    descending(scoreOf(one), scoreOf(other)) ||
    descending(leastMargin(one), leastMargin(other)) ||
    descending(leastTempo(one), leastTempo(other))
  );
}

/** Whether one verdict is better than another. */
export function isBetter(one: AnyVerdict, other: AnyVerdict): boolean {
  return compareVerdicts(one, other) < 0;
}

/** Not a difference: infinities have none. */
function descending(one: number, other: number): number {
  return one > other ? -1 : one < other ? 1 : 0;
}

/** What is sure: 1 a win, −1 a loss, 0 anything between. However high an estimate is, a win that is proved is better. */
function sureScoreOf(verdict: AnyVerdict): number {
  return verdict.exact ? scoreOf(verdict) : 0;
}

function leastMargin(verdict: AnyVerdict): number {
  return (verdict.exact ? verdict.margin : undefined) ?? Number.NEGATIVE_INFINITY;
}

/** Grows with the haste of a win and with the delay of a loss. */
function leastTempo(verdict: AnyVerdict): number {
  if (!verdict.exact || verdict.value === 'draw') return 0;
  if (verdict.plies === null) return Number.NEGATIVE_INFINITY;
  return verdict.value === 'win' ? 0 - verdict.plies : verdict.plies;
}

/** How a game that is over came out for a player. A game that was resigned has no margin, whatever the points were. */
export function verdictOfEnding({ winner, scores: points }: Ending, player: Player): ExactVerdict {
  const value = winner === null ? 'draw' : winner === player ? 'win' : 'loss';
  const margin = points && points[player] - points[opponentOf(player)];
  return { exact: true, value, plies: value === 'draw' ? null : 0, ...(margin !== undefined && { margin }) };
}

/** By how many points the player to move leads, in games that count them. */
export function marginOf<S>(rules: Rules<S>, state: S): { margin?: number } {
  const scores = rules.scores?.(state);
  if (!scores) return {};
  return { margin: rules.turn(state) === 0 ? scores[0] - scores[1] : scores[1] - scores[0] };
}

/** A verdict as a number from −1, a loss, to 1, a win. */
export function scoreOf(verdict: AnyVerdict): number {
  if (!verdict.exact) return verdict.score ?? 0;
  return verdict.value === null ? 0 : scores[verdict.value];
}
