import { problemOf } from '../core/problem.ts';

/** What can go wrong with a board on a page; the sentences are in problem-text.ts. */
export type BoardProblems = {
  /** No game is named, or one that is not here. */
  'board-game-missing': { game: string };
  'board-game-unknown': { game: string };
  /** The game's code, or its puzzles, did not come. */
  'board-game-lost': { game: string };
  /** No such puzzle is here. */
  'board-puzzle-unknown': { puzzle: string };
  /** A wrong move in a puzzle in which there is a win, or a draw, to be kept. */
  'board-puzzle-win': { move: string };
  'board-puzzle-draw': { move: string };
  /** Nor did what the board says. */
  'board-words-lost': Record<never, never>;
  /** A move of the line that was asked for; its cause says why. */
  'board-move': { number: number; text: string };
  /** Values need a worker, which the page's policy forbids, or which did not start. */
  'board-policy': Record<never, never>;
  'board-engine': Record<never, never>;
};

export const makeBoardProblem = problemOf<BoardProblems>();
