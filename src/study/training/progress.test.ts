import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manyPuzzles } from '../../../test/example-puzzles.ts';
import { present } from '../../core/present.ts';
import { sayProblem } from '../../text/say-problem.ts';
import type { Outcome } from './attempt.ts';
import { mergeProgress } from './merge-progress.ts';
import {
  daysRunning,
  limits,
  noProgress,
  noteDay,
  noteStreak,
  noteTry,
  type Progress,
  progressIn,
  standingIn,
} from './progress.ts';
import { formatProgress, parseProgress, readProgress } from './progress-text.ts';
import { training } from './text.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 18, 20);
const levels = [0, 156, 264, 404, 530, 602, 629, 667];
const puzzles = manyPuzzles([1, 2, 3, 4, 5], 20);
const puzzle = present(puzzles[50], 'puzzle');

const tried = (progress: Progress, outcome: Outcome, now: number, which = puzzle) =>
  noteTry(progress, { puzzle: which, outcome, now, levels });

/** Anybody’s training, made by training. */
const someProgress = fc
  .array(
    fc.record({
      which: fc.integer({ min: 0, max: 4 }),
      game: fc.constantFrom('neutreeko', 'fuse'),
      outcome: fc.constantFrom<Outcome>('solved', 'hinted', 'failed'),
      later: fc.integer({ min: 0, max: 3 * day }),
      streak: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 12 },
  )
  .map((tries) => {
    let now = start;
    let progress = noProgress;
    for (const { which, game, outcome, later, streak } of tries) {
      now += later;
      const one = { puzzle: { ...present(puzzles[which], 'puzzle'), game }, outcome, now };
      progress = noteTry(progress, { ...one, levels });
      progress = noteStreak(progress, game, streak, now);
      progress = noteDay(progress, new Date(now).toISOString().slice(0, 10), one);
    }
    return progress;
  });

describe('a try', () => {
  test('changes the rating once, the result always, and the card where it was failed', () => {
    const once = tried(noProgress, 'failed', start);
    const twice = tried(once, 'solved', start + day);
    const [first, second] = [progressIn(once, 'neutreeko'), progressIn(twice, 'neutreeko')];
    expect(first.results[puzzle.id]).toEqual({ first: 'failed', last: 'failed', tries: 1, at: start });
    expect(second.results[puzzle.id]).toEqual({ first: 'failed', last: 'solved', tries: 2, at: start + day });
    expect(first.standing?.rating).toBeLessThan(210);
    expect(second.standing).toEqual(first.standing);
    expect(second.history).toEqual([{ at: start, rating: first.standing?.rating }]);
    expect(second.cards[puzzle.id]?.due).toBeGreaterThan(first.cards[puzzle.id]?.due ?? 0);
    expect(standingIn(noProgress, 'neutreeko', levels).rating).toBe(210);
  });

  test('that was solved at once needs no card', () => {
    expect(progressIn(tried(noProgress, 'solved', start), 'neutreeko').cards).toEqual({});
  });

  test('of a puzzle with the name of what every object has is like any other', () => {
    const odd = { ...puzzle, id: 'constructor', game: '__proto__' };
    const progress = tried(noProgress, 'failed', start, odd);
    expect(progressIn(progress, '__proto__').results.constructor).toMatchObject({ tries: 1 });
    expect(progressIn(noProgress, 'constructor').results).toEqual({});
  });
});

test('the first try of a day counts, and days running are counted', () => {
  const on = (progress: Progress, date: string, outcome: Outcome) =>
    noteDay(progress, date, { puzzle, outcome, now: start });
  const three = on(on(on(noProgress, '2026-02-27', 'solved'), '2026-02-28', 'hinted'), '2026-03-01', 'solved');
  expect(daysRunning(three, '2026-03-01')).toBe(3);
  expect(daysRunning(three, '2026-03-02')).toBe(3);
  expect(daysRunning(three, '2026-03-03')).toBe(0);
  expect(daysRunning(on(three, '2026-03-02', 'failed'), '2026-03-02')).toBe(0);
  expect(on(three, '2026-03-01', 'failed')).toBe(three);
  expect(daysRunning(three, 'today')).toBe(0);
});

test('the longest streak stands', () => {
  const eight = noteStreak(noProgress, 'fuse', 8, start);
  expect(noteStreak(eight, 'fuse', 5, start + day)).toBe(eight);
  expect(progressIn(noteStreak(eight, 'fuse', 9, start + day), 'fuse').streak).toEqual({ solved: 9, at: start + day });
  expect(noteStreak(noProgress, 'fuse', 0, start)).toBe(noProgress);
});

describe('as a text', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(someProgress, (progress) => {
        expect(parseProgress(formatProgress(progress))).toEqual({ ok: true, value: { progress, damaged: [] } });
      }),
      { numRuns: 40 },
    );
  });

  test('is read as far as it is good, and what is not is told', () => {
    const good = tried(tried(noProgress, 'failed', start), 'solved', start + 1, present(puzzles[3], 'puzzle'));
    const text = formatProgress({
      ...good,
      days: { '2026-11-18': { game: 'fuse', id: 'a', outcome: 'solved', at: 1 } },
    });
    const value = JSON.parse(text);
    value.games.neutreeko.results.bad = { first: 'won', last: 'solved', tries: 1, at: 1 };
    value.games.neutreeko.cards.bad = { ...value.games.neutreeko.cards[puzzle.id], stability: -1 };
    value.games.neutreeko.history.push('x');
    value.games.neutreeko.streak = 7;
    value.games.fuse = 'nothing';
    value.days.yesterday = value.days['2026-11-18'];
    value.extra = true;
    const read = readProgress(value);
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value.damaged.map(({ place }) => place).sort()).toEqual([
      'days.yesterday',
      'games.fuse',
      'games.neutreeko.cards.bad',
      'games.neutreeko.history.2',
      'games.neutreeko.results.bad',
      'games.neutreeko.streak',
    ]);
    expect(read.value.progress).toEqual(JSON.parse(text));
  });

  test.each(['', '{', '[]', 'null', '7', '{"tabuleiro":"table","version":2}'])('is not %j', (text) => {
    expect(parseProgress(text)).toMatchObject({ ok: false, problem: { code: 'progress-unreadable' } });
  });

  test('of a later version is left alone, and said to be so', () => {
    const read = parseProgress('{"tabuleiro":"training","version":2,"games":[]}');
    if (read.ok) throw new Error('It was read.');
    expect(sayProblem(read.problem, 'en', training)).toContain('later version');
    expect(sayProblem(read.problem, 'pt', training)).toContain('versão mais recente');
  });

  test('may hold anything at all without harm', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (games, days, game) => {
        const value = { tabuleiro: 'training', version: 1, games: { a: game, b: games }, days };
        const read = readProgress(value);
        if (!read.ok) throw new Error(read.problem.code);
        expect(readProgress(read.value.progress)).toMatchObject({ value: { damaged: [] } });
        expect(readProgress({ ...value, games })).toMatchObject({ ok: true });
      }),
    );
  });

  test('is never long', () => {
    const many = manyPuzzles([1, 2, 3, 4, 5, 6, 7, 8], 300);
    const results = Object.fromEntries(
      many.map(({ id }, index) => [id, { first: 'failed', last: 'failed', tries: 1, at: start + index }]),
    );
    const card = progressIn(tried(noProgress, 'failed', start), 'neutreeko').cards[puzzle.id];
    const cards = Object.fromEntries(many.map(({ id }, index) => [id, { ...card, due: start + index }]));
    const history = many.map((_, index) => ({ at: start + index, rating: index }));
    const read = readProgress({ ...noProgress, games: { neutreeko: { results, history, cards } } });
    if (!read.ok) throw new Error(read.problem.code);
    const after = tried(read.value.progress, 'failed', start + many.length, { ...puzzle, id: 'new' });
    const kept = progressIn(after, 'neutreeko');
    expect(Object.keys(kept.results)).toHaveLength(limits.results);
    expect(Object.keys(kept.results)).toContain('new');
    expect(kept.results[many[0]?.id ?? '']).toBeUndefined();
    expect(kept.history).toHaveLength(limits.history);
    expect(kept.history.at(-1)?.at).toBe(start + many.length);
    expect(Object.keys(kept.cards)).toHaveLength(limits.cards);
    expect(kept.cards[many[0]?.id ?? '']).toBeDefined();
    expect(formatProgress(after).length).toBeLessThan(300_000);
  });
});

describe('two as one', () => {
  test('do not depend on which comes first, and the same twice changes nothing', () => {
    fc.assert(
      fc.property(someProgress, someProgress, (one, other) => {
        const merged = mergeProgress(one, other);
        expect(mergeProgress(other, one)).toEqual(merged);
        expect(mergeProgress(merged, other)).toEqual(merged);
        expect(mergeProgress(one, one)).toEqual(one);
        expect(readProgress(merged)).toMatchObject({ value: { damaged: [] } });
      }),
      { numRuns: 60 },
    );
  });

  test('know what either knew, and of each the later state', () => {
    const before = tried(noProgress, 'failed', start);
    const after = tried(before, 'solved', start + day);
    const elsewhere = tried(noProgress, 'solved', start + 5, present(puzzles[3], 'puzzle'));
    const merged = progressIn(mergeProgress(mergeProgress(before, elsewhere), after), 'neutreeko');
    expect(Object.keys(merged.results).sort()).toEqual([puzzles[3]?.id, puzzle.id].sort());
    expect(merged.results[puzzle.id]?.tries).toBe(2);
    expect(merged.cards).toEqual(progressIn(after, 'neutreeko').cards);
  });
});
