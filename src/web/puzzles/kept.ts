import { puzzleStore } from '../browser-deps.ts';
import { createKeptMistakes } from '../storage/mistakes.ts';
import { createPuzzleRecords } from '../storage/puzzle-records.ts';
import { createKeptPuzzles } from '../storage/puzzles.ts';

const records = createPuzzleRecords(puzzleStore);

/** What this browser keeps of puzzles. */
export const keptPuzzles = createKeptPuzzles(records);

/** And of mistakes in games that were played here. */
export const keptMistakes = createKeptMistakes(records);
