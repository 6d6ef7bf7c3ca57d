import { quote } from '../../text/phrase.ts';
import type { PuzzlesText } from './puzzles-text.ts';

export const english: PuzzlesText = {
  problems: {
    'no-puzzles': ({ game, list }) => `${game} has no puzzles; those that have some are ${list}.`,
    'unknown-theme': ({ text, list }) => `There is no theme ${quote(text)}; there are ${list}.`,
    'bad-grade': ({ text, least, most }) =>
      `--grade is ${quote(text)}; a grade from ${least} to ${most} was expected, or the first and the last of several, as in 3-5.`,
    'no-puzzle-left': ({ game }) =>
      `No puzzle of ${game} is of this grade and theme; without --grade or --theme there are more.`,
  },
  title: (shown, all) => `${shown} of ${all} puzzles`,
  grade: (grade, rating) => `grade ${grade}, rating ${rating}`,
  win: (plies) => (plies === null ? 'Win.' : `Win in ${plies}.`),
  draw: 'Hold the draw.',
  solutions: 'Solutions:',
  or: 'or',
};
