import type { CellId, Game, Move, Piece } from '../../../core/game.ts';

/** The pieces at each moment of a move, from just after it begins to just before it ends; none where nothing slides. */
export function framesOf<S>(game: Game<S>, state: S, move: Move): readonly (readonly Piece[])[] {
  const { view, rules } = game;
  const { cells } = view;
  const motions = view.motion(state, move).filter(({ from }) => cells[from].kind !== 'hand');
  const distance = ({ from, to }: { from: CellId; to: CellId }) =>
    Math.max(Math.abs(cells[to].x - cells[from].x), Math.abs(cells[to].y - cells[from].y));
  const steps = Math.max(0, ...motions.map(distance));
  const after = view.pieces(rules.apply(state, move));
  const movers = motions.flatMap((motion) => {
    const piece = after.find(({ cell }) => cell === motion.to);
    return piece ? [{ motion, piece, start: steps - distance(motion) }] : [];
  });
  const still = after.filter(({ cell }) => !motions.some(({ to }) => to === cell));
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
    // What is pushed waits until it is reached, and all arrive together.
    const moving = movers.map(({ motion, piece, start }) => {
      const passed = Math.max(0, index + 1 - start);
      return { ...piece, cell: cellBetween(game, motion.from, motion.to, passed) };
    });
    return [...still, ...moving];
  });
}

/** The cell some steps on the straight way from one to another; the first where there is none. */
function cellBetween<S>(game: Game<S>, from: CellId, to: CellId, steps: number): CellId {
  const { cells } = game.view;
  const x = cells[from].x + Math.sign(cells[to].x - cells[from].x) * steps;
  const y = cells[from].y + Math.sign(cells[to].y - cells[from].y) * steps;
  const between = cells.findIndex((cell) => cell.kind !== 'hand' && cell.x === x && cell.y === y);
  return between < 0 ? from : between;
}
