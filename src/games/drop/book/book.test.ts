import { describe, expect, test } from 'vitest';
import type { Value } from '../../../core/oracle.ts';
import { seededRandom } from '../../../core/random.ts';
import { opposite } from '../../../engine/analysis/verdict.ts';
import { finish } from '../../../engine/service/finish.ts';
import { kernelSearches } from '../kernel/kernel.ts';
import { makeKernelSearcher } from '../kernel/searches.ts';
import { makeOracle, makeSearchOracle } from '../oracle.ts';
import { DropBoard, type DropState } from '../rules.ts';
import { drawn, solveSteps } from '../solution.ts';
import { Book, type BookEntry, formatEntry, parseEntry, walkBook } from './book.ts';
import { connectFourBook } from './connect-four.ts';

/** The positions of a book with their entries, in order. */
function entriesOf(board: DropBoard, text: string): (BookEntry & { readonly state: DropState })[] {
  const walk = walkBook(board);
  let step = walk.next();
  return Array.from(text).flatMap((sign) => {
    if (step.done) throw new Error('The book has more entries than positions.');
    const entry = parseEntry(sign);
    const found = entry ? [{ state: step.value, ...entry }] : [];
    step = walk.next(entry);
    return found;
  });
}

test('every entry has a sign of its own', () => {
  const values: readonly Value[] = ['win', 'draw', 'loss'];
  const entries = values.flatMap((value) => Array.from({ length: 7 }, (_, column) => ({ value, column })));
  const signs = [undefined, ...entries].map(formatEntry);
  expect(new Set(signs).size).toBe(22);
  expect(signs.map(parseEntry)).toEqual([undefined, ...entries]);
  expect(() => parseEntry('~')).toThrow('no sign ~');
});

describe('a book of a board that can be looked up', () => {
  const board = new DropBoard({ columns: 4, rows: 4, line: 4 });
  const solution = finish(solveSteps(board));
  const valueAt = (state: DropState): Value => {
    if (board.hasEndedInLine(state)) return 'loss';
    const plies = solution.lookup(state) ?? drawn;
    return plies === drawn ? 'draw' : plies % 2 === 1 ? 'win' : 'loss';
  };

  /** Made as the real one is, but with the last column that keeps the value, and no further than seven discs. */
  function makeText(): string {
    const signs: string[] = [];
    const walk = walkBook(board);
    for (let step = walk.next(); !step.done; ) {
      const state = step.value;
      const value = valueAt(state);
      const column = [3, 2, 1, 0].find(
        (each) => !board.isColumnFull(state, each) && valueAt(board.drop(state, each)) === opposite[value],
      );
      const entry = state[0] >> 1 > 7 || column === undefined ? undefined : { value, column };
      signs.push(formatEntry(entry));
      step = walk.next(entry);
    }
    return signs.join('');
  }

  test('knows both seats’ positions whatever the other plays, with their mirror images, and what its moves lead to', () => {
    const book = new Book(board, makeText());
    const follow = (state: DropState, isOwner: boolean): number => {
      if (state[0] >> 1 > 7 || board.hasEndedInLine(state)) return 1;
      const answer = book.find(state);
      expect(answer?.value).toBe(valueAt(state));
      const all = [0, 1, 2, 3].filter((column) => !board.isColumnFull(state, column));
      const { column = 9 } = answer ?? {};
      const columns = isOwner ? [column] : all;
      return columns.reduce((sum, each) => sum + follow(board.drop(state, each), !isOwner), 1);
    };
    expect(follow(board.empty, true)).toBeGreaterThan(100);
    for (const first of [0, 1, 2, 3]) expect(follow(board.drop(board.empty, first), true)).toBeGreaterThan(100);
  });

  test('of another board is refused', () => {
    const text = `${makeText()}QQQQQQQQQQQQQQQQQQQQQQQQQQQQ`;
    expect(() => new Book(new DropBoard({ columns: 3, rows: 3, line: 3 }), text)).toThrow();
  });
});

describe('the book of Connect Four', () => {
  const board = new DropBoard({ columns: 7, rows: 6, line: 4 });
  const played = (...columns: readonly number[]) =>
    columns.reduce((state, column) => board.drop(state, column - 1), board.empty);

  test('is small', () => {
    expect(connectFourBook.length).toBeLessThan(100_000);
  });

  test('has the published values of the first moves, and what the oracle says begins with them', async () => {
    const oracle = await makeOracle(board);
    const valueOfMove = (column: number) => oracle.solve(played(column)).next().value?.value;
    expect([1, 2, 3, 4, 5, 6, 7].map(valueOfMove)).toEqual(['win', 'win', 'draw', 'loss', 'draw', 'win', 'win']);
    expect(oracle.solve(board.empty).next().value).toEqual({ exact: true, value: 'win', plies: null });
    expect(oracle.bookMove?.(board.empty)).toBe(3);
    // Not a move of its owner’s: in the book nobody begins at the edge.
    expect(oracle.bookMove?.(played(1, 1))).toBeUndefined();
  });

  // All of them are proved again by `npm run test:book`.
  test('holds in a sample with many discs', async () => {
    const oracle = makeSearchOracle(board, makeKernelSearcher(board, await kernelSearches()));
    const provedValue = (state: DropState) => {
      const steps = oracle.solve(state);
      for (;;) {
        const step = steps.next();
        if (step.value || step.done) return step.value?.value;
      }
    };
    const hard = entriesOf(board, connectFourBook).filter(({ state }) => state[0] >> 1 >= 8);
    const random = seededRandom(16);
    for (let n = 0; n < 8; n++) {
      const { state, value, column } = hard[random.below(hard.length)];
      expect(provedValue(state)).toBe(value);
      expect(provedValue(board.drop(state, column))).toBe(opposite[value]);
    }
  });
});
