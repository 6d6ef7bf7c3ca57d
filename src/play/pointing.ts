import type { CellId, Game, Move, Player, Problem } from '../core/game.ts';
import { movesAlong } from '../core/match.ts';

/** A board that waits for a move: which moves may be played, and what is picked up so far. */
export interface Pointing<S> {
  readonly game: Game<S>;
  readonly state: S;
  readonly moves: readonly Move[];
  readonly picked: readonly CellId[];
}

/** What pointing at a cell comes to. */
export type Press =
  | { readonly kind: 'picked'; readonly path: readonly CellId[] }
  | { readonly kind: 'played'; readonly move: Move }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Let go of, or nothing to say. */
  | { readonly kind: 'nothing'; readonly path: readonly CellId[] };

/** The playable moves whose path begins with these cells. */
export function movesFrom<S>({ game, state, moves }: Pointing<S>, path: readonly CellId[]): readonly Move[] {
  return moves.filter((move) => {
    const cells = game.view.path(state, move);
    return cells.length > 0 && path.every((cell, index) => cells[index] === cell);
  });
}

/** A press on a cell: picks up, puts down, changes to another piece, lets go, or is refused with a reason. */
export function press<S>(pointing: Pointing<S>, cell: CellId): Press {
  const { game, state, picked } = pointing;
  const target = game.view.target(state, cell);
  if (picked.length === 0) return extend(pointing, [target]);
  if (target === picked.at(-1)) return { kind: 'nothing', path: picked.slice(0, -1) };
  const isOther = isOwn(game, state, target) && movesFrom(pointing, [...picked, target]).length === 0;
  return extend(pointing, isOther ? [target] : [...picked, target]);
}

/** Putting a dragged piece down. Back on its own cell it stays picked up, as if it had been pressed. */
export function putDown<S>(pointing: Pointing<S>, cell: CellId | undefined): Press {
  const { game, state, picked } = pointing;
  if (cell === undefined) return { kind: 'nothing', path: [] };
  const target = game.view.target(state, cell);
  return target === picked.at(-1) ? { kind: 'picked', path: picked } : extend(pointing, [...picked, target]);
}

/** Whether a press on this cell picks something up, so that it may be dragged. */
export function isDraggable<S>(pointing: Pointing<S>, cell: CellId): boolean {
  return movesFrom(pointing, [cell]).some((move) => pointing.game.view.path(pointing.state, move).length > 1);
}

/** Cells that may be pressed next, and the moves that go on there. */
export type Targets = ReadonlyMap<CellId, readonly Move[]>;

/** Before anything is picked up, what may be; then where that may go. */
export function targetsOf<S>(pointing: Pointing<S>): Targets {
  const { game, state, picked } = pointing;
  const targets = new Map<CellId, readonly Move[]>();
  for (const move of movesFrom(pointing, picked)) {
    const cell = game.view.path(state, move)[picked.length];
    if (cell !== undefined) targets.set(cell, [...(targets.get(cell) ?? []), move]);
  }
  return targets;
}

/** The cells that a press means the same on: the whole column, where pieces fall. */
export function cellsLike<S>({ game, state }: Pointing<S>, cell: CellId): readonly CellId[] {
  const target = game.view.target(state, cell);
  return [...game.view.cells.keys()].filter((other) => game.view.target(state, other) === target);
}

function extend<S>(pointing: Pointing<S>, path: readonly CellId[]): Press {
  const { game, state } = pointing;
  const moves = movesFrom(pointing, path);
  const move = moves.find((found) => game.view.path(state, found).length === path.length);
  if (move !== undefined) return { kind: 'played', move };
  if (moves.length > 0) return { kind: 'picked', path };
  // A legal move that may not be played here, as in a task with one answer, breaks no rule that could be named.
  if (movesAlong(game, state, path).length > 0) return { kind: 'nothing', path: [] };
  return { kind: 'refused', problem: game.view.refuse(state, path) };
}

function isOwn<S>(game: Game<S>, state: S, cell: CellId): boolean {
  const turn: Player = game.rules.turn(state);
  return game.view.pieces(state).some((piece) => piece.cell === cell && piece.owner === turn);
}
