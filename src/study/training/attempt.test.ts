import { describe, expect, test } from 'vitest';
import { chain, examples, fork, hold } from '../../../test/example-puzzles.ts';
import type { Game } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { seededRandom } from '../../core/random.ts';
import { loadGame } from '../../games/index.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import {
  type Answered,
  type Attempt,
  answer,
  beginAttempt,
  hint,
  isSolved,
  outcomeOf,
  solutionLine,
  solverMoves,
} from './attempt.ts';

async function begin(puzzle: Puzzle): Promise<Attempt> {
  return beginAttempt((await loadGame(puzzle.game)) as Game, puzzle);
}

function answered(attempt: Attempt, text: string, seed?: number): Answered {
  const result = answer(attempt, text, seed === undefined ? undefined : seededRandom(seed));
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

describe('a right answer', () => {
  test('is answered by the opponent, until the puzzle is solved', async () => {
    const start = await begin(chain);
    const first = answered(start, '1');
    expect(first).toMatchObject({ kind: 'right', move: '1', reply: '1' });
    const second = answered(first.attempt, '5');
    expect(second).toMatchObject({ kind: 'right', move: '5', reply: '5' });
    const third = answered(second.attempt, '4');
    expect(third.kind).toBe('solved');
    expect(third.attempt.match.played).toEqual(['1', '1', '5', '5', '4']);
    expect([isSolved(second.attempt), isSolved(third.attempt)]).toEqual([false, true]);
    expect(outcomeOf(third.attempt)).toBe('solved');
    expect(start.match.played).toEqual([]);
  });

  test('may be written in any way that the game reads', async () => {
    expect(answered(await begin(hold), '4e 1e')).toMatchObject({ kind: 'right', move: '4E-1E', reply: '2B-4B' });
  });

  test('gets each of the replies that are asked for some seed, always the same for the same', async () => {
    const start = await begin(fork);
    const replies = Array.from({ length: 40 }, (_, seed) => {
      const found = answered(start, '1', seed);
      expect(answered(start, '1', seed)).toEqual(found);
      return found.kind === 'right' ? found.reply : found.kind;
    });
    expect([...new Set(replies)].sort()).toEqual(['1', '3', '4']);
  });

  test('is any of several at the last turn', async () => {
    const start = await begin(fork);
    const replied = Array.from({ length: 40 }, (_, seed) => answered(start, '1', seed));
    const three = present(
      replied.find((each) => each.kind === 'right' && each.reply === '3'),
      'reply in column 3',
    );
    expect(['2', '3', '4'].map((move) => answered(three.attempt, move).kind)).toEqual(['wrong', 'solved', 'solved']);
  });

  test('is not asked for any more once the puzzle is solved', async () => {
    const first = answered(await begin(fork), '1');
    const { attempt } = answered(first.attempt, '2');
    expect(answer(attempt, '3')).toMatchObject({ ok: false, problem: { code: 'game-over' } });
    expect(hint(attempt)).toBeUndefined();
    expect(solutionLine(attempt)).toEqual([]);
  });
});

describe('a wrong answer', () => {
  test('leaves the attempt where it is, and is remembered', async () => {
    const start = await begin(chain);
    const wrong = answered(start, '2');
    if (wrong.kind !== 'wrong') throw new Error(wrong.kind);
    expect(wrong.attempt).toEqual({ ...start, isFailed: true });
    expect(wrong.after.played).toEqual(['2']);
    const solved = ['1', '5', '4'].reduce((attempt, move) => answered(attempt, move).attempt, wrong.attempt);
    expect([isSolved(solved), outcomeOf(solved)]).toEqual([true, 'failed']);
  });

  test('that is no move is refused, and not held against anybody', async () => {
    const start = await begin(hold);
    expect(answer(start, 'nonsense')).toMatchObject({ ok: false });
    expect(answer(start, '2B-4B')).toMatchObject({ ok: false, problem: { code: 'not-your-piece' } });
    expect(outcomeOf(answered(start, '4E-1E').attempt)).toBe('failed');
    expect(start.isFailed).toBe(false);
  });
});

describe('a hint', () => {
  test('tells the piece, and then the move, and begins again at the next turn', async () => {
    const start = await begin(hold);
    const cellOf = (name: string) => start.match.game.view.cells.findIndex((cell) => cell.name === name);
    const first = present(hint(start), 'hint');
    expect(first).toMatchObject({ cells: [cellOf('4E')], isOneOf: false });
    expect(first.move).toBeUndefined();
    expect(first.attempt).toMatchObject({ hintsUsed: 1, isFailed: false });
    const second = present(hint(first.attempt), 'hint');
    expect(second).toMatchObject({ move: '4E-1E', cells: [cellOf('4E'), cellOf('1E')] });
    expect(second.attempt).toMatchObject({ hintsUsed: 2, isFailed: true });
    expect(present(hint(second.attempt), 'hint').attempt.hintsUsed).toBe(2);
    const next = answered(first.attempt, '4E-1E').attempt;
    expect(present(hint(next), 'hint')).toMatchObject({ cells: [cellOf('1E')] });
  });

  test('makes a puzzle solved with a hint', async () => {
    const { attempt } = present(hint(await begin(chain)), 'hint');
    const solved = ['1', '5', '4'].reduce((before, move) => answered(before, move).attempt, attempt);
    expect(outcomeOf(solved)).toBe('hinted');
  });

  test('of a move that is one cell leaves the choice between two', async () => {
    const start = await begin(chain);
    const { view } = start.match.game;
    const { cells, isOneOf } = present(hint(start), 'hint');
    expect([cells.length, isOneOf]).toEqual([2, true]);
    const right = start.match.play('1');
    expect(right.ok && cells).toContain(view.cells.findIndex(({ x, y }) => x === 0 && y === 1));
    expect(hint(start)?.cells).toEqual(cells);
  });
});

test.each(examples.map((puzzle) => [puzzle.id, puzzle] as const))('the solution of %s solves it', async (_, puzzle) => {
  const start = await begin(puzzle);
  const line = solutionLine(start);
  const own = line.filter((__, index) => index % 2 === 0);
  const end = own.reduce((attempt, move) => answered(attempt, move).attempt, start);
  expect(isSolved(end)).toBe(true);
  expect(end.match.played).toEqual(line);
  expect(own.length).toBeLessThanOrEqual(solverMoves(puzzle.solution));
});

test('a puzzle of another game is a mistake of the program', async () => {
  const game = (await loadGame('quantik')) as Game;
  expect(() => beginAttempt(game, hold)).toThrow('puzzle hold');
});
