import type { Game } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { present } from '../core/present.ts';
import { type Random, seededRandom } from '../core/random.ts';

/** One of a list, each as likely. */
export function pick<T>(list: readonly T[], random: Random): T {
  return present(list[random.below(list.length)], 'item in an empty list');
}

/** A match after so many moves at random, or at its end. */
export function playRandomly<S>(
  start: Match<S>,
  random: Random,
  maxPlies = Number.POSITIVE_INFINITY,
  onMove: (match: Match<S>) => void = () => undefined,
): Match<S> {
  let match = start;
  for (let ply = 0; ply < maxPlies && !match.ending; ply++) {
    const next = match.playMove(pick(match.moves, random));
    if (!next.ok) throw new Error(`A listed move was refused: ${next.problem.code}.`);
    match = next.value;
    onMove(match);
  }
  return match;
}

/** Longer than most games, so that ends are met as well as openings. */
const maxPlies = 120;

/**
 * A match of random moves, the same for the same seed: one in four at the end of the play, the others anywhere on the way,
 * lest of short games little but ends be seen. `onMove` is told of each move that is tried.
 */
export function randomMatch(game: Game, seed: number, onMove?: (match: Match) => void): Match {
  const random = seededRandom(seed);
  const whole = playRandomly(Match.start(game, random), random, maxPlies, onMove);
  return random.below(4) === 0 ? whole : upTo(whole, random.below(whole.ply + 1));
}

/** The match as it was after so many moves, when nobody knew of those that followed. */
export function upTo(match: Match, plies: number): Match {
  let earlier = Match.from(match.game, match.steps[0].state);
  for (const { move } of match.steps.slice(1, plies + 1)) {
    const next = move === undefined ? undefined : earlier.playMove(move);
    if (next?.ok) earlier = next.value;
  }
  return earlier;
}
