import type { Game, Piece, Player } from '../../../core/game.ts';
import { legalMoves } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';

/** A piece that stands for a player: the first that there is at the start, or that comes with the first moves. */
export function pieceOf(game: Game, player: Player): Piece | undefined {
  const { rules, view } = game;
  let state = rules.start(seededRandom(1));
  for (let ply = 0; ply <= 2; ply++) {
    const own = view.pieces(state).filter((piece) => piece.owner === player);
    const found = own.find((piece) => !piece.isMarked) ?? own[0];
    if (found) return found;
    const [move] = legalMoves(game, state);
    if (move === undefined) return undefined;
    state = rules.apply(state, move);
  }
  return undefined;
}
