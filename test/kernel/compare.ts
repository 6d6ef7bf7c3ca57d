import type { Game, Move } from '../../src/core/game.ts';
import { type Random, seededRandom } from '../../src/core/random.ts';
import type { Scoring } from '../../src/games/fuse/groups.ts';
import { makeFuse } from '../../src/games/fuse/index.ts';
import type { FuseKernel } from '../../src/games/fuse/kernel/kernel.ts';
import { readPosition, scoringNumbers, writePosition } from '../../src/games/fuse/kernel/position.ts';
import type { FuseState } from '../../src/games/fuse/rules.ts';

/**
 * Plays at random to `positions` positions, and compares in each what the rules say with what the kernel says: moves and
 * their order, the position after one of them, whether the game is over, and the scores. Returns the first difference.
 */
export function compareRules(
  kernel: FuseKernel,
  scoring: Scoring,
  positions: number,
  seed: number,
): string | undefined {
  const game = makeFuse(scoring);
  const random = seededRandom(seed, positions);
  const moves = new Int32Array(game.rules.maxMoves);
  let state = game.rules.start(random);
  for (let seen = 0; seen < positions; seen++) {
    const difference = compare(game, kernel, scoring, state);
    if (difference) return `${difference}: ${game.notation.position(state)}`;
    const count = game.rules.moves(state, moves);
    const move = count === 0 ? undefined : chooseMove(moves, count, random);
    if (move === undefined) {
      state = game.rules.start(random);
      continue;
    }
    writePosition(kernel, state);
    kernel.applyMove(move);
    state = game.rules.apply(state, move);
    const after = readPosition(kernel, state.turn);
    if (game.notation.position(after) !== game.notation.position(state)) {
      return `the position after a move: ${game.notation.position(state)}`;
    }
  }
  return undefined;
}

function chooseMove(moves: Int32Array, count: number, random: Random): Move | undefined {
  return moves[random.below(count)];
}

function compare(game: Game<FuseState>, kernel: FuseKernel, scoring: Scoring, state: FuseState): string | undefined {
  writePosition(kernel, state);
  const moves = new Int32Array(game.rules.maxMoves);
  const count = game.rules.moves(state, moves);
  if (kernel.listMoves() !== count) return 'how many moves there are';
  const listed = new Int32Array(kernel.memory.buffer, kernel.movesAddress(), count);
  if (listed.some((move, index) => move !== moves[index])) return 'which moves there are';
  if (Boolean(kernel.hasEnded()) !== (game.rules.outcome(state) !== 'ongoing')) return 'whether the game is over';
  const number = scoringNumbers[scoring];
  const [own, their] = [kernel.scoreOfOwn(number), kernel.scoreOfTheir(number)];
  const scores = state.turn === 0 ? [own, their] : [their, own];
  if (game.rules.scores?.(state).some((score, player) => score !== scores[player])) return 'the scores';
  return undefined;
}
