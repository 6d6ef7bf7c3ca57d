import type { Player } from '../core/game.ts';
import type { GoLimits } from './order.ts';

/** What the way of a message and the end of a slice may take, in milliseconds. */
const overhead = 10;
/** With a clock, a move gets this part of what is left, as if so many moves were still to come; or as many as are said. */
const movesToCome = 20;

/**
 * How long to seek a move, in milliseconds. The time that is given replaces the player's own, if it has any; other limits
 * lift it.
 */
export function thinkingTime(limits: GoLimits, turn: Player, own = Number.POSITIVE_INFINITY): number {
  const { movetime, nodes, depth, isInfinite } = limits;
  if (movetime !== undefined) return Math.max(1, movetime - overhead);
  const left = limits.left[turn];
  if (left !== undefined) {
    // Never more than half: whoever has little left must not lose it to a slow moment.
    const share = left / (limits.movesToGo || movesToCome) + (limits.increment[turn] ?? 0) / 2;
    return Math.max(1, Math.min(share, left / 2) - overhead);
  }
  return isInfinite || nodes !== undefined || depth !== undefined ? Number.POSITIVE_INFINITY : own;
}
