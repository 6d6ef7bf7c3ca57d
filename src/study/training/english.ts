import { list } from '../../text/wording.ts';
import { pointsOf } from './points.ts';
import { themesIn } from './themes.ts';
import type { TrainingText } from './training-text.ts';

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

export const english: TrainingText = {
  problems: {
    'progress-unreadable': () => 'This is not what is kept of anybody’s training.',
    'progress-version': ({ version, expected }) =>
      `Your training was kept by a later version of Tabuleiro (${version}; this one knows ${expected}), and is left as it is.`,
  },
  task: (goal, { name }) => `${name} to move. Find the only move that ${goal === 'win' ? 'wins' : 'holds the draw'}.`,
  anyOf: (goal, { name }) => `${name} to move. Find a move that ${goal === 'win' ? 'wins' : 'holds the draw'}.`,
  right: ({ name, isPlural }, reply) => `Right. ${name} ${isPlural ? 'answer' : 'answers'} ${reply}.`,
  solved: {
    solved: 'Solved!',
    hinted: 'Solved, with a hint.',
    failed: 'That was it. This puzzle will come again.',
  },
  found: 'That was it.',
  wrong: (move, goal) => `${move}? That gives away the ${goal}.`,
  refuted: (move, { name, isPlural }, { value, plies, margin }, line) => {
    const how = plies ? ` in ${plies}` : margin ? ` by ${Math.abs(margin)}` : '';
    const result = value !== 'win' ? 'it is a draw' : `${name} ${isPlural ? 'win' : 'wins'}${how}`;
    return `${move}? Then ${result}${line ? `: ${line}` : '.'}`;
  },
  look: (cells, isOneOf) => `Look at ${list(cells, 'and')}${isOneOf ? ': it is one of them.' : '.'}`,
  lookInHand: (piece) => `Look at “${piece}” in your stock.`,
  tellMove: (move) => `The move is ${move}.`,
  solution: (line) => `The solution: ${line}`,
  themes: themesIn('en'),
  grade: (grade) => `Grade ${grade}`,
  due: 'You failed this one before.',
  standing: ({ rating, uncertainty }) => `Your rating is ${pointsOf(rating)}, give or take ${Math.round(uncertainty)}`,
  like: ({ level, beyond, isTentative }) => {
    if (beyond === 'below') return 'not yet as strong as level 1';
    if (beyond === 'above') return `stronger than level ${level}`;
    return isTentative ? `perhaps like level ${level}` : `about as strong as level ${level}`;
  },
  streak: (solved) => (solved === 0 ? 'A streak begins.' : `${count(solved, 'puzzle', 'puzzles')} running.`),
  streakOver: (solved, best) =>
    `The streak ends with ${count(solved, 'puzzle', 'puzzles')} solved. Your longest: ${best}.`,
  day: (date) => `The puzzle of the day, ${date}`,
  daysRunning: (number) => `${count(number, 'day', 'days')} running.`,
};
