import type { ExactVerdict, Value } from '../../core/oracle.ts';
import type { DropBoard, DropState } from './rules.ts';

/**
 * What a position is worth in one number, which tells the plies too. The score of a won position is the number of discs
 * that the winner still had to drop when the line was made, the last one of the line included, if the board were to be
 * filled: the sooner, the higher. A lost position has the negative of it, a drawn one 0. It does not depend on where a
 * search began, so that what is learnt of a position stays true.
 */
export type Score = number;

/** Answers questions about the score of one position. */
export interface ScoreSearch {
  /** Whether the player to move can complete a line at once: then no question may be asked. */
  canWin(): boolean;
  /** Begins to find out whether the score is more than `limit`. */
  ask(limit: Score): void;
  /** Goes on for so many steps, each a move tried or taken back; true when the question is answered. */
  run(steps: number): boolean;
  /** Once `run` has returned true: the score is at least this if this is more than the limit, otherwise at most. */
  answer(): Score;
}

/** Begins searches on one board, which share what they learn. */
export interface Searcher {
  /** The game must not be over. */
  begin(state: DropState): ScoreSearch;
  /** Steps between two signs of life: 1 to 3 ms of work, 10 when the code is new. */
  readonly sliceSteps: number;
}

/** What is known of a score before it is known. */
export interface ScoreRange {
  readonly least: Score;
  readonly most: Score;
}

export function emptyCellsOf({ columns, rows }: DropBoard, state: DropState): number {
  return columns * rows - (state[0] >> 1);
}

/**
 * Asks for the value first, unless it is known already, and then ever closer for the score. Yields what is known so far.
 */
export function* findScore(
  searcher: Searcher,
  state: DropState,
  emptyCells: number,
  value?: Value,
): Generator<ScoreRange, Score> {
  const search = searcher.begin(state);
  if (search.canWin()) return (emptyCells + 1) >> 1;
  let range: ScoreRange = {
    least: value === 'win' ? 1 : value === 'draw' ? 0 : -(emptyCells >> 1),
    most: value === 'loss' ? -1 : value === 'draw' ? 0 : Math.max(0, emptyCells - 1) >> 1,
  };
  while (range.least < range.most) {
    const limit = nextLimit(range);
    search.ask(limit);
    while (!search.run(searcher.sliceSteps)) yield range;
    const score = search.answer();
    range = score > limit ? { ...range, least: score } : { ...range, most: score };
  }
  return range.least;
}

/** Is it a win? If not, is it a loss? Then the middle of what is possible: other steps took as many positions. */
function nextLimit({ least, most }: ScoreRange): number {
  if (least <= 0 && most > 0) return 0;
  if (least < 0 && most === 0) return -1;
  return (least + most) >> 1;
}

/** The value without the plies, where a range leaves no doubt about it. */
export function valueBetween({ least, most }: ScoreRange): ExactVerdict | undefined {
  return valueFor(least) === valueFor(most) ? { exact: true, value: valueFor(least), plies: null } : undefined;
}

export function verdictOf(score: Score, emptyCells: number): ExactVerdict {
  return { exact: true, value: valueFor(score), plies: pliesToEnd(score, emptyCells) };
}

function valueFor(score: Score): Value {
  return score > 0 ? 'win' : score < 0 ? 'loss' : 'draw';
}

/** How many plies a position with so many empty cells is from its end: an odd number if it is won, even if lost. */
function pliesToEnd(score: Score, emptyCells: number): number | null {
  if (score === 0) return null;
  const plies = emptyCells + 1 - 2 * Math.abs(score);
  return plies % 2 === (score > 0 ? 1 : 0) ? plies : plies + 1;
}
