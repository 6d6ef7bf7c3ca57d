import type { Mistake } from '../../study/differential.ts';
import type { PuzzleGoal } from '../../study/puzzles/puzzle.ts';

/** What a report card says. */
export interface ReportText {
  readonly title: (game: string) => string;
  readonly ratings: string;
  readonly cross: string;
  readonly keptByPly: string;
  readonly keptByPlyNote: string;
  readonly plies: (from: number, to: number) => string;
  readonly fatal: string;
  readonly fatalNote: string;
  readonly fatalMove: (game: number, ply: number, move: string, better: string) => string;
  readonly furtherFatal: (count: number) => string;
  readonly time: string;
  readonly moves: string;
  readonly mean: string;
  readonly longest: string;
  readonly failures: string;
  readonly noFailures: string;
  /** What a bot did, by the code of the problem. */
  readonly failureNames: Readonly<Record<string, string>>;
  readonly failed: (name: string, count: number, first: string) => string;
  readonly inExam: string;
  readonly inPuzzles: string;
  readonly inGames: string;
  readonly exam: string;
  readonly examNote: (positions: number, hasPlies: boolean) => string;
  readonly noExam: string;
  readonly puzzles: string;
  readonly puzzlesNote: (puzzles: number, most: number) => string;
  readonly solved: string;
  readonly grade: (grade: number) => string;
  readonly missed: string;
  readonly missedPuzzle: (goal: PuzzleGoal, grade: number, move: string, right: string) => string;
  readonly differential: string;
  readonly differentialNote: string;
  readonly compared: (search: string, positions: number) => string;
  readonly noMistake: string;
  readonly mistakes: Readonly<Record<Mistake, string>>;
  /** In the place of `value`, where the search is to save work and change nothing. */
  readonly anotherThanMinimax: string;
  readonly finding: (count: number) => string;
  readonly said: (nodes: string, score: string) => string;
  readonly expected: (nodes: string, score: string) => string;
  readonly mate: (plies: number) => string;
  readonly points: (points: number) => string;
  readonly written: (file: string) => string;
}
