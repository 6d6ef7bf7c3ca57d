import type { Player } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Value } from '../../core/oracle.ts';
import { type Random, seededRandom } from '../../core/random.ts';
import type { ExploredLevel } from './level.ts';

/** A game that goes on for so many moves is broken off, and counts as drawn: hardly any lasts half as long. */
export const maxPlies = 200;

/** One game after a move, as it came out for who made the move. */
export interface GameAfter {
  readonly move: string;
  readonly value: Value;
}

/**
 * One game after each legal move, a level playing both sides to the end; repetitions count from the start of the match.
 * The same round of the same match has the same games. Yields how much is done, from 0 to 1.
 */
export function* playRound<S>(
  match: Match<S>,
  { choose }: Pick<ExploredLevel<S>, 'choose'>,
  round: number,
): Generator<number, readonly GameAfter[]> {
  const { moves, turn, game } = match;
  const games: GameAfter[] = [];
  for (const [index, move] of moves.entries()) {
    const playing = playOut(after(match, move), choose, seededRandom(round, index));
    let step = playing.next();
    for (; !step.done; step = playing.next()) yield index / moves.length;
    games.push({ move: game.notation.move(match.state, move), value: valueFor(turn, step.value) });
  }
  return games;
}

function* playOut<S>(
  begun: Match<S>,
  choose: ExploredLevel<S>['choose'],
  random: Random,
): Generator<undefined, Player | null> {
  let match = begun;
  while (!match.ending && match.ply < begun.ply + maxPlies) {
    match = after(match, yield* choose(match.state, random));
  }
  return match.ending?.winner ?? null;
}

function after<S>(match: Match<S>, move: number): Match<S> {
  const next = match.playMove(move);
  if (!next.ok) throw new Error(`A level chose what is no move (${next.problem.code}).`);
  return next.value;
}

function valueFor(player: Player, winner: Player | null): Value {
  if (winner === null) return 'draw';
  return winner === player ? 'win' : 'loss';
}
