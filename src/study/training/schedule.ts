import { type Card as FsrsCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { Outcome } from './attempt.ts';

/**
 * When a puzzle that was failed comes again: a card of the Free Spaced Repetition Scheduler, in a form of our own, so that
 * what is stored does not depend on how a version of it writes its cards. Times are milliseconds since 1970.
 */
export interface Card {
  /** When it comes again. */
  readonly due: number;
  /** When it was tried last. */
  readonly tried: number;
  /** The days after which it is still known nine times in ten. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly tries: number;
  /** How often it was failed again. */
  readonly lapses: number;
}

// Days are enough for puzzles, so there are no steps of minutes; without chance in it, the same tries give the same days.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const grades: Readonly<Record<Outcome, Grade>> = {
  solved: Rating.Good,
  hinted: Rating.Hard,
  failed: Rating.Again,
};

/** The card of a puzzle after a try, and undefined for one that never was failed: it need not come again. */
export function afterReview(card: Card | undefined, outcome: Outcome, now: number): Card | undefined {
  if (!card) return outcome === 'failed' ? cardFrom(scheduler.next(freshCard(now), now, Rating.Again).card) : undefined;
  // A clock that was set back does not count days backwards.
  const time = Math.max(now, card.tried);
  return cardFrom(scheduler.next(fsrsCardOf(card), time, grades[outcome]).card);
}

/**
 * Whether a puzzle is to come again by now. Half a day early is not too early: what was failed in the evening is due in the
 * morning.
 */
export function isDue({ due }: Card, now: number): boolean {
  return due - halfDay <= now;
}

const halfDay = 12 * 60 * 60 * 1000;

/** The ids of the puzzles that are due, the longest due first. */
export function dueCards(cards: Readonly<Record<string, Card>>, now: number): readonly string[] {
  return Object.entries(cards)
    .filter(([, card]) => isDue(card, now))
    .sort(([id, one], [otherId, other]) => one.due - other.due || (id < otherId ? -1 : 1))
    .map(([id]) => id);
}

type CardInput = Parameters<typeof scheduler.next>[0];

function freshCard(now: number): CardInput {
  return {
    due: now,
    stability: 0,
    difficulty: 0,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: 0,
    lapses: 0,
    state: State.New,
  };
}

function fsrsCardOf({ due, tried, stability, difficulty, tries, lapses }: Card): CardInput {
  // Without steps of minutes, a card that was tried is always in review; its days are counted from when it was tried.
  const shared = { stability, difficulty, lapses, elapsed_days: 0, scheduled_days: 0, learning_steps: 0 };
  return { ...shared, due, last_review: tried, reps: tries, state: State.Review };
}

function cardFrom({ due, last_review, stability, difficulty, reps, lapses }: FsrsCard): Card {
  return {
    due: due.getTime(),
    tried: (last_review ?? due).getTime(),
    stability,
    difficulty,
    tries: reps,
    lapses,
  };
}
