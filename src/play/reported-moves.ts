import type { Move } from '../core/game.ts';
import { legalMoves, type Match } from '../core/match.ts';
import type { Report, ReportedMove } from '../core/report.ts';

/** What a report says of each legal move of the position that it is about. */
export function reportedMoves({ game, state }: Match, report: Report): ReadonlyMap<Move, ReportedMove> {
  const byText = new Map(report.moves.map((move) => [move.move, move]));
  const found = legalMoves(game, state).map((move) => [move, byText.get(game.notation.move(state, move))] as const);
  return new Map(found.flatMap(([move, reported]) => (reported ? [[move, reported] as const] : [])));
}
