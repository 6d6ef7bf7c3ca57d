import { type Guard, isCount, isListOf, isOneOf, isShape, isText } from '../../core/json.ts';
import type { Puzzle } from '../../study/puzzles/puzzle.ts';
import { noProgress, type Progress } from '../../study/training/progress.ts';
import { readProgress } from '../../study/training/progress-text.ts';
import type { Streak } from '../../study/training/streak.ts';
import type { PuzzleRecords } from './puzzle-records.ts';

/** How far someone has come with a puzzle, so that a reload finds it again. */
export interface KeptAttempt {
  readonly game: string;
  readonly puzzle: string;
  /** The moves of both sides. */
  readonly played: readonly string[];
  readonly hintsUsed: number;
  readonly told: 0 | 1 | 2;
  readonly isFailed: boolean;
  readonly isGivenUp: boolean;
  /** Whether the try is counted already: a mistake counts at once, whatever comes after it. */
  readonly isNoted: boolean;
}

/** What is kept of someone's puzzles on this device. */
export interface KeptPuzzles {
  progress(): Promise<Progress>;
  /** Changes the progress as it is by then, and says whether that is kept. */
  change(work: (progress: Progress) => Progress): Promise<{ readonly value: Progress; readonly isKept: boolean }>;
  /** What was done with a puzzle, if it is the one that was open last. */
  attempt(puzzle: Pick<Puzzle, 'game' | 'id'>): Promise<KeptAttempt | undefined>;
  keepAttempt(attempt: KeptAttempt): Promise<void>;
  /** The streak in a game that goes on, or that ended last; none before the first. */
  streak(game: string): Promise<KeptStreak | undefined>;
  keepStreak(game: string, streak: KeptStreak): Promise<void>;
}

/** A streak, and the seed that its puzzles are drawn from: whoever comes back to it finds the same one. */
export interface KeptStreak extends Streak {
  readonly seed: number;
}

const isShortText = isText(200);
const isYesOrNo = isOneOf([true, false]);

const isKeptAttempt: Guard<KeptAttempt> = isShape({
  game: isShortText,
  puzzle: isShortText,
  played: isListOf(isText(40), 200),
  hintsUsed: isCount,
  told: isOneOf([0 as const, 1 as const, 2 as const]),
  isFailed: isYesOrNo,
  isGivenUp: isYesOrNo,
  isNoted: isYesOrNo,
});
const isStreak: Guard<KeptStreak> = isShape({
  seed: isCount,
  solved: isCount,
  seen: isListOf(isShortText, 10_000),
  isOver: isYesOrNo,
});

/** The record with the progress, which an import merges. */
export const progressName = 'progress';
const attemptName = 'attempt';
const streakName = (game: string) => `streak ${game}`;

export function createKeptPuzzles(records: PuzzleRecords): KeptPuzzles {
  return {
    progress: async () => progressOf(await records.read(progressName)),
    change: (work) => records.change(progressName, (before) => work(progressOf(before))),
    async attempt({ game, id }) {
      const value = await records.read(attemptName);
      return isKeptAttempt(value) && value.game === game && value.puzzle === id ? value : undefined;
    },
    keepAttempt: async (attempt) => void (await records.change(attemptName, () => attempt)),
    async streak(game) {
      const value = await records.read(streakName(game));
      return isStreak(value) ? value : undefined;
    },
    keepStreak: async (game, streak) => void (await records.change(streakName(game), () => streak)),
  };
}

function progressOf(value: unknown): Progress {
  const found = readProgress(value);
  return found.ok ? found.value.progress : noProgress;
}
