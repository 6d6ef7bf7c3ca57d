import type { Game, Language } from '../../core/game.ts';
import { seededRandom, shuffle } from '../../core/random.ts';
import type { Puzzle, PuzzleTurn } from '../../study/puzzles/puzzle.ts';
import { themeText } from '../../study/puzzles/theme-text.ts';
import { type Command, gameOf, type Invocation, refuseExtra } from '../command.ts';
import { drawBoard } from '../print/board.ts';
import { sayStanding } from '../print/standing.ts';
import { wrap } from '../print/wrap.ts';
import { puzzlesText } from '../puzzles/text.ts';
import { wantedPuzzles } from '../puzzles/wanted.ts';

/** How many are listed for people, where nothing is said. */
const usualCount = 5;

/** Puzzles of a game, the easiest first: boards for people, an object a line for programs. */
export const puzzlesCommand: Command = async (invocation) => {
  const found = await gameOf(invocation);
  if (!found.ok) return { failure: found };
  const failure = refuseExtra(invocation, 1);
  if (failure) return { failure };
  const game = found.value;
  const wanted = await wantedPuzzles(game, invocation);
  if (!wanted.ok) return { failure: wanted };
  const { count, seed, isJson } = invocation.arguments;
  const drawn = shuffle(wanted.value, seededRandom(seed)).slice(
    0,
    count ?? (isJson ? wanted.value.length : usualCount),
  );
  const puzzles = wanted.value.filter((puzzle) => drawn.includes(puzzle));
  if (!isJson) {
    return { printout: { text: print(game, puzzles, wanted.value.length, invocation).join('\n'), json: undefined } };
  }
  for (const puzzle of puzzles) invocation.write(`${JSON.stringify(forPrograms(puzzle))}\n`);
  return {};
};

/** A puzzle as programs get it: without its grade, which `--grade` chooses by. */
function forPrograms({ id, game, position, goal, plies, solution, rating, themes }: Puzzle) {
  return { id, game, position, goal, plies, solution, rating, themes };
}

function print<S>(game: Game<S>, puzzles: readonly Puzzle[], all: number, invocation: Invocation): readonly string[] {
  const { language } = invocation.arguments;
  const words = puzzlesText[language];
  const { strong } = invocation.board.paint;
  const number = (index: number) => `${index + 1}.`;
  return [
    `${strong(game.text[language].name)}: ${words.title(puzzles.length, all)}`,
    ...puzzles.flatMap((puzzle, index) => ['', ...printPuzzle(game, puzzle, number(index), invocation)]),
    '',
    words.solutions,
    ...puzzles.map(({ solution }, index) =>
      wrap(`${number(index)} ${lineOf(solution, words.or).join(' ')}`.split(' '), invocation.width, '  '),
    ),
  ];
}

function printPuzzle<S>(game: Game<S>, puzzle: Puzzle, number: string, invocation: Invocation): readonly string[] {
  const { language } = invocation.arguments;
  const words = puzzlesText[language];
  const state = game.notation.parsePosition(puzzle.position);
  if (!state.ok) throw new Error(`${puzzle.position} is no position of ${game.id}; make the puzzles anew.`);
  return [
    [`${number} ${puzzle.id}`, words.grade(puzzle.grade, puzzle.rating), ...themesIn(language, puzzle)].join(', '),
    puzzle.position,
    '',
    ...drawBoard(game, state.value, invocation.board),
    '',
    `${sayStanding(game, state.value, language)} ${puzzle.goal === 'win' ? words.win(puzzle.plies) : words.draw}`,
  ];
}

function themesIn(language: Language, { themes }: Puzzle): readonly string[] {
  return themes.map((theme) => themeText[language][theme].name);
}

/** One way through a tree: the solver's moves, and between them the first reply that is asked. */
function lineOf({ moves, replies = {} }: PuzzleTurn, or: string): readonly string[] {
  const own = moves.join(` ${or} `);
  const [first] = Object.entries(replies);
  return first ? [own, first[0], ...lineOf(first[1], or)] : [own];
}
