import type { Game } from '../../src/core/game.ts';
import type { ComputerPlayer } from '../../src/core/player.ts';
import { present } from '../../src/core/present.ts';
import { seededRandom, shuffle } from '../../src/core/random.ts';
import { identify } from '../../src/study/puzzles/identity.ts';
import type { Puzzle } from '../../src/study/puzzles/puzzle.ts';
import { themesOf } from '../../src/study/puzzles/themes.ts';
import { chainOf, puzzleAt, turnsOf } from '../../src/study/puzzles/tree.ts';
import type { PuzzleSource } from './source.ts';
import { spread } from './spread.ts';
import { tryPuzzle } from './tries.ts';

/** Plies and moves in a row are told apart in groups, lest the many lengths of Neutreeko's wins crowd out the short ones. */
const pliesGroups = [3, 5, 7, 9, 13, 19, 29];
const chainGroups = [1, 2, 3, 5];

/** What kind of puzzle it is: none of its goal, length and themes may be missing. */
export function kindOf({ goal, plies, themes, solution }: Puzzle): string {
  const groupOf = (groups: readonly number[], length: number) => groups.filter((most) => length > most).length;
  return [goal, groupOf(pliesGroups, plies ?? 0), groupOf(chainGroups, chainOf(solution)), ...themes].join(' ');
}

/** How often the weakest levels, who take no time, try each puzzle before the others do. */
const screeningTries = 4;
/** The same for those that are looked for among all, and how many of these tries are solved at least. */
const closeTries = 20;
const leastShare = 0.4;
/** So many times as many as are wanted are tried by them. */
const screened = 4;

/**
 * Puzzles of all kinds for the levels to try, the same for the same seed. Most are too hard for the weakest levels:
 * of those that one of them solves there are as many as of those that none does, where there are so many.
 */
export function gatherCandidates<S>(
  source: PuzzleSource<S>,
  weakest: readonly ComputerPlayer<S>[],
  seed: number,
): readonly Puzzle[] {
  const random = seededRandom(seed);
  const found = new Map<string, Puzzle>();
  let looked = 0;
  for (const state of source.positions(random)) {
    if (looked >= source.maxPositions || found.size >= source.pool) break;
    looked++;
    const puzzle = puzzleIn(source, state);
    if (puzzle) found.set(puzzle.position, puzzle);
  }
  console.log(`${source.game.id}: ${found.size} puzzles in ${looked} positions`);
  const varied = spread(shuffle([...found.values()], random), screened * source.tried, kindOf);
  const chosen = spread(varied, source.tried, (puzzle) => `${difficultyFor(source.game, weakest, puzzle)}`);
  const isChosen = new Set(chosen);
  const rest = shuffle(
    [...found.values()].filter((puzzle) => !isChosen.has(puzzle)),
    random,
  );
  const shown = [...chosen, ...rareOnes(source, weakest, rest)].map((puzzle) => shownImage(source, puzzle));
  return [...new Map(shown.map((puzzle) => [puzzle.id, puzzle])).values()];
}

/** More of those that hardly any puzzle is like: the second level solves them, or they take so many only moves in a row. */
function rareOnes<S>(
  { game, easy = 0, longChain = Number.POSITIVE_INFINITY }: PuzzleSource<S>,
  weakest: readonly ComputerPlayer<S>[],
  puzzles: readonly Puzzle[],
): readonly Puzzle[] {
  const [, second] = weakest;
  const found: Puzzle[] = [];
  for (const puzzle of puzzles) {
    if (found.length === easy || !second) break;
    if (isWithinReach(game, second, puzzle)) found.push(puzzle);
  }
  return [...found, ...puzzles.filter(({ solution }) => chainOf(solution) >= longChain)];
}

/** Whether a player may solve a puzzle half of the time: it does in a few tries, and about so in many. */
function isWithinReach<S>(game: Game<S>, player: ComputerPlayer<S>, puzzle: Puzzle): boolean {
  const shareIn = (tries: number) =>
    tryPuzzle(game, player, puzzle, tries).reduce((sum, solved) => sum + solved) / tries;
  return shareIn(screeningTries) > 0 && shareIn(closeTries) >= leastShare;
}

/** The puzzle in a position as it stands; nobody has tried it yet, so that it has no rating. */
export function puzzleIn<S>({ game, known, passing, maxTurns }: PuzzleSource<S>, state: S): Puzzle | undefined {
  const task = puzzleAt(known, state);
  if (!task || turnsOf(task.solution) > maxTurns) return undefined;
  const { goal, plies, solution } = task;
  const position = game.notation.position(state);
  const themes = themesOf(game, passing, state, task);
  return { id: '', game: game.id, position, goal, plies, solution, rating: 0, grade: 0, themes };
}

/** The first of the weakest levels that solves it in half of its tries, by its number. */
function difficultyFor<S>(game: Game<S>, weakest: readonly ComputerPlayer<S>[], puzzle: Puzzle): number {
  return weakest.findIndex((player) => {
    const [first, second] = tryPuzzle(game, player, puzzle, screeningTries);
    return 2 * (first + second) >= screeningTries;
  });
}

/** The same puzzle in the image of its position that is shown. */
function shownImage<S>(source: PuzzleSource<S>, { position }: Puzzle): Puzzle {
  const given = source.game.notation.parsePosition(position);
  if (!given.ok) throw new Error(`${position}: ${given.problem.code}`);
  const { id, state } = identify(source.game, given.value, source.exchangeColours);
  return { ...present(puzzleIn(source, state), 'puzzle in the image of a position'), id };
}
