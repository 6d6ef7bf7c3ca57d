import { type CellId, cellAt, type Game, type Move, type Piece } from '../../../core/game.ts';
import { travelsOf } from '../../../play/travel.ts';

/** The pieces at each moment of a move, from just after it begins to just before it ends; none where nothing slides. */
export function framesOf<S>(game: Game<S>, state: S, move: Move): readonly (readonly Piece[])[] {
  const { view, rules } = game;
  const travels = travelsOf(game, state, move).filter(({ way }) => way !== 'put');
  const moments = Math.max(0, ...travels.map(({ end }) => end));
  const after = view.pieces(rules.apply(state, move));
  const movers = travels.flatMap((travel) => {
    const piece = after.find(({ cell }) => cell === travel.to);
    return piece ? [{ travel, piece }] : [];
  });
  const still = after.filter(({ cell }) => !travels.some(({ to }) => to === cell));
  return Array.from({ length: Math.max(0, moments - 1) }, (_, index) => {
    const moving = movers.map(({ travel: { from, to, start }, piece }) => ({
      ...piece,
      cell: cellBetween(game, from, to, Math.max(0, index + 1 - start)),
    }));
    return [...still, ...moving];
  });
}

/** The cell some steps on the straight way from one to another; the first where there is none. */
function cellBetween<S>(game: Game<S>, from: CellId, to: CellId, steps: number): CellId {
  const [start, end] = [cellAt(game.view, from), cellAt(game.view, to)];
  const x = start.x + Math.sign(end.x - start.x) * steps;
  const y = start.y + Math.sign(end.y - start.y) * steps;
  const between = game.view.cells.findIndex((cell) => cell.kind !== 'hand' && cell.x === x && cell.y === y);
  return between < 0 ? from : between;
}
