import { seededRandom } from '../../core/random.ts';
import { deps } from '../browser-deps.ts';
import { go } from '../routes.ts';
import { inLanguage } from '../settings.ts';
import { notify } from '../shell/notices.tsx';
import { loadDue } from './due.ts';
import { keptMistakes, keptPuzzles } from './kept.ts';
import { nextByWishes } from './next-puzzle.ts';
import type { OpenedPuzzle } from './open-puzzle.ts';
import { formatPuzzlePlace, type PuzzlePlace } from './place.ts';
import { gamesWithPuzzles, loadPuzzleGame, type PuzzleGame } from './puzzle-games.ts';
import { puzzleText } from './puzzle-text.ts';
import { openStreak, puzzleOfStreak } from './streak-puzzle.ts';

/** What was passed over lately comes last. */
const passed: string[] = [];
const maxPassed = 40;

/** Goes on from a puzzle to the next of its set; where there is none, to all puzzles of its game. */
export async function goToNext({
  place,
  puzzle,
  source,
}: Pick<OpenedPuzzle, 'place' | 'puzzle' | 'source'>): Promise<void> {
  passed.push(puzzle.id);
  if (passed.length > maxPassed) passed.shift();
  const next = await nextOf(source, place.set);
  if (next) {
    goToPuzzle(next);
    return;
  }
  notify(inLanguage(puzzleText).setDone);
  go({ screen: 'puzzles', place: place.game });
}

/** Begins a set of a game's puzzles with the first that fits. */
export async function beginSet(game: string, set?: string): Promise<void> {
  const source = await loadPuzzleGame(game);
  const next = source && (await nextOf(source, set));
  if (next) goToPuzzle(next);
  else notify(inLanguage(puzzleText).setDone);
}

function goToPuzzle(place: PuzzlePlace): void {
  go({ screen: 'puzzle', place: formatPuzzlePlace(place) });
}

async function nextOf(source: PuzzleGame, set: string | undefined): Promise<PuzzlePlace | undefined> {
  const { game, puzzles } = source;
  if (set === 'streak') {
    const puzzle = puzzleOfStreak(puzzles, await openStreak(keptPuzzles, game.id, deps.freshSeed));
    return puzzle && { game: game.id, id: puzzle.id, set };
  }
  if (set === 'mistakes') {
    const mistakes = (await keptMistakes.list()).filter(({ id, isSolved }) => !isSolved && !passed.includes(id));
    const next = mistakes.find((mistake) => mistake.game === game.id) ?? mistakes[0];
    return next && { game: next.game, id: next.id, set };
  }
  const progress = await keptPuzzles.progress();
  if (set === 'due') {
    const others = (await gamesWithPuzzles()).map(({ id }) => id).filter((id) => id !== game.id);
    const due = await loadDue(progress, [game.id, ...others], deps.today());
    const [next] = due.filter(({ id }) => !passed.includes(id));
    return next && { ...next, set };
  }
  const random = seededRandom(deps.freshSeed());
  const puzzle = nextByWishes(source, progress, set, passed, deps.today(), random);
  // After the day's puzzle come others.
  return puzzle && { game: game.id, id: puzzle.id, ...(set !== undefined && set !== 'day' && { set }) };
}
