import fc from 'fast-check';
import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { present } from '../../core/present.ts';
import type { Outcome } from './attempt.ts';
import { afterReview, type Card, dueCards, isDue } from './schedule.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 18, 20, 30);
const grades: Readonly<Record<Outcome, Grade>> = { failed: Rating.Again, hinted: Rating.Hard, solved: Rating.Good };

const fail = (now: number) => present(afterReview(undefined, 'failed', now), 'card');

describe('a puzzle that was failed', () => {
  test('comes again exactly when ts-fsrs says, however often it is tried', () => {
    const tries = fc.array(
      fc.record({
        outcome: fc.constantFrom<Outcome>('failed', 'hinted', 'solved'),
        later: fc.integer({ min: 0, max: 400 * day }),
      }),
      { maxLength: 12 },
    );
    const direct = fsrs({ enable_fuzz: false, enable_short_term: false });
    fc.assert(
      fc.property(tries, (list) => {
        let now = start;
        let theirs = direct.next(createEmptyCard(new Date(now)), new Date(now), Rating.Again).card;
        let ours: Card | undefined = fail(now);
        for (const { outcome, later } of list) {
          now += later;
          theirs = direct.next(theirs, new Date(now), grades[outcome]).card;
          ours = afterReview(ours, outcome, now);
          // What is stored is what is read again.
          ours = JSON.parse(JSON.stringify(ours)) as Card;
        }
        expect(ours).toEqual({
          due: theirs.due.getTime(),
          tried: now,
          stability: theirs.stability,
          difficulty: theirs.difficulty,
          tries: theirs.reps,
          lapses: theirs.lapses,
        });
      }),
    );
  });

  test('comes again the next day, and when it is solved, later and later', () => {
    let card = fail(start);
    expect(card.due).toBe(start + day);
    const days: number[] = [];
    for (let count = 0; count < 5; count++) {
      const now = card.due;
      card = present(afterReview(card, 'solved', now), 'card');
      days.push((card.due - now) / day);
    }
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(days[0]).toBeGreaterThan(1);
    expect(days.at(-1)).toBeGreaterThan(30);
    const again = present(afterReview(card, 'failed', card.due), 'card');
    expect(again.due - card.due).toBeLessThan(10 * day);
    expect(again.lapses).toBe(card.lapses + 1);
  });

  test('comes again later after a solution than after a hint', () => {
    const [solved, hinted, failed] = (['solved', 'hinted', 'failed'] as const).map(
      (outcome) => afterReview(fail(start), outcome, start + day)?.due ?? 0,
    );
    expect(solved).toBeGreaterThan(hinted ?? 0);
    expect(hinted).toBeGreaterThan(failed ?? 0);
  });

  test('survives a clock that was set back', () => {
    const card = fail(start);
    expect(afterReview(card, 'solved', start - 30 * day)).toEqual(afterReview(card, 'solved', start));
  });
});

test('a puzzle that was solved at first need not come again', () => {
  expect(afterReview(undefined, 'solved', start)).toBeUndefined();
  expect(afterReview(undefined, 'hinted', start)).toBeUndefined();
});

test('what was failed in the evening is due in the morning, and not on the same evening', () => {
  const card = fail(start);
  expect(isDue(card, start + 11 * 3_600_000)).toBe(false);
  expect(isDue(card, start + 12 * 3_600_000)).toBe(true);
});

test('what is due longest comes first', () => {
  const cards = { c: fail(start + 5), a: fail(start), b: fail(start + 2 * day), d: fail(start) };
  expect(dueCards(cards, start + day)).toEqual(['a', 'd', 'c']);
});
