import type { Game, Move, View } from '../core/game.ts';

/** Whether the board may be seen from the other side: not where pieces fall. */
export function canFlip<S>(view: Pick<View<S>, 'cells'>): boolean {
  return view.cells.every((cell) => cell.kind !== 'entry');
}

/** The pass, where it is all that can be done: it has no cell to be pressed. */
export function onlyPass<S>({ view }: Game<S>, state: S, moves: readonly Move[]): Move | undefined {
  const [move, ...others] = moves;
  const isPass = move !== undefined && others.length === 0 && view.path(state, move).length === 0;
  return isPass ? move : undefined;
}
