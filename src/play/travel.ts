import type { CellId, Game, Motion, Move } from '../core/game.ts';
import type { LastMove } from './last-move.ts';

/** A position on show, and the move that led to it. */
export interface Shown<S> {
  readonly state: S;
  readonly last: LastMove<S> | undefined;
}

/** How a piece comes to the cell where it then is. Time is counted in cells: a piece takes one cell of it for each. */
export interface Travel {
  readonly from: CellId;
  readonly to: CellId;
  readonly way: 'slide' | 'drop' | 'put';
  /** When it begins to move: what is pushed waits until it is reached. */
  readonly start: number;
  /** When it is there; all that moves arrives together. */
  readonly end: number;
}

/** What moves when one position takes the place of another: a move, or the same move taken back; otherwise nothing. */
export function travelsBetween<S>(game: Game<S>, before: Shown<S>, now: Shown<S>): readonly Travel[] {
  const isSame = (a: S, b: S) => a === b || game.notation.position(a) === game.notation.position(b);
  if (now.last && isSame(now.last.before, before.state)) return travelsOf(game, now.last.before, now.last.move);
  if (before.last && isSame(before.last.before, now.state)) {
    const back = travelsOf(game, before.last.before, before.last.move);
    return back.map((travel) => ({ ...travel, from: travel.to, to: travel.from, start: 0 }));
  }
  return [];
}

/** What moves by a move. */
export function travelsOf<S>(game: Game<S>, state: S, move: Move): readonly Travel[] {
  const motions = game.view.motion(state, move);
  const end = Math.max(...motions.map((motion) => distance(game, motion)));
  return motions.map((motion) => {
    const kind = game.view.cells[motion.from]?.kind;
    const way = kind === 'entry' ? 'drop' : kind === 'hand' ? 'put' : 'slide';
    return { ...motion, way, start: way === 'slide' ? end - distance(game, motion) : 0, end };
  });
}

function distance<S>({ view }: Game<S>, { from, to }: Motion): number {
  const [start, end] = [view.cells[from], view.cells[to]];
  return start && end ? Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y)) : 0;
}
