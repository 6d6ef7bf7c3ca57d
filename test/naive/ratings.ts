import { gridOf, hasLine, type NaiveMove, textOf } from './naive.ts';
import { neutreeko } from './neutreeko.ts';
import { isWon, naiveQuantik } from './quantik.ts';

/** The moves with the highest rating, as texts. */
function bestOf(moves: readonly NaiveMove[], rate: (position: string) => number): string[] {
  const ratings = moves.map(({ position }) => rate(position));
  return moves.filter((_, index) => ratings[index] === Math.max(...ratings)).map(({ move }) => move);
}

/** Whether two pieces of a side are neighbours, diagonally too. */
function hasPair(position: string, side: string): boolean {
  const { grid } = gridOf(position);
  const cells = grid.flatMap((row, y) => row.flatMap((letter, x) => (letter === side ? [{ x, y }] : [])));
  return cells.some((one) =>
    cells.some((other) => one !== other && Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1),
  );
}

const otherSide = (side: string) => (side === 'b' ? 'w' : 'b');

/** The choices of the first report's levels: a look-ahead of so many plies, with the report's own points. */
export function bestByN1(position: string, lookAhead: number): string[] {
  const searcher = gridOf(position).side;
  return bestOf(neutreeko.moves(position), (next) => pointsAfter(next, lookAhead));

  /** What a position is worth to the searcher when so many plies were left before the move that led there. */
  function pointsAfter(after: string, left: number): number {
    const { side, grid } = gridOf(after);
    const mover = otherSide(side);
    if (hasLine(grid, mover, 3)) return mover === searcher ? 100 * left : -100 * left;
    if (left === 1) return (hasPair(after, searcher) ? 10 : 0) - (hasPair(after, otherSide(searcher)) ? 10 : 0);
    const replies = neutreeko.moves(after).map((reply) => pointsAfter(reply.position, left - 1));
    return side === searcher ? Math.max(...replies) : Math.min(...replies);
  }
}

/** Whether the side to move has a move that makes a line. */
function canWin(position: string): boolean {
  const { side } = gridOf(position);
  return neutreeko.moves(position).some((next) => hasLine(gridOf(next.position).grid, side, 3));
}

/** The choices of the second report's hard level. */
export function bestByN2(position: string): string[] {
  return bestOf(neutreeko.moves(position), (next) => {
    const { grid, side } = gridOf(next);
    const mover = otherSide(side);
    if (hasLine(grid, mover, 3)) return 3;
    if (canWin(next)) return -1;
    if (canWin(textOf(grid, mover))) return 2;
    return hasPair(next, mover) ? 1 : 0;
  });
}

/** The choices of the levels 2 and 3 of the report on Quantik. Its opponent wins by completing an area alone. */
export function bestByQ(position: string, level: 2 | 3): string[] {
  const { moves, outcome } = naiveQuantik('loss');
  const completes = (next: NaiveMove) => isWon(gridOf(next.position).grid);
  return bestOf(moves(position), (next) => {
    if (outcome(next) === 'loss') return 1000;
    const replies = moves(next);
    if (replies.some(completes)) return -1000;
    const { grid, side } = gridOf(next);
    const isOpenToOpponent = (move: string) => replies.some((reply) => reply.move.toLowerCase() === move.toLowerCase());
    const followUps = moves(textOf(grid, otherSide(side))).filter(completes);
    if (followUps.some(({ move }) => !isOpenToOpponent(move))) return 100;
    return level === 2 ? 0 : 0 - replies.length;
  });
}
