import type { DropBoard, DropState } from '../rules.ts';
import type { ScoreSearch, Searcher } from '../score.ts';
import { BoundTable, boundScore, isLowerBound } from './bounds.ts';
import { type Layout, makeLayout } from './layout.ts';
import { LineBoard } from './lines.ts';

const sliceSteps = 2 ** 13;

/** Searches on a board of any size. They share one table. */
export function makeLineSearcher(board: DropBoard): Searcher {
  let layout: Layout | undefined;
  let bounds: BoundTable | undefined;
  return {
    begin(state) {
      layout ??= makeLayout(board);
      bounds ??= new BoundTable(layout);
      // Each search has a board of its own, so that many can be under way.
      return new LineSearch(boardWith(state, board, layout), bounds);
    },
    sliceSteps,
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

/**
 * An alpha-beta search that answers one question about a position again and again, with a null window: is its score more
 * than so much?
 *
 * - Moves that let the opponent win at once are left out, so that no position of the search can be won at once.
 * - Moves that make more new threats come first, then those nearer to the middle. Of what else was tried as an order,
 *   threats prevented and a history of good cells took up to twice the nodes, the best move of an earlier search as many.
 * - A player without an open line cannot win. This is what ends games of long lines, where most are drawn: without it
 *   9 × 9 × 6 with 23 empty cells takes twice the nodes, Connect Four a fiftieth more.
 *
 * The search keeps its path in arrays, not in calls, so that it can stop anywhere and go on later.
 */
class LineSearch implements ScoreSearch {
  private readonly board: LineBoard;
  private readonly table: BoundTable;
  private readonly middleFirst: Int32Array;
  /** At each ply of the path: the moves, how many, how many of them were tried, and the best score they gave. */
  private readonly moves: Int32Array;
  private readonly counts: Int32Array;
  private readonly tried: Int32Array;
  private readonly best: Int32Array;
  private readonly newThreats: Int32Array;
  private ply = 0;
  private limit = 0;

  /**
   * The board is the search's own from now on, and has more than one empty cell; the table may be shared with others.
   */
  constructor(board: LineBoard, table: BoundTable) {
    const { columns } = board;
    const plies = board.emptyCells() + 1;
    this.board = board;
    this.table = table;
    this.middleFirst = Int32Array.from({ length: columns }, (_, column) => column).sort(
      (a, b) => Math.abs(2 * a + 1 - columns) - Math.abs(2 * b + 1 - columns),
    );
    this.moves = new Int32Array(plies * columns);
    this.counts = new Int32Array(plies);
    this.tried = new Int32Array(plies);
    this.best = new Int32Array(plies);
    this.newThreats = new Int32Array(columns);
  }

  canWin(): boolean {
    return this.board.canWin();
  }

  ask(limit: number): void {
    this.limit = limit;
    this.ply = 0;
    this.open(0, limit);
  }

  answer(): number {
    return this.best[0];
  }

  run(steps: number): boolean {
    const { board, moves, counts, tried, best } = this;
    const { columns } = board;
    let ply = this.ply;
    for (let step = 0; step < steps; step++) {
      const limit = (ply & 1) === 0 ? this.limit : -1 - this.limit;
      if (best[ply] <= limit && tried[ply] < counts[ply]) {
        board.drop(moves[ply * columns + tried[ply]], board.turn());
        tried[ply]++;
        ply++;
        this.open(ply, -1 - limit);
      } else {
        if (counts[ply] > 1) this.table.store(board.key, board.smallerKey(), best[ply], best[ply] > limit);
        if (ply === 0) return true;
        ply--;
        board.lift(moves[ply * columns + tried[ply] - 1], 1 - board.turn());
        best[ply] = Math.max(best[ply], -best[ply + 1]);
      }
    }
    this.ply = ply;
    return false;
  }

  /** Comes to a position: either settles it, leaving no moves to try, or lists its moves. */
  private open(ply: number, limit: number): void {
    const count = this.listSafeMoves(ply * this.board.columns);
    const isSettled = this.settle(ply, count, limit);
    this.tried[ply] = 0;
    this.counts[ply] = isSettled ? 0 : count;
    if (!isSettled && count > 1) this.sortMoves(ply * this.board.columns, count);
  }

  /** Lists the moves after which the opponent cannot win at once. */
  private listSafeMoves(first: number): number {
    const { board, moves, middleFirst } = this;
    const { columns, landing, threats, cellNumbers } = board;
    const ofOpponent = (1 - board.turn()) * cellNumbers;
    let count = 0;
    let hasToBlock = false;
    for (let next = 0; next < columns; next++) {
      const column = middleFirst[next];
      const cell = landing[column];
      if (board.isColumnFull(column)) continue;
      const mustBlock = threats[ofOpponent + cell] > 0;
      if (mustBlock && hasToBlock) return 0;
      if (mustBlock) count = 0;
      if ((mustBlock || !hasToBlock) && threats[ofOpponent + cell + 1] === 0) moves[first + count++] = column;
      hasToBlock ||= mustBlock;
    }
    return count;
  }

  /** Finds a bound that answers the question without a search, or else the least score that is certain. */
  private settle(ply: number, count: number, limit: number): boolean {
    const { board, best } = this;
    const { openLines } = board;
    const player = board.turn();
    const empty = board.emptyCells();
    if (count === 0) {
      best[ply] = -(empty >> 1);
      return true;
    }
    let least = openLines[1 - player] === 0 ? 0 : -((empty - 2) >> 1);
    let most = openLines[player] === 0 ? 0 : (empty - 1) >> 1;
    if (count > 1 && least <= limit && most > limit) {
      const bound = this.table.find(board.key, board.smallerKey());
      if (bound !== 0 && isLowerBound(bound)) least = Math.max(least, boundScore(bound));
      else if (bound !== 0) most = Math.min(most, boundScore(bound));
    }
    best[ply] = most <= limit ? most : least;
    return most <= limit || least > limit;
  }

  private sortMoves(first: number, count: number): void {
    const { board, moves, newThreats } = this;
    const player = board.turn();
    for (let next = 0; next < count; next++) {
      const column = moves[first + next];
      const threats = board.countNewThreats(board.landing[column], player);
      let place = next;
      for (; place > 0 && newThreats[place - 1] < threats; place--) {
        newThreats[place] = newThreats[place - 1];
        moves[first + place] = moves[first + place - 1];
      }
      newThreats[place] = threats;
      moves[first + place] = column;
    }
  }
}
