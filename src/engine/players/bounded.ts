import type { Game } from '../../core/game.ts';
import { type CommonProblems, failWith, type Result, succeed } from '../../core/problem.ts';
import { seededRandom } from '../../core/random.ts';
import { meaningOf, playersOf } from '../players.ts';
import { estimateTreeSize } from '../search/tree-size.ts';
import type { PlayerName } from './name.ts';
import { alphaBetaPower, maxNodes, probes } from './offered.ts';

const refuse = failWith<CommonProblems>();

/** What a player may cost who thinks where others wait too: a few seconds a move. */
const maxMilliseconds = 5000;
const maxPlayouts = 100_000;

/**
 * The full name of a player whose cost is bounded from a position on, or why a text means none. One that looks to a depth
 * or to the end of the game may do so where few enough positions lie there.
 */
export async function checkBoundedPlayer<S>(game: Game<S>, state: S, text: string): Promise<Result<string>> {
  const found = meaningOf({ game, players: await playersOf(game) }, text);
  if (!found.ok) return found;
  const { name, meaning } = found.value;
  return isBounded(game, state, meaning)
    ? succeed(name)
    : refuse({ code: 'player-unbounded', values: { player: text } });
}

function isBounded<S>(game: Game<S>, state: S, { kind, amounts }: PlayerName): boolean {
  const [time, nodes, count] = (['time', 'nodes', 'count'] as const).map((amount) => amounts.get(amount));
  if (time !== undefined && time > maxMilliseconds) return false;
  if (nodes !== undefined && nodes > maxNodes) return false;
  // A search that counts its time or its positions stops by itself, however deep it may look.
  if (kind === 'minimax' || kind === 'alphabeta') {
    if (time !== undefined || nodes !== undefined) return true;
    const size = estimateTreeSize(game.rules, state, seededRandom(1), probes, count);
    return (kind === 'minimax' ? size : size ** alphaBetaPower) <= maxNodes;
  }
  // Whoever has neither playouts nor a time is done at once, or stops by itself, as one who asks an oracle does.
  return count === undefined || count <= maxPlayouts;
}
