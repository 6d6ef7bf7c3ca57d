import type { Game } from '../src/core/game.ts';
import type { Value } from '../src/core/oracle.ts';
import type { Clock } from '../src/engine/drive.ts';

/** Runs work that comes in slices to its end. */
export function finish<T, R>(work: Generator<T, R>): R {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A position from its text. */
export function stateAt<S>(game: Game<S>, position: string): S {
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${state.problem.code}`);
  return state.value;
}

/** A clock that goes a millisecond at each look, so that limits are exact. */
export function steadyClock(): Clock {
  let time = 0;
  return { now: () => time++, pause: () => Promise.resolve() };
}

/** Plain minimax over the rules: the naive second opinion. */
export function minimax<S>(game: Game<S>, state: S): { value: Value; plies: number } {
  const { rules } = game;
  const outcome = rules.outcome(state);
  if (outcome !== 'ongoing') return { value: outcome, plies: 0 };
  const moves = new Int32Array(rules.mostMoves);
  const count = rules.moves(state, moves);
  const replies = Array.from(moves.subarray(0, count), (move) => minimax(game, rules.apply(state, move)));
  const shortest = (value: Value) => replies.filter((reply) => reply.value === value).map((reply) => reply.plies + 1);
  if (shortest('loss').length > 0) return { value: 'win', plies: Math.min(...shortest('loss')) };
  if (shortest('draw').length > 0) return { value: 'draw', plies: 0 };
  return { value: 'loss', plies: Math.max(...shortest('win')) };
}
