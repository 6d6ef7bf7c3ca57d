import type { Game } from '../../src/core/game.ts';
import { legalMoves } from '../../src/core/match.ts';
import type { DropState } from '../../src/games/drop/rules.ts';

/**
 * Whether the player to move wins a position in which somebody passed, by a plain search that remembers. The oracle goes by
 * whose turn it is after so many discs; the rules count one that is not there, so that the board is full when no
 * column is open, and not when they say so.
 */
export function makeWonAfterPass(game: Game<DropState>): (state: DropState) => boolean {
  const { rules } = game;
  const known = new Map<string, boolean>();
  const middle = (rules.maxMoves - 1) / 2;

  function isWon(state: DropState): boolean {
    const key = state.join();
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const after = [...legalMoves(game, state)]
      .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
      .map((move) => rules.apply(state, move));
    const won = after.some(hasLine) || after.some(isLost);
    known.set(key, won);
    return won;
  }

  /** Whether the player to move loses, whatever they do. */
  function isLost(state: DropState): boolean {
    if (hasLine(state)) return true;
    const after = legalMoves(game, state).map((move) => rules.apply(state, move));
    return after.length > 0 && !after.some(hasLine) && after.every(isWon);
  }

  /** Whether the last disc made a line. */
  function hasLine(state: DropState): boolean {
    return rules.outcome(state) === 'loss';
  }

  return isWon;
}
