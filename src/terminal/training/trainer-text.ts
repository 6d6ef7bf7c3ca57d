import type { Sentences } from '../../core/game.ts';
import type { TrainingCommandProblems } from './problems.ts';

/** What may be said besides a move. */
export type TrainerWord = 'hint' | 'solution' | 'skip' | 'moves' | 'board' | 'rules' | 'help' | 'quit';

/** What is said where puzzles are solved line by line, beside what every shell says. */
export interface TrainerText {
  readonly problems: Sentences<TrainingCommandProblems>;
  readonly chooseGame: string;
  /** The puzzle by its id, and how hard it is. */
  readonly puzzle: (id: string, rating: number) => string;
  readonly next: string;
  /** What may be typed; the first is the one that is taught. */
  readonly words: Readonly<Record<TrainerWord, readonly [string, ...string[]]>>;
  readonly means: Readonly<Record<TrainerWord, string>>;
  readonly noHints: string;
  readonly noSkipping: string;
  readonly onlyNext: (text: string) => string;
  readonly again: string;
  readonly doneToday: string;
  readonly allSolved: string;
  readonly setAside: (file: string, parts: number) => string;
}
