import type { CellId, Game, Motion, Move } from '../../core/game.ts';

/** A position on show, and the move that led to it. */
export interface Shown<S> {
  readonly state: S;
  readonly last: { readonly before: S; readonly move: Move } | undefined;
}

/** How a piece comes to the cell where it now is. */
export interface Travel {
  readonly cell: CellId;
  readonly from: CellId;
  readonly way: 'slide' | 'drop' | 'put';
  /** The part of the time that it waits before it moves: what is pushed waits until it is reached. */
  readonly wait: number;
  readonly milliseconds: number;
}

/** What moves when one position takes the place of another: a move, or the same move taken back; otherwise nothing. */
export function travelsBetween<S>(game: Game<S>, before: Shown<S>, now: Shown<S>): readonly Travel[] {
  const isSame = (a: S, b: S) => a === b || game.notation.position(a) === game.notation.position(b);
  if (now.last && isSame(now.last.before, before.state)) return travelsOf(game, now.last.before, now.last.move);
  if (before.last && isSame(before.last.before, now.state)) {
    const back = travelsOf(game, before.last.before, before.last.move);
    return back.map((travel) => ({ ...travel, cell: travel.from, from: travel.cell, wait: 0 }));
  }
  return [];
}

function travelsOf<S>(game: Game<S>, state: S, move: Move): readonly Travel[] {
  const motions = game.view.motion(state, move);
  const longest = Math.max(...motions.map((motion) => distance(game, motion)));
  return motions.map((motion) => {
    const { kind } = game.view.cells[motion.from];
    const way = kind === 'entry' ? 'drop' : kind === 'hand' ? 'put' : 'slide';
    return {
      cell: motion.to,
      from: motion.from,
      way,
      wait: way === 'slide' ? 1 - distance(game, motion) / longest : 0,
      milliseconds: way === 'put' ? 220 : Math.min(260, 150 + 22 * longest),
    };
  });
}

function distance<S>({ view }: Game<S>, { from, to }: Motion): number {
  const [start, end] = [view.cells[from], view.cells[to]];
  return Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
}

/** Sliding things slow down, falling things speed up. */
export const easing: Readonly<Record<Travel['way'], string>> = {
  slide: 'cubic-bezier(.2,.7,.3,1)',
  put: 'cubic-bezier(.2,.7,.3,1)',
  drop: 'cubic-bezier(.5,.05,.9,.6)',
};
