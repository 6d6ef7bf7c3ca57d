import type { Game } from '../../core/game.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import { type Attempt, beginAttempt } from '../../study/training/attempt.ts';
import { ownValue, type Progress, progressIn } from '../../study/training/progress.ts';
import { resumeAttempt } from '../../study/training/resume.ts';
import { isDue } from '../../study/training/schedule.ts';
import { deps } from '../browser-deps.ts';
import type { KeptStreak } from '../storage/puzzles.ts';
import { keptMistakes, keptPuzzles } from './kept.ts';
import { type PuzzlePlace, parsePuzzlePlace } from './place.ts';
import { loadDay, loadPuzzleGame, type PuzzleGame, today } from './puzzle-games.ts';

/** A puzzle with all that its screen needs. */
export interface OpenedPuzzle {
  readonly place: PuzzlePlace;
  readonly source: PuzzleGame;
  readonly puzzle: Puzzle;
  readonly progress: Progress;
  readonly streak: KeptStreak | undefined;
  /** Where it was left, or its beginning. */
  readonly attempt: Attempt;
  readonly isGivenUp: boolean;
  /** Whether this try is counted already. */
  readonly isNoted: boolean;
  /** The date of which it is the puzzle, where it was opened as that: an old link is no longer the day's. */
  readonly day: string | undefined;
  /** It is from a game of the person's own, and has no rating. */
  readonly isOwn: boolean;
}

/** What an address leads to: a puzzle, or nothing that there is. */
export type FoundPuzzle =
  | { readonly kind: 'puzzle'; readonly opened: OpenedPuzzle }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'no-game'; readonly name: string }
  | { readonly kind: 'no-puzzle'; readonly game: Game }
  | { readonly kind: 'no-puzzles'; readonly game: Game };

/** Opens the puzzle of an address, as it was left where it was the last. */
export async function openPuzzle(address: string): Promise<FoundPuzzle> {
  const place = parsePuzzlePlace(address);
  if (!place) return { kind: 'nowhere' };
  const source = await loadPuzzleGame(place.game);
  if (!source) return { kind: 'no-game', name: place.game };
  const { game, puzzles } = source;
  const puzzle = puzzles.find(({ id }) => id === place.id) ?? (await ownPuzzle(game, place.id));
  if (!puzzle) return { kind: puzzles.length > 0 ? 'no-puzzle' : 'no-puzzles', game };
  const [progress, streak, left] = await Promise.all([
    keptPuzzles.progress(),
    keptPuzzles.streak(game.id),
    keptPuzzles.attempt(puzzle),
  ]);
  // What was tried before and is to come again by now is not gone on with: it begins anew.
  const card = ownValue(progressIn(progress, game.id).cards, puzzle.id);
  const isAnew = left?.isNoted && card && isDue(card, deps.today());
  const resumed = left && !isAnew ? resumeAttempt(game, puzzle, left) : undefined;
  const attempt = resumed ?? beginAttempt(game, puzzle);
  const state = resumed && left ? { isGivenUp: left.isGivenUp, isNoted: left.isNoted } : unbegun;
  const isOwn = !puzzles.includes(puzzle);
  const day = place.set === 'day' ? await dayOf(puzzle) : undefined;
  return { kind: 'puzzle', opened: { place, source, puzzle, progress, streak, attempt, ...state, day, isOwn } };
}

/** Today's date, if this is the day's puzzle. */
async function dayOf({ game, id }: Puzzle): Promise<string | undefined> {
  const date = today();
  const day = await loadDay(date);
  return day?.game.id === game && day.puzzle.id === id ? date : undefined;
}

/** A puzzle from a game that was played here. */
async function ownPuzzle(game: Game, id: string): Promise<Puzzle | undefined> {
  const mistakes = await keptMistakes.list();
  const mistake = mistakes.find((each) => each.game === game.id && each.id === id);
  return mistake && (await import('./mistakes.ts')).puzzleOfMistake(game, mistake);
}

const unbegun = { isGivenUp: false, isNoted: false };
