/** What can go wrong where puzzles are asked for. */
export type PuzzleProblems = {
  'no-puzzles': { game: string; list: string };
  'unknown-theme': { text: string; list: string };
  'bad-grade': { text: string; least: number; most: number };
  'no-puzzle-left': { game: string };
};
