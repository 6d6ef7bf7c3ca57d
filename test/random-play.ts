import type { Match } from '../src/core/match.ts';
import { present } from '../src/core/present.ts';
import type { Random } from '../src/core/random.ts';

/** One of a list, each as likely. */
export function pick<T>(list: readonly T[], random: Random): T {
  return present(list[random.below(list.length)], 'item in an empty list');
}

/** A match after so many moves at random, or at its end. */
export function playRandomly<S>(start: Match<S>, random: Random, maxPlies = Number.POSITIVE_INFINITY): Match<S> {
  let match = start;
  for (let ply = 0; ply < maxPlies && !match.ending; ply++) {
    const next = match.playMove(pick(match.moves, random));
    if (!next.ok) throw new Error(`A listed move was refused: ${next.problem.code}.`);
    match = next.value;
  }
  return match;
}
