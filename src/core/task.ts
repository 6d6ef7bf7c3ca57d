import type { Game, Move } from './game.ts';
import type { TaskGoal } from './lesson.ts';

/** Whether a legal move does what was asked. */
export function meetsGoal<S>(game: Game<S>, state: S, move: Move, goal: TaskGoal): boolean {
  if (goal === 'any') return true;
  if (goal !== 'win') return goal.includes(game.notation.move(state, move));
  return game.rules.ending(game.rules.apply(state, move))?.winner === game.rules.turn(state);
}
