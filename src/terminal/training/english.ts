import { training } from '../../study/training/text.ts';
import { quote, quotePath, unbroken } from '../../text/phrase.ts';
import type { TrainerText } from './trainer-text.ts';

export const english: TrainerText = {
  problems: {
    ...training.text.en.problems,
    'training-unsaved': ({ file, reason }) => `Your training can’t be kept in ${quotePath(file)} (${reason}).`,
  },
  chooseGame: 'Puzzles of which game?',
  puzzle: (id, rating) => `puzzle ${id}, rated ${rating}`,
  next: 'An empty line for the next puzzle, or quit:',
  words: {
    hint: ['hint', 'tip'],
    solution: ['solution'],
    skip: ['skip', 'next'],
    moves: ['moves'],
    board: ['board'],
    rules: ['rules'],
    help: ['help', '?'],
    quit: ['quit', 'exit'],
  },
  means: {
    hint: 'where to look; said again, the move',
    solution: 'the whole solution; the puzzle will come again',
    skip: 'another puzzle',
    moves: 'the legal moves, numbered: #3 plays the third',
    board: 'the board again',
    rules: 'how the game is played',
    help: 'this list',
    quit: 'leave; your training is kept',
  },
  noHints: 'There are no hints in a streak.',
  noSkipping: 'There is no way around a puzzle of a streak; quit ends it.',
  onlyNext: (text) => `${quote(text)} is no answer here.`,
  again: 'And now?',
  doneToday: 'You have tried it already today, so this time it does not count.',
  allSolved: 'You have solved every puzzle there is!',
  setAside: (file, parts) =>
    parts === 0
      ? `What was kept of your training could not be read and was set aside as ${unbroken(file)}; it begins anew.`
      : `${parts === 1 ? 'A part' : `${parts} parts`} of your training could not be read; the rest is there, and all of it is set aside as ${unbroken(file)}.`,
};
