import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** A process that keeps games in files, and how it knows others. */
export interface Claimant {
  readonly processId: number;
  isRunning(processId: number): boolean;
}

const ending = '.claim';

/**
 * Makes a save one's own, so that no other process writes it; false where one that runs has it already. A claim is a file
 * beside the save with the number of its process. One that a killed process has left behind counts for nothing.
 */
export function claim(save: string, claimant: Claimant): boolean {
  const file = save + ending;
  if (isClaimedByOther(save, claimant)) return false;
  if (ownerOf(save) === claimant.processId) return true;
  discard(file, claimant);
  try {
    writeFileSync(file, `${claimant.processId}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another process was quicker.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  return ownerOf(save) === claimant.processId;
}

export function isClaimedByOther(save: string, { processId, isRunning }: Claimant): boolean {
  const owner = ownerOf(save);
  return owner !== undefined && owner !== processId && isRunning(owner);
}

/** Lets others have a save. */
export function release(save: string, { processId }: Claimant): void {
  if (ownerOf(save) === processId) rmSync(save + ending, { force: true });
}

/** Of several processes that find the same old claim, only one can rename it. */
function discard(file: string, { processId }: Claimant): void {
  const old = `${file}.${processId}`;
  try {
    renameSync(file, old);
    rmSync(old, { force: true });
  } catch {
    // Another was quicker; or what had the name of a claim is none, a folder perhaps, and stays under another.
  }
}

/** The process that a claim names; undefined where there is none, or none that can be read. */
function ownerOf(save: string): number | undefined {
  const file = save + ending;
  try {
    // A pipe would be waited for.
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    const number = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  } catch {
    return undefined;
  }
}
