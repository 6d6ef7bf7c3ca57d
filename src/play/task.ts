import { opponentOf, type Player } from '../core/game.ts';
import { isPerson } from '../core/seats/seat.ts';
import { matchAt, seatOf, type Table } from './table.ts';
import type { Task } from './task-names.ts';
import { nodeOf, pathTo } from './tree.ts';

/** Whoever has made so many moves without losing has held a position. */
export const movesToHold = 20;

/** How a task stands. */
export interface TaskStanding {
  readonly task: Task;
  readonly standing: 'open' | 'done' | 'failed';
  /** How many moves the person has made. */
  readonly moves: number;
  /** How the game came out for the person, once it is over. */
  readonly outcome?: 'won' | 'drawn' | 'lost';
}

/** How the task of a table stands where its game does; undefined where there is none, or no single person to do it. */
export function taskStanding(table: Table): TaskStanding | undefined {
  const { task, tree, head } = table;
  const person = personOf(table);
  if (!task || person === undefined) return undefined;
  const moves = pathTo(tree, head).filter((id) => {
    const { parent } = nodeOf(tree, id);
    return parent !== undefined && matchAt(table, parent).turn === person;
  }).length;
  const { ending } = matchAt(table, head);
  if (!ending) return { task, moves, standing: task === 'hold' && moves >= movesToHold ? 'done' : 'open' };
  const outcome = ending.winner === null ? 'drawn' : ending.winner === person ? 'won' : 'lost';
  const isDone = outcome === 'won' || (task === 'hold' && (outcome === 'drawn' || moves >= movesToHold));
  return { task, moves, outcome, standing: isDone ? 'done' : 'failed' };
}

/** The side of the one person at a table. */
function personOf(table: Table): Player | undefined {
  const [first, second] = ([0, 1] as const).map((player) => isPerson(seatOf(table, player)));
  if (first === second) return undefined;
  return first ? 0 : opponentOf(0);
}
