import type { ReportedLevel } from '../../core/player.ts';
import { seededRandom } from '../../core/random.ts';
import { searchToTheEnd } from '../players.ts';
import { estimateTreeSize } from '../search/tree-size.ts';
import type { Register } from './choosing.ts';

/** Ten seconds at the most: between one and ten million positions are visited in one, by the machine and its load. */
export const maxNodes = 10_000_000;
/**
 * Of n positions, alpha-beta without depth visits about n to this power: of the drop games and Quantik, measured from
 * various positions, between 0.59 and 0.66 (546,780 from the empty board of Três em Linha, of some 5,000,000,000).
 */
export const alphaBetaPower = 2 / 3;
/** A few milliseconds; the estimates of different seeds then differ by a factor of two. */
export const probes = 500;

/**
 * The levels of the reports that answer in bearable time from a position on. One that looks to the end of the game does
 * so only where that is near, or the board small; whoever wants it elsewhere can name it.
 */
export function offeredLevels<S>(register: Register<S>, state: S): readonly ReportedLevel[] {
  const { reported = [] } = register.players;
  const searches = new Map(reported.map(({ id }) => [id, searchToTheEnd(register, id)]));
  if ([...searches.values()].every((search) => search === undefined)) return reported;
  const size = estimateTreeSize(register.game.rules, state, seededRandom(1), probes);
  const nodes = { minimax: size, alphabeta: size ** alphaBetaPower };
  return reported.filter(({ id }) => {
    const search = searches.get(id);
    return search === undefined || nodes[search] <= maxNodes;
  });
}
