import type { Game } from '../core/game.ts';
import type { Oracle } from '../core/oracle.ts';
import { seededRandom } from '../core/random.ts';
import { canonicalPosition } from './canonical.ts';
import { type ExamPosition, examine, randomGame } from './exam.ts';

/**
 * How much work it does while it waits for a position at a distance that has come least so far: a random game is one, a
 * slice of solving ten.
 */
const patience = 80;
const workOfSlice = 10;
/** After so many random positions without a new one there are none left, or none within reach. */
const maxVain = 400;

/**
 * The positions of an exam one by one, so that a player can be judged while they are still sought; the same for the same
 * seed. Each time the one at the distance to the end that has come least so far. Yields nothing in between, so that
 * whoever drives it can stop; ends where no more are found.
 */
export function* streamExam<S>(
  game: Game<S>,
  oracle: Oracle<S>,
  seed: number,
): Generator<ExamPosition<S> | undefined, void> {
  const random = seededRandom(seed);
  const seen = new Set<string>();
  const waiting = new Map<number | null, ExamPosition<S>[]>();
  const given = new Map<number | null, number>();
  let [reach, vain, work] = [0, 0, 0];
  while (vain < maxVain) {
    vain++;
    work++;
    const passed = randomGame(game, oracle, random).filter(({ ply }) => ply >= reach);
    const found = passed[random.below(Math.max(1, passed.length))];
    const position = found && canonicalPosition(game, found.state);
    if (found && position !== undefined && !seen.has(position)) {
      seen.add(position);
      const examined = yield* unhurried(examine(game, oracle, found.state, 0));
      // So far from the end the truth takes too long; nothing is looked for there any more.
      if (examined === 'out-of-reach') reach = found.ply + 1;
      else if (examined) {
        vain = 0;
        waiting.set(examined.distance, [...(waiting.get(examined.distance) ?? []), examined]);
        if (!given.has(examined.distance)) given.set(examined.distance, 0);
      }
    }
    const next = rarest();
    if (next !== undefined && (work >= patience || isLeast(next))) yield give(next);
    else yield undefined;
  }
  for (let next = rarest(); next !== undefined; next = rarest()) yield give(next);

  function* unhurried<T>(examining: Generator<number, T>): Generator<undefined, T> {
    for (;;) {
      const step = examining.next();
      if (step.done) return step.value;
      work += workOfSlice;
      yield undefined;
    }
  }

  /** Of the distances at which a position waits, the one that has come least. */
  function rarest(): number | null | undefined {
    let least: number | null | undefined;
    for (const [distance, positions] of waiting) {
      if (positions.length > 0 && (least === undefined || countOf(distance) < countOf(least))) least = distance;
    }
    return least;
  }

  function isLeast(distance: number | null): boolean {
    return [...given.values()].every((count) => count >= countOf(distance));
  }

  function countOf(distance: number | null): number {
    return given.get(distance) ?? 0;
  }

  function give(distance: number | null): ExamPosition<S> | undefined {
    work = 0;
    given.set(distance, countOf(distance) + 1);
    return waiting.get(distance)?.shift();
  }
}
