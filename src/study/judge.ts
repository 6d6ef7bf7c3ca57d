import type { ComputerPlayer } from '../core/player.ts';
import { type Random, seededRandom } from '../core/random.ts';
import type { ExamPosition } from './exam.ts';
import { differenceInterval, type Interval, shareInterval } from './interval.ts';

/** How a player did in an exam. */
export interface Judgement {
  readonly player: string;
  /** In what share of the positions it kept the value. */
  readonly kept: Interval;
  /** The same for each distance to the end, the nearest first; null for draws. */
  readonly byDistance: readonly KeptAtDistance[];
  /** The share in each position, in the order of the exam: of several tries, where the player varies. */
  readonly shares: readonly number[];
}

export interface KeptAtDistance {
  readonly distance: number | null;
  readonly positions: number;
  readonly kept: number;
}

/** How often a player is asked that need not choose the same again. */
const triesOfVaried = 5;

/** How often a player is asked in each position: more than once where it varies. */
export function triesOf(meaning: string): number {
  return isVaried(meaning) ? triesOfVaried : 1;
}

/** The chances of a player in one try of one position, which are the same for all players. */
export function chancesOf(seed: number, position: number, attempt: number): Random {
  return seededRandom(seed, position * triesOfVaried + attempt);
}

/** Lets a player choose in every position of an exam. Yields how much is done, from 0 to 1. */
export function* judgePlayer<S>(
  player: ComputerPlayer<S>,
  exam: readonly ExamPosition<S>[],
  seed: number,
): Generator<number, Judgement> {
  const shares: number[] = [];
  const tries = triesOf(player.meaning);
  for (const [index, { state, keeping }] of exam.entries()) {
    let kept = 0;
    for (let attempt = 0; attempt < tries; attempt++) {
      const work = player.choose(state, chancesOf(seed, index, attempt));
      let step = work.next();
      for (; !step.done; step = work.next()) yield index / exam.length;
      if (keeping.includes(step.value.move)) kept++;
    }
    shares.push(kept / tries);
  }
  return judgementOf(player.name, exam, shares);
}

/** What the share of tries in which a player kept the value, position by position, comes to. */
export function judgementOf<S>(player: string, exam: readonly ExamPosition<S>[], shares: readonly number[]): Judgement {
  return { player, kept: shareInterval(shares), byDistance: byDistance(exam, shares), shares };
}

/** By how much more one keeps the value than the other, position by position. */
export function compareJudgements(one: Judgement, other: Judgement): Interval {
  return differenceInterval(one.shares.map((share, index) => share - (other.shares[index] ?? Number.NaN)));
}

function byDistance<S>(exam: readonly ExamPosition<S>[], shares: readonly number[]): readonly KeptAtDistance[] {
  const groups = new Map<number | null, number[]>();
  for (const [index, { distance }] of exam.entries()) {
    const group = groups.get(distance) ?? [];
    group.push(shares[index] ?? 0);
    groups.set(distance, group);
  }
  return [...groups].map(([distance, group]) => {
    return { distance, positions: group.length, kept: shareInterval(group).value };
  });
}

/** Whether chance has a part in what a player chooses. */
function isVaried(meaning: string): boolean {
  const [kind = '', ...parts] = meaning.split(':');
  return (
    !['first', 'minimax', 'alphabeta'].includes(kind) || parts.some((part) => /^(?:varied|noise=|lapse=)/u.test(part))
  );
}
