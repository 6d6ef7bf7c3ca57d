import { isPerson } from '../../core/seats/seat.ts';
import { matchOf, modeOf, seatOf, type Table } from '../../play/table.ts';
import type { MadeMove } from '../laboratory/worker/puzzle-tasks.ts';

/** The moves that a person made against a computer; of games between people nobody knows who is who. */
export function madeMoves(table: Table): readonly MadeMove[] {
  if (modeOf(table) !== 'computer') return [];
  const { game, steps, ply } = matchOf(table);
  return steps.slice(1, ply + 1).flatMap(({ text }, index) => {
    const before = steps[index]?.state;
    const isOwn = before !== undefined && isPerson(seatOf(table, game.rules.turn(before)));
    return isOwn ? [{ position: game.notation.position(before), move: text }] : [];
  });
}
