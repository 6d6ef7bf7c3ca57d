import type { ExactVerdict, Oracle } from '../../core/oracle.ts';
import { shareWork } from '../../engine/service/shared-work.ts';
import { Book } from './book/book.ts';
import { kernelSearches } from './kernel/kernel.ts';
import { fitsKernel, makeKernelSearcher } from './kernel/searches.ts';
import { makeLineSearcher } from './line-search/search.ts';
import type { DropBoard, DropState } from './rules.ts';
import { emptyCellsOf, findScore, type Searcher, valueBetween, verdictOf } from './score.ts';
import { isConnectFour } from './size.ts';
import { isSmall } from './small.ts';
import { drawn, solveSteps } from './solution.ts';

/** With how many empty cells a search comes to its end within minutes, in the kernel and on larger boards. */
const withinReach = { kernel: 42, lines: 32 };

/**
 * Solves any position of a drop game, given time. The first question about a small board solves all that play can
 * reach there; everything else is searched for, in the kernel where the board fits. Nothing is called out of
 * reach, since a forced win may be near on the largest board: whoever asks decides how long to wait.
 */
export async function makeOracle(board: DropBoard): Promise<Oracle<DropState>> {
  const searched = makeSearchOracle(board, await searcherOf(board), await bookOf(board));
  return isSmall(board) ? makeSmallOracle(board, searched) : searched;
}

async function searcherOf(board: DropBoard): Promise<Searcher> {
  return fitsKernel(board) ? makeKernelSearcher(board, await kernelSearches()) : makeLineSearcher(board);
}

async function bookOf(board: DropBoard): Promise<Book | undefined> {
  if (!isConnectFour(board)) return undefined;
  const { connectFourBook } = await import('./book/connect-four.ts');
  return new Book(board, connectFourBook);
}

function makeSmallOracle(board: DropBoard, unreachable: Oracle<DropState>): Oracle<DropState> {
  const solved = shareWork(solveSteps(board));

  return {
    *solve(state) {
      const steps = solved();
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield undefined;
      const plies = step.value.lookup(state);
      if (plies === undefined) return yield* unreachable.solve(state);
      return truth(plies === drawn ? 'draw' : plies % 2 === 1 ? 'win' : 'loss', plies === drawn ? null : plies);
    },

    *survey() {
      return (yield* solved()).survey();
    },

    *drawnPositions() {
      const steps = solved();
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield undefined;
      yield* step.value.drawnPositions();
    },
  };
}

export function makeSearchOracle(board: DropBoard, searcher: Searcher, book?: Book): Oracle<DropState> {
  const maxEmptyCells = fitsKernel(board) ? withinReach.kernel : withinReach.lines;
  return {
    *solve(state) {
      if (board.hasEndedInLine(state)) return truth('loss', 0);
      const emptyCells = emptyCellsOf(board, state);
      const steps = findScore(searcher, state, emptyCells, book?.find(state)?.value);
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield valueBetween(step.value);
      return verdictOf(step.value, emptyCells);
    },

    isRemote: (state) => emptyCellsOf(board, state) > maxEmptyCells,

    ...(book && { bookMove: (state) => book.find(state)?.column }),
  };
}

function truth(value: ExactVerdict['value'], plies: number | null): ExactVerdict {
  return { exact: true, value, plies };
}
