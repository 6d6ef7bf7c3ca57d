import type { Puzzle } from '../src/study/puzzles/puzzle.ts';

/** Three in a row for `o` in seven plies, a single move at every turn. */
export const chain: Puzzle = {
  id: 'chain',
  game: 'tres-em-linha',
  position: '...../...../ox.../xoxxo o',
  goal: 'win',
  plies: 7,
  solution: { moves: ['1'], replies: { 1: { moves: ['5'], replies: { 5: { moves: ['4'] } } } } },
  rating: 260,
  grade: 5,
  themes: ['quiet'],
};

/** Three replies are asked, and after each of them several moves win. */
export const fork: Puzzle = {
  id: 'fork',
  game: 'tres-em-linha',
  position: '....o/....x/x...o/x.o.x o',
  goal: 'win',
  plies: 5,
  solution: {
    moves: ['1'],
    replies: { 4: { moves: ['3', '4'] }, 1: { moves: ['2', '3', '4'] }, 3: { moves: ['3', '4'] } },
  },
  rating: 120,
  grade: 2,
  themes: ['block'],
};

/** To hold a draw, with stones that have to be picked up. */
export const hold: Puzzle = {
  id: 'hold',
  game: 'neutreeko',
  position: '...../.w.../...../..w.b/.bbw. b',
  goal: 'draw',
  plies: null,
  solution: {
    moves: ['4E-1E'],
    replies: {
      '2B-4B': {
        moves: ['1E-1A'],
        replies: { '4B-4A': { moves: ['1A-1E'] }, '4B-3A': { moves: ['1A-1E'] } },
      },
    },
  },
  rating: 610,
  grade: 6,
  themes: ['only-draw'],
};

export const examples: readonly Puzzle[] = [chain, fork, hold];

/** Puzzles that are only counted: of some grades, each grade with so many ratings around its own. */
export function manyPuzzles(grades: readonly number[], each: number, game = 'neutreeko'): readonly Puzzle[] {
  return grades.flatMap((grade) =>
    Array.from({ length: each }, (_, index) => ({
      ...hold,
      id: `g${grade}-${index}`,
      game,
      grade,
      rating: grade * 100 + ((index * 37) % 90),
    })),
  );
}
