import { expect, test } from 'vitest';
import { contestantOf } from '../../bots/contestant.ts';
import { legalMoves } from '../../core/match.ts';
import { present } from '../../core/present.ts';
import { succeed } from '../../core/problem.ts';
import { loadGame } from '../../games/index.ts';
import { drawPuzzles, puzzlesOfGrade, sitPuzzles } from './sit-puzzles.ts';

const game = await loadGame('tres-em-linha');
const puzzles = await drawPuzzles(game, 1);
const interest = { signal: new AbortController().signal, onProgress: () => undefined };

async function tried(name: string) {
  const contestant = await contestantOf(game, name);
  if (!contestant.ok) throw new Error(contestant.problem.code);
  return present(await sitPuzzles(game, contestant.value, puzzles, 1, interest), 'puzzles that were tried');
}

test('puzzles are drawn of every grade, the easiest first, by the seed', async () => {
  const grades = puzzles.map(({ grade }) => grade);
  expect(grades).toEqual([1, 2, 3, 4, 5, 6, 7, 8].flatMap((grade) => Array(puzzlesOfGrade).fill(grade)));
  expect(await drawPuzzles(game, 1)).toEqual(puzzles);
  expect(await drawPuzzles(game, 2)).not.toEqual(puzzles);
  expect(await drawPuzzles(await loadGame('drop-9x9x5'), 1)).toEqual([]);
});

test('whoever plays perfectly solves them all', async () => {
  const { solved, byGrade, missed, failures } = await tried('perfect');
  expect({ solved: solved.value, missed, failures }).toEqual({ solved: 1, missed: undefined, failures: [] });
  expect(byGrade).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((grade) => ({ grade, puzzles: puzzlesOfGrade, solved: 1 })));
});

test('whoever plays the first move solves what that solves, and is shown the easiest that it does not', async () => {
  const { solved, missed } = await tried('first');
  expect(solved.value).toBeLessThan(0.5);
  const { state, move, right, puzzle } = present(missed, 'puzzle that was missed');
  expect(game.notation.move(state, present(legalMoves(game, state)[0], 'legal move'))).toBe(move);
  expect(right).not.toContain(move);
  expect(right.length).toBeGreaterThan(0);
  expect(puzzles).toContain(puzzle);
});

test('replies are those of the tree, and a player that varies is asked more than once', async () => {
  let asked = 0;
  const solver = present(await contestantOf(game, 'perfect').then((found) => (found.ok ? found.value : undefined)), '');
  const counting = {
    ...solver,
    name: 'counting',
    meaning: 'first',
    isRepeatable: false,
    async move(...question: Parameters<typeof solver.move>) {
      asked++;
      const [match] = question;
      expect(match.ply % 2).toBe(0);
      return solver.move(...question);
    },
  };
  await sitPuzzles(game, counting, puzzles, 1, interest);
  expect(asked).toBeGreaterThan(puzzles.length);
  const once = asked;
  await sitPuzzles(game, { ...counting, meaning: 'random', isRepeatable: true }, puzzles, 1, interest);
  expect(asked).toBeGreaterThan(4 * once);
});

test('one that gives no move is asked three times, and what it said is kept', async () => {
  let asked = 0;
  const broken = {
    name: 'broken',
    isRepeatable: false,
    async move() {
      asked++;
      return { ok: false, problem: { code: 'game-over', values: {} } } as const;
    },
  };
  const sat = present(await sitPuzzles(game, broken, puzzles, 1, interest), '');
  expect({ asked, failures: sat.failures.length, solved: sat.solved.value }).toEqual({
    asked: 3,
    failures: 3,
    solved: 0,
  });
});

test('what is broken off says nothing', async () => {
  const breaking = new AbortController();
  const slow = {
    name: 'slow',
    isRepeatable: true,
    async move() {
      breaking.abort();
      return succeed({ move: 0 });
    },
  };
  expect(await sitPuzzles(game, slow, puzzles, 1, { ...interest, signal: breaking.signal })).toBeUndefined();
});
