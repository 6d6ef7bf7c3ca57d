import type { Game } from '../src/core/game.ts';
import { legalMoves } from '../src/core/match.ts';
import type { Value } from '../src/core/oracle.ts';
import type { Random } from '../src/core/random.ts';
import type { Clock } from '../src/engine/service/run-sliced.ts';
import { pick } from './random-play.ts';

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
  const moves = new Int32Array(rules.maxMoves);
  const count = rules.moves(state, moves);
  const replies = Array.from(moves.subarray(0, count), (move) => minimax(game, rules.apply(state, move)));
  const shortest = (value: Value) => replies.filter((reply) => reply.value === value).map((reply) => reply.plies + 1);
  if (shortest('loss').length > 0) return { value: 'win', plies: Math.min(...shortest('loss')) };
  if (shortest('draw').length > 0) return { value: 'draw', plies: 0 };
  return { value: 'loss', plies: Math.max(...shortest('win')) };
}

/** A position after some random moves, so many at most and at least, in which the game goes on. */
export function randomOngoing<S>(game: Game<S>, random: Random, maxPlies: number, minPlies = 0): S {
  for (;;) {
    let state = game.rules.start(random);
    for (let left = minPlies + random.below(maxPlies - minPlies + 1); left > 0; left--) {
      const moves = legalMoves(game, state);
      if (moves.length === 0) break;
      state = game.rules.apply(state, pick(moves, random));
    }
    if (game.rules.outcome(state) === 'ongoing') return state;
  }
}

/** What a search to a depth must find, by plain recursion: a win counts a million less the plies to it. */
export function scoreToDepth<S>(
  game: Game<S>,
  state: S,
  depth: number,
  evaluate: (state: S) => number,
  ply = 0,
): number {
  const outcome = game.rules.outcome(state);
  if (outcome === 'draw') return 0;
  if (outcome !== 'ongoing') return (outcome === 'win' ? 1 : -1) * (1_000_000 - ply);
  if (ply === depth) return evaluate(state);
  const after = legalMoves(game, state).map((move) => game.rules.apply(state, move));
  return Math.max(...after.map((next) => 0 - scoreToDepth(game, next, depth, evaluate, ply + 1)));
}
