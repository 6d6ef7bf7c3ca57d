/** How far beyond the levels a rating may lie: what none of them shows nobody has measured. */
const marginBeyond = 200;

/** The tries of a level with a rating. */
export interface LevelTries {
  readonly rating: number;
  readonly solved: number;
  readonly tries: number;
}

/**
 * The rating of a puzzle that makes the levels' tries likeliest (Bradley and Terry): the expected number of solved tries is
 * the one that was seen. Solved by all or by none it is as far beyond the levels as is allowed.
 */
export function ratePuzzle(levels: readonly LevelTries[]): number {
  const ratings = levels.map(({ rating }) => rating);
  let [low, high] = [Math.min(...ratings) - marginBeyond, Math.max(...ratings) + marginBeyond];
  const solved = levels.reduce((sum, level) => sum + level.solved, 0);
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    const expected = levels.reduce((sum, { rating, tries }) => sum + tries * chanceOf(rating, middle), 0);
    // The harder it is, the fewer are expected.
    if (expected > solved) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/** How likely a player is to solve a puzzle, on the Elo scale. */
function chanceOf(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / 400));
}

/** The lowest level that solves at least half; undefined where there is none, or where a higher level solves less than half. */
export function gradePuzzle(levels: readonly LevelTries[]): number | undefined {
  const isAble = levels.map(({ solved, tries }) => 2 * solved >= tries);
  const lowest = isAble.indexOf(true);
  return lowest < 0 || isAble.slice(lowest).includes(false) ? undefined : lowest + 1;
}

/** The correlation of two rows of numbers, after Pearson. */
export function correlation(ones: readonly number[], others: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((sum, each) => sum + each, 0) / row.length;
  const [one, other] = [mean(ones), mean(others)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of ones.entries()) {
    const [x, y] = [value - one, (others[index] ?? 0) - other];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / Math.sqrt(first * second);
}
