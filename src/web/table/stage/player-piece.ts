import type { Game, Language, Piece, Player } from '../../../core/game.ts';
import { legalMoves } from '../../../core/match.ts';
import { seededRandom } from '../../../core/random.ts';
import { isPerson, type Seat } from '../../../core/seat.ts';
import { sayPlayer } from '../../../play/names.ts';
import { playText } from '../../../play/text.ts';

/** Who sits on a side: you, a level; nothing where two people share the screen and the colour says enough. */
export function seatName(seat: Seat, other: Seat, language: Language): string {
  if (seat.kind === 'computer') return sayPlayer(seat.player, language);
  return isPerson(other) ? '' : playText[language].you;
}

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
