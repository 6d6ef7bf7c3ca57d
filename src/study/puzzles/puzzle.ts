/** What is asked of the solver: to win, or to hold a draw. */
export type PuzzleGoal = 'win' | 'draw';

/** What a puzzle is about; each is an exact predicate of its position and its moves. */
export const puzzleThemes = ['only-draw', 'quiet', 'double-threat', 'block', 'zugzwang', 'slower-win'] as const;
export type PuzzleTheme = (typeof puzzleThemes)[number];

/** A turn of the solver's. */
export interface PuzzleTurn {
  /** All moves that keep the value, as the game writes them. */
  readonly moves: readonly string[];
  /**
   * The opponent's answers that are asked, each with the solver's next turn. Only where exactly one move keeps the value and
   * the game goes on after it; a turn without them is the last.
   */
  readonly replies?: Readonly<Record<string, PuzzleTurn>>;
}

/** Grades are those of the levels, from 1. */
export const maxGrade = 8;

/** A position with a task, and the proof of its solution. */
export interface Puzzle {
  /** Made from the position, so that it means the same puzzle when the collection is made anew. */
  readonly id: string;
  readonly game: string;
  readonly position: string;
  readonly goal: PuzzleGoal;
  /** The plies of both sides to the end of a win with best play; null where they are not known, and of a draw. */
  readonly plies: number | null;
  readonly solution: PuzzleTurn;
  /** On the scale of the levels' Elo points: a player of this rating solves it half of the time. */
  readonly rating: number;
  /** The lowest level, 1 to 8, that solves it at least half of the time. */
  readonly grade: number;
  readonly themes: readonly PuzzleTheme[];
}
