import { type Result, succeed } from '../../core/problem.ts';
import { mergeProgress } from '../../study/training/merge-progress.ts';
import { readProgress } from '../../study/training/progress-text.ts';
import type { Addition } from './addition.ts';
import { createPuzzleRecords, isPuzzleRecord, type PuzzleRecord, puzzleRecordVersion } from './puzzle-records.ts';
import { createKeptPuzzles, progressName } from './puzzles.ts';
import type { Store } from './store.ts';

/**
 * Adds what a file knows of puzzles to what is known here: of each part the one that knows more is taken, and of what else
 * is kept what is not here yet.
 */
export async function importPuzzles(records: readonly unknown[], store: Store): Promise<Result<Addition>> {
  let [added, known, damaged] = [0, 0, 0];
  for (const record of records) {
    if (!isPuzzleRecord(record) || !isReadable(record)) {
      damaged++;
      continue;
    }
    const there = await store.read(record.id);
    if (!there.ok) return there;
    if (there.value === undefined) {
      const written = await store.write({ ...record, revision: 1 } as PuzzleRecord);
      if (!written.ok) return written;
      added++;
    } else if (record.id === progressName && record.version === puzzleRecordVersion) {
      (await mergeIn(record.value, store)) ? added++ : known++;
    } else known++;
  }
  return succeed({ added, known, damaged });
}

/** Whether anything came of it. */
async function mergeIn(value: unknown, store: Store): Promise<boolean> {
  const brought = readProgress(value);
  if (!brought.ok) return false;
  const kept = createKeptPuzzles(createPuzzleRecords(store));
  const before = await kept.progress();
  const { value: after } = await kept.change((progress) => mergeProgress(progress, brought.value.progress));
  return JSON.stringify(after) !== JSON.stringify(mergeProgress(before, before));
}

/** A record that can be read, here or by a version to come. */
function isReadable({ id, version, value }: PuzzleRecord): boolean {
  if (version > puzzleRecordVersion) return true;
  return version === puzzleRecordVersion && (id !== progressName || readProgress(value).ok);
}
