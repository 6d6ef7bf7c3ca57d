import type { Move, Rules } from './game.ts';

/** The moves that win at once. */
export function winningMoves<S>(rules: Rules<S>, state: S): readonly Move[] {
  return movesOf(rules, state).filter((move) => rules.outcome(rules.apply(state, move)) === 'loss');
}

/** The moves after which the opponent can play, does not win, and then loses at once whatever they play. */
export function trappingMoves<S>(rules: Rules<S>, state: S): readonly Move[] {
  return movesOf(rules, state).filter((move) => {
    const next = rules.apply(state, move);
    const replies = movesOf(rules, next);
    return replies.length > 0 && replies.every((reply) => canWin(rules, rules.apply(next, reply)));
  });
}

/** Whether the game goes on and the player to move can end it by winning. */
function canWin<S>(rules: Rules<S>, state: S): boolean {
  return rules.outcome(state) === 'ongoing' && winningMoves(rules, state).length > 0;
}

function movesOf<S>(rules: Rules<S>, state: S): readonly Move[] {
  const buffer = new Int32Array(rules.maxMoves);
  return Array.from(buffer.subarray(0, rules.moves(state, buffer)));
}
