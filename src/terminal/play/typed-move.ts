import type { Move } from '../../core/game.ts';
import { type Match, readMove } from '../../core/match.ts';
import { type Result, succeed } from '../../core/problem.ts';
import { refuse } from '../problems.ts';

/**
 * The move that a typed text means: a move of the game in any form that it reads, `#3` for the third of the legal moves,
 * or `3` alone where no move is written as a number.
 */
export function readTyped(match: Match, text: string): Result<Move> {
  const { game, state } = match;
  const [, sign, number] = /^(#?)\s*([0-9]+)$/u.exec(text.trim()) ?? [];
  if (number === undefined || (sign === '' && hasNumericMoves(match))) return readMove(game, state, text);
  const { moves } = match;
  const move = moves[Number(number) - 1];
  return move === undefined
    ? refuse({ code: 'no-such-number', values: { text: number, last: moves.length } })
    : succeed(move);
}

/** Whether moves are written as numbers, so that a bare one is a move and not its place in a list. */
export function hasNumericMoves({ game, state, moves }: Match): boolean {
  return moves.some((move) => /^[0-9]+$/u.test(game.notation.move(state, move)));
}
