import { type Result, succeed } from '../../core/problem.ts';
import type { Register } from '../../engine/players/choosing.ts';
import { formatPlayerName } from '../../engine/players/name.ts';
import { meaningOf } from '../../engine/players.ts';

/** A search whose depth can be chosen. */
export interface DepthPlayer {
  /** As it was named, without a depth. */
  readonly name: string;
  atDepth(depth: number): string;
}

/**
 * The player that a name means, to be looked at depth by depth: a depth in the name does not count. `other` are those who
 * don't look to a depth, or whose time or positions are limited in another way.
 */
export function depthPlayerOf<S>(register: Register<S>, text: string): Result<DepthPlayer | 'other'> {
  const found = meaningOf(register, text);
  // Where games need not end, a search without a depth is none; here it gets one.
  const isDepthMissing = !found.ok && found.problem.code === 'player-needs-depth';
  const named = isDepthMissing ? meaningOf(register, `${text.trim()}:1`) : found;
  if (!named.ok) return named;
  const { meaning } = named.value;
  const isSearch = meaning.kind === 'minimax' || meaning.kind === 'alphabeta';
  if (!isSearch || meaning.amounts.has('time') || meaning.amounts.has('nodes')) return succeed('other');
  const amounts = [...meaning.amounts].filter(([amount]) => amount !== 'count');
  return succeed({
    name: formatPlayerName({ ...meaning, amounts: new Map(amounts) }),
    atDepth: (depth) => formatPlayerName({ ...meaning, amounts: new Map([['count', depth], ...amounts]) }),
  });
}
