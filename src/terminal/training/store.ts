import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Problem, type Result, succeed } from '../../core/problem.ts';
import { mergeProgress } from '../../study/training/merge-progress.ts';
import { noProgress, type Progress } from '../../study/training/progress.ts';
import { formatProgress, parseProgress } from '../../study/training/progress-text.ts';
import { reasonOf } from '../files/file-error.ts';
import { copyAside, moveAside } from '../files/move-aside.ts';
import { readTextFile } from '../files/read-text.ts';
import { makeFolder, replaceText } from '../files/write-text.ts';
import { refuse } from '../problems.ts';

const ending = '.json';

/** What was found of someone's training. */
export interface FoundTraining {
  readonly progress: Progress;
  /** What could not be read lies in another file now: so many parts of it, or 0 for all. */
  readonly aside?: { readonly file: string; readonly parts: number };
  /** Why nothing is to be written there. */
  readonly problem?: Problem;
}

export function trainingFile(folder: string): string {
  return join(folder, `training${ending}`);
}

/** Reads what is kept. What can't be read is set aside, and never deleted; what is of a later version stays as it is. */
export function readTraining(file: string): FoundTraining {
  if (isMissing(file)) return { progress: noProgress };
  const text = readTextFile(file);
  if (!text.ok) return { progress: noProgress, problem: text.problem };
  const read = parseProgress(text.value);
  if (read.ok) {
    const { progress, damaged } = read.value;
    const copy = damaged.length === 0 ? undefined : copyAside(file, ending);
    if (copy === undefined) return { progress };
    replaceText(file, `${formatProgress(progress)}\n`);
    return { progress, aside: { file: copy, parts: damaged.length } };
  }
  if (read.problem.code === 'progress-version') return { progress: noProgress, problem: read.problem };
  return { progress: noProgress, aside: { file: moveAside(file, ending), parts: 0 } };
}

/** Keeps training, together with what another window has added meanwhile. Returns both. */
export function writeTraining(file: string, progress: Progress): Result<Progress> {
  try {
    const { progress: there, problem } = readTraining(file);
    if (problem) return { ok: false, problem };
    const merged = mergeProgress(progress, there);
    makeFolder(dirname(file));
    replaceText(file, `${formatProgress(merged)}\n`);
    return succeed(merged);
  } catch (error) {
    return refuse({ code: 'training-unsaved', values: { file, reason: reasonOf(error) } });
  }
}

function isMissing(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}
