import type { ExactVerdict, Oracle, Value } from '../../core/oracle.ts';
import { shareWork } from '../../engine/service/shared-work.ts';
import { BoundTable } from './bounds.ts';
import { type Layout, makeLayout } from './layout.ts';
import { LineBoard } from './lines.ts';
import type { DropBoard, DropState } from './rules.ts';
import { Search } from './search.ts';
import { drawn, isSmall, solveSteps } from './solution.ts';

/** Discs dropped or lifted between two signs of life: 1 to 2 ms of work, 10 when the code is new. */
const sliceSteps = 2 ** 13;

/**
 * Solves any position of a drop game, given time. The first question about a small board solves all that play can
 * reach there; everything else is searched for. Nothing is called out of reach, since a forced win may be
 * near on the largest board: whoever asks decides how long to wait.
 *
 * Positions of Connect Four with 14 discs take 50 ms at the median and 0.4 s at most, of 50 in which nobody had missed a
 * win; with 10 discs 0.3 s and 2 s, with 8 discs 2 s and 20 s; the empty board takes 11 minutes. About 3 million
 * positions a second.
 */
export function makeOracle(board: DropBoard): Oracle<DropState> {
  return isSmall(board) ? makeSmallOracle(board) : makeSearchOracle(board);
}

function makeSmallOracle(board: DropBoard): Oracle<DropState> {
  const solved = shareWork(solveSteps(board));
  const unreachable = makeSearchOracle(board);

  return {
    *solve(state) {
      const steps = solved();
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield undefined;
      const plies = step.value.lookup(state);
      if (plies === undefined) return yield* unreachable.solve(state);
      return plies === drawn ? truth('draw', null) : truth(plies % 2 === 1 ? 'win' : 'loss', plies);
    },

    *survey() {
      return (yield* solved()).survey();
    },
  };
}

function makeSearchOracle(board: DropBoard): Oracle<DropState> {
  let layout: Layout | undefined;
  let bounds: BoundTable | undefined;

  return {
    *solve(state) {
      if (board.hasEndedInLine(state)) return truth('loss', 0);
      layout ??= makeLayout(board);
      bounds ??= new BoundTable(layout);
      // Each search has a board of its own, so that many can be under way.
      return yield* searchForTruth(boardWith(state, board, layout), bounds);
    },
  };
}

/** The discs of a position. Lines count whose they are and not when they came, so that any order will do. */
function boardWith(state: DropState, board: DropBoard, layout: Layout): LineBoard {
  const lines = new LineBoard(layout);
  for (let column = 0; column < board.columns; column++) {
    for (let row = 0; row < board.rows; row++) {
      const owner = board.owner(state, column, row);
      if (owner !== undefined) lines.drop(column, owner);
    }
  }
  return lines;
}

/** Asks for the value first, and then ever closer for the score, which tells the plies. */
function* searchForTruth(lines: LineBoard, bounds: BoundTable): Generator<ExactVerdict | undefined, ExactVerdict> {
  if (lines.canWin()) return truth('win', 1);
  const emptyCells = lines.emptyCells();
  let least = -(emptyCells >> 1);
  let most = Math.max(0, emptyCells - 1) >> 1;
  const search = new Search(lines, bounds);
  while (least < most) {
    const limit = nextLimit(least, most);
    search.ask(limit);
    while (!search.run(sliceSteps)) yield knownBetween(least, most);
    const score = search.answer();
    if (score > limit) least = score;
    else most = score;
  }
  return truth(valueFor(least), pliesToEnd(least, emptyCells));
}

/** Is it a win? If not, is it a loss? Then the middle of what is possible. */
function nextLimit(least: number, most: number): number {
  if (least <= 0 && most > 0) return 0;
  if (least < 0 && most === 0) return -1;
  return (least + most) >> 1;
}

function knownBetween(least: number, most: number): ExactVerdict | undefined {
  return valueFor(least) === valueFor(most) ? truth(valueFor(least), null) : undefined;
}

function valueFor(score: number): Value {
  return score > 0 ? 'win' : score < 0 ? 'loss' : 'draw';
}

/** How many plies a position with so many empty cells is from its end: an odd number if it is won, even if lost. */
function pliesToEnd(score: number, emptyCells: number): number | null {
  if (score === 0) return null;
  const plies = emptyCells + 1 - 2 * Math.abs(score);
  return plies % 2 === (score > 0 ? 1 : 0) ? plies : plies + 1;
}

function truth(value: Value, plies: number | null): ExactVerdict {
  return { exact: true, value, plies };
}
