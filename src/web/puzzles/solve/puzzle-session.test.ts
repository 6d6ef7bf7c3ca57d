import { expect, test } from 'vitest';
import { present } from '../../../core/present.ts';
import { seededRandom } from '../../../core/random.ts';
import { loadGame } from '../../../games/index.ts';
import { loadPuzzles } from '../../../study/puzzles/load.ts';
import { type Attempt, beginAttempt } from '../../../study/training/attempt.ts';
import { newStreak } from '../../../study/training/streak.ts';
import { createPuzzleRecords } from '../../storage/puzzle-records.ts';
import { createKeptPuzzles } from '../../storage/puzzles.ts';
import { makeMemoryStore } from '../../storage/store.ts';
import { wishesOf } from '../next-puzzle.ts';
import { openStreak, puzzleOfStreak } from '../streak-puzzle.ts';
import { noteTryIn, ratingChange } from './note-try.ts';
import { createPuzzleSession } from './puzzle-session.ts';

async function begin() {
  const game = await loadGame('tres-em-linha');
  const puzzles = await loadPuzzles(game);
  const puzzle = present(puzzles[0], 'puzzle');
  const kept: Attempt[] = [];
  const waiting: (() => void)[] = [];
  const session = createPuzzleSession(beginAttempt(game, puzzle), false, {
    analyse: async () => undefined,
    wait: (_, signal) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
    random: seededRandom(1),
    onChange: (attempt) => void kept.push(attempt),
  });
  const moveCalled = (isRight: boolean) => {
    const { match, turn } = session.attempt();
    const isThis = (move: number) => turn?.moves.includes(game.notation.move(match.state, move)) === isRight;
    return present(match.moves.find(isThis), 'move');
  };
  const settle = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { puzzles, puzzle, session, kept, moveCalled, settle };
}

test('a wrong move is shown, kept at once, and taken back by itself', async () => {
  const { session, kept, moveCalled, settle } = await begin();
  session.play(moveCalled(false));
  expect(session.shown().ply).toBe(1);
  expect(session.moves()).toEqual([]);
  expect(session.wrong()?.isAsking).toBe(true);
  expect(kept.map(({ isFailed, match }) => [isFailed, match.ply])).toEqual([[true, 0]]);
  await settle();
  expect(session.wrong()).toMatchObject({ isAsking: false, refutation: undefined });
  await settle();
  expect(session.wrong()).toBeUndefined();
  expect(session.shown().ply).toBe(0);
  expect(session.moves().length).toBeGreaterThan(0);
});

test('a right move is seen before its reply, which is kept already', async () => {
  const { session, kept, moveCalled, settle } = await begin();
  session.play(moveCalled(true));
  expect(session.shown().ply).toBe(1);
  expect(kept.at(-1)?.match.ply).toBe(2);
  await settle();
  expect(session.shown().ply).toBe(2);
});

test('a hint marks cells first, then the move, and the solution ends it', async () => {
  const { session } = await begin();
  session.askHint();
  expect(session.marked()).toEqual(session.hint()?.cells);
  session.askHint();
  expect(typeof session.marked()).toBe('number');
  expect(session.attempt().isFailed).toBe(true);
  session.giveUp();
  expect(session.isOver()).toBe(true);
  session.restart();
  expect(session.isOver()).toBe(false);
  expect(session.attempt().isFailed).toBe(false);
});

test('a try counts for the rating and the day once, and for the streak if it is at that puzzle', async () => {
  const { puzzles } = await begin();
  const kept = createKeptPuzzles(createPuzzleRecords(makeMemoryStore()));
  const streak = await openStreak(kept, 'tres-em-linha', () => 7);
  expect(streak).toEqual({ ...newStreak, seed: 7 });
  const puzzle = present(puzzleOfStreak(puzzles, streak), 'puzzle of the streak');
  const tried = { puzzle, outcome: 'solved', set: 'streak', now: 5, day: undefined, levels: [], puzzles } as const;
  const first = await noteTryIn(kept, tried);
  expect(first.streak?.solved).toBe(1);
  expect(ratingChange(first, puzzle.game, [])).toBeGreaterThan(0);
  const second = await noteTryIn(kept, { ...tried, outcome: 'failed' });
  // The streak is at another puzzle by now.
  expect(second.streak).toMatchObject({ solved: 1, isOver: false });
  expect(ratingChange(second, puzzle.game, [])).toBeUndefined();
  expect(second.after.games['tres-em-linha']?.streak).toMatchObject({ solved: 1 });
  expect((await noteTryIn(kept, { ...tried, set: 'day', day: '2026-11-18' })).after.days['2026-11-18']).toMatchObject({
    id: puzzle.id,
  });
});

test('a set is a theme, a grade, or something else', () => {
  expect(wishesOf('quiet')).toEqual({ theme: 'quiet' });
  expect(wishesOf('grade-3')).toEqual({ grades: [3, 3] });
  for (const other of ['grade-9', 'grade-', 'day', '']) expect(wishesOf(other)).toBeUndefined();
});
